/** Places with several names: the name they are counted under, then the others in lower case. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Bengaluru: ['bangalore', 'banglore', 'bengalooru', 'bangalore urban', 'bengaluru urban'],
  Mumbai: ['bombay'],
  Kolkata: ['calcutta'],
  Chennai: ['madras'],
  Delhi: ['new delhi', 'ncr', 'delhi ncr', 'delhi-ncr'],
  Gurugram: ['gurgaon'],
  Hyderabad: ['secunderabad', 'hydrabad'],
  Pune: ['poona'],
  Kochi: ['cochin', 'ernakulam'],
  Thiruvananthapuram: ['trivandrum'],
  Mysuru: ['mysore'],
  Mangaluru: ['mangalore'],
  Kozhikode: ['calicut'],
  Vadodara: ['baroda'],
  Puducherry: ['pondicherry'],
  Visakhapatnam: ['vizag', 'vishakhapatnam'],
  Prayagraj: ['allahabad'],
  Varanasi: ['banaras', 'benares'],
  Tiruchirappalli: ['trichy', 'tiruchirapalli'],
  Thoothukudi: ['tuticorin'],
  Hubballi: ['hubli'],
  Belagavi: ['belgaum'],
  Kalaburagi: ['gulbarga'],
  Panaji: ['panjim'],
  Nashik: ['nasik'],
  Guwahati: ['gauhati'],
  Shimla: ['simla'],
  'Chhatrapati Sambhajinagar': ['aurangabad'],
};

/** A map, because typed text can be a property of every object, such as `constructor`. */
const OTHERS_OF = new Map(Object.entries(OTHER_NAMES));

const NAMES = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
    [name.toLowerCase(), ...others].map((spelling) => [spelling, name] as const),
  ),
);

/** Every spelling of a place with several names, in lower case. */
export const KNOWN_SPELLINGS: readonly string[] = [...NAMES.keys()];

/**
 * Returns the name under which a place is counted: for known names the one in the table, also for two of them together
 * (`Bangalore/Bengaluru`) or with a part of the town (`Pune (Kharadi)`). Any other place keeps its name.
 */
export const placeName = (spelling: string): string => {
  const town = spelling
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (town === '') return spelling.trim();
  const known = NAMES.get(town.toLowerCase());
  if (known) return known;
  const [first, ...others] = town.split('/').map((part) => NAMES.get(part.trim().toLowerCase()));
  return first && others.length > 0 && others.every((other) => other === first) ? first : town;
};

/** The usual spellings in listings of a place with two names: each alone and both together. */
const spellingsOf = (name: string, other: string | undefined): string[] =>
  other ? [name, other, `${name}/${other}`, `${other}/${name}`] : [name];

/** Returns the usual spellings of a place in listings: its names alone and two of them together. */
export const usualSpellings = (name: string): string[] => {
  const known = placeName(name);
  const [other] = OTHERS_OF.get(known) ?? [];
  return other
    ? spellingsOf(
        known,
        other.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase()),
      )
    : [name];
};

/** Returns all names of the same place, in lower case. */
export const placeNames = (spelling: string): string[] => {
  const name = placeName(spelling);
  return [name.toLowerCase(), ...(OTHERS_OF.get(name) ?? [])];
};
