/** Places that have several names: the one they are counted under, then the others in lower case. */
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

const NAMES = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
    [name.toLowerCase(), ...others].map((spelling) => [spelling, name] as const),
  ),
);

/** Every spelling of a place with several names, in lower case. */
export const KNOWN_SPELLINGS: readonly string[] = [...NAMES.keys()];

/**
 * The name under which a place is counted: of its known names the one of the
 * table, also where two of them stand together (`Bangalore/Bengaluru`) or a
 * part of the town follows (`Pune (Kharadi)`). Any other place keeps its own.
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

/** The spellings under which listings usually have a place with two names: each by itself and both together. */
const spellingsOf = (name: string, other: string | undefined): string[] =>
  other ? [name, other, `${name}/${other}`, `${other}/${name}`] : [name];

/** The spellings under which listings usually have a place: its names by themselves and two of them together. */
export const usualSpellings = (name: string): string[] => {
  const known = placeName(name);
  const [other] = OTHER_NAMES[known] ?? [];
  return other
    ? spellingsOf(
        known,
        other.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase()),
      )
    : [name];
};

/** All names of the same place, in lower case. */
export const placeNames = (spelling: string): string[] => {
  const name = placeName(spelling);
  return [name.toLowerCase(), ...(OTHER_NAMES[name] ?? [])];
};
