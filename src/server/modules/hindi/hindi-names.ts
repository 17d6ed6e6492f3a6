import { placeName } from '#contract/places.ts';
import { COMPANY_NAMES } from './company-names.ts';
import { bareText, isDevanagari } from './devanagari.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { PLACE_NAMES } from './place-names.ts';
import { ROLE_NAMES } from './role-names.ts';
import { SKILL_NAMES } from './skill-names.ts';
import { bonesOf, soundOf, transliterate } from './transliterate.ts';

type Table = Readonly<Record<string, readonly string[]>>;

/** One Hindi name of a term that listings write in English. */
interface Name {
  /** In lower case. */
  english: string;
  hindi: string;
  /** Normalized by `bareText`. */
  bare: string;
  sounds: readonly string[];
  /** First name in its table row. */
  isUsual: boolean;
}

/** Returns the sounds of a text in either script, to compare with those of another. */
export const soundsOf = (text: string): string[] => [...new Set(transliterate(text).map(soundOf))];

const namesOf = (table: Table): Name[] =>
  Object.entries(table).flatMap(([english, names]) =>
    names.map((hindi, at) => ({
      english: english.toLowerCase(),
      hindi,
      isUsual: at === 0,
      bare: bareText(hindi),
      sounds: soundsOf(hindi),
    })),
  );

const PLACES = namesOf(PLACE_NAMES);
const ROLES_AND_SKILLS = [...namesOf(ROLE_NAMES), ...namesOf(SKILL_NAMES)];
const WORK = [...ROLES_AND_SKILLS, ...namesOf(COMPANY_NAMES)];

const grouped = (pairs: readonly (readonly [string, string])[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const values = found.get(key) ?? [];
    if (!values.includes(value)) values.push(value);
    found.set(key, values);
  }
  return found;
};

interface Lookup {
  byBare: ReadonlyMap<string, readonly string[]>;
  bySound: ReadonlyMap<string, readonly string[]>;
}
const lookupOf = (names: readonly Name[]): Lookup => ({
  byBare: grouped(names.map(({ bare, english }) => [bare, english])),
  bySound: grouped(names.flatMap(({ sounds, english }) => sounds.map((sound) => [sound, english] as const))),
});
const WORK_NAMES = new Set(WORK.map(({ bare }) => bare));
/** Among other words, a name of work is not a place: घर से काम. */
const NAMES = [...WORK, ...PLACES.filter(({ bare }) => !WORK_NAMES.has(bare))];
const NAMED = new Set(NAMES.map(({ bare }) => bare));
/** An ordinary word is read as it is spelled, unless it is a name: others sound like it. */
const ORDINARY = namesOf(ORDINARY_WORDS).filter(({ bare }) => !NAMED.has(bare));
const ORDINARY_ONES = new Set(ORDINARY.map(({ bare }) => bare));
const ANY = { ...lookupOf(NAMES), byBare: lookupOf([...NAMES, ...ORDINARY]).byBare };
const PLACES_ONLY = lookupOf(PLACES);
/** Companies are found by their names in Hindi, and shown as they write themselves. */
const IN_HINDI = grouped(
  [...ROLES_AND_SKILLS, ...PLACES]
    .filter(({ hindi }) => isDevanagari(hindi))
    .map(({ english, hindi }) => [english, hindi] as const),
);

/** Shorter Latin text sounds like too many other words. */
const SHORTEST_LATIN = 4;
/** The sound of a repeated letter (zzzz) would begin any word with it. */
const SHORTEST_SOUND = 3;

const englishIn = ({ byBare, bySound }: Lookup, text: string): readonly string[] => {
  const exact = byBare.get(bareText(text));
  if (exact) return exact;
  if (!isDevanagari(text) && text.length < SHORTEST_LATIN) return [];
  return [...new Set(soundsOf(text).flatMap((sound) => bySound.get(sound) ?? []))];
};

/**
 * Returns the English terms, in lower case, for a place, a role or a skill with this Hindi name in either script, and for
 * an ordinary word.
 */
export const englishOf = (text: string): readonly string[] => englishIn(ANY, text);

/** Whether a text is an ordinary word and no name: English words contain the English for it, as business does bus. */
export const isOrdinary = (text: string): boolean => ORDINARY_ONES.has(bareText(text));

const SINGLE_WORDS = [...ROLES_AND_SKILLS, ...PLACES].filter(
  ({ hindi }) => isDevanagari(hindi) && !hindi.includes(' '),
);
const bonesIn = (word: string): string => bonesOf(transliterate(word)[0] ?? '');
const BY_BONES = Map.groupBy(SINGLE_WORDS, ({ hindi }) => bonesIn(hindi));

/** Returns the names of a place, role or skill that share their consonants with a word in Devanagari: of नरस, that of a नर्स. */
export const namesAlike = (word: string): readonly { english: string; sounds: readonly string[] }[] =>
  isDevanagari(word) ? (BY_BONES.get(bonesIn(word)) ?? []) : [];

/** Returns the Devanagari names of a place, role or skill, the usual name first. */
export const hindiNamesOf = (english: string): readonly string[] => {
  const lowered = english.trim().toLowerCase();
  return IN_HINDI.get(lowered) ?? IN_HINDI.get(placeName(lowered).toLowerCase()) ?? [];
};

/** `placeName`, also for names in Devanagari. */
export const placeNameInEnglish = (spelling: string): string => {
  const town = placeName(spelling);
  if (!isDevanagari(town)) return town;
  const [english] = PLACES_ONLY.byBare.get(bareText(town)) ?? [];
  return english === undefined ? town : (KNOWN_AS.get(english) ?? english);
};
const KNOWN_AS = new Map(Object.keys(PLACE_NAMES).map((name) => [name.toLowerCase(), placeName(name)]));

/** Whether this is the English name of a place in the table, in any of its spellings. */
export const isKnownPlace = (english: string): boolean => KNOWN_AS.has(placeName(english).toLowerCase());

/** Fewer consonants are common to too many words. */
const FEWEST_BONES = 5;

/** The consonants of a place; some write ढ़ as dh. */
const bonesOfPlace = (latin: string): string => bonesOf(latin).replaceAll('rh', 'd');

const PLACES_BY_BONES = grouped(
  PLACES.filter(({ hindi }) => isDevanagari(hindi)).flatMap(({ hindi, english }) =>
    transliterate(hindi).map((latin) => [bonesOfPlace(latin), english] as const),
  ),
);

/** Returns the places that share their consonants with a phonetic spelling, if those are enough: haidarabad, chandigadh. */
const placesAlike = (latin: string): readonly string[] => {
  const bones = bonesOfPlace(bareText(latin));
  return bones.length < FEWEST_BONES ? [] : (PLACES_BY_BONES.get(bones) ?? []);
};

/**
 * Returns, in lower case, what a Hindi place name in either script may mean: its English name; without one, the possible
 * spellings of a name in Devanagari, or the places with the same consonants as one in Latin letters.
 */
export const placesMeantBy = (text: string): readonly string[] => {
  const known = englishIn(PLACES_ONLY, text);
  if (known.length > 0) return known;
  return isDevanagari(text) ? transliterate(text) : placesAlike(text);
};

/**
 * Returns the names under which a place in either script is compared with others, in lower case: one in Devanagari that
 * the table lacks has its possible spellings.
 */
export const comparedPlaceNames = (spelling: string): readonly string[] => {
  const name = placeNameInEnglish(spelling);
  return isDevanagari(name) ? placesMeantBy(name) : [name.toLowerCase()];
};

/** Returns English completions of a text typed in Hindi, exact and usual ones first. */
export const completionsOf = (typed: string, of: 'places' | 'work'): string[] => {
  const names = of === 'places' ? PLACES : WORK;
  const bare = bareText(typed);
  if (bare === '') return [];
  const sound = isDevanagari(typed) ? undefined : soundOf(bare);
  if (sound !== undefined && (bare.length < SHORTEST_LATIN || sound.length < SHORTEST_SOUND)) return [];
  const begun = names.filter((name) =>
    sound === undefined ? name.bare.startsWith(bare) : name.sounds.some((one) => one.startsWith(sound)),
  );
  const exact = begun.filter((name) => name.bare === bare);
  const usual = begun.filter(({ isUsual }) => isUsual);
  return [...new Set([...exact, ...usual, ...begun].map(({ english }) => english))];
};

/** Most words in one name. */
export const LONGEST_NAME = 4;

/** Ranks at the beginning of a title as companies shorten them: Sr., Jr . */
const IN_SHORT = /^([sj]r)(?![\p{L}\p{M}]) ?\.?\s*/iu;
const FULL: ReadonlyMap<string, string> = new Map(Object.entries({ sr: 'Senior', jr: 'Junior' }));

/** Translates a value by the longest names in the tables; undefined when they lack one of its words. */
const named = (
  value: string,
  nameOf: (names: readonly string[], run: string) => string | undefined,
): string | undefined => {
  const words = value.replace(IN_SHORT, (_, short) => `${FULL.get(short.toLowerCase())} `).split(/\s+/);
  const hindi: string[] = [];
  let known = 0;
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0 && taken === 0; length--) {
      const run = words.slice(at, at + length).join(' ');
      const end = /[,;:)]*$/.exec(run)?.[0] ?? '';
      const bare = run.slice(0, run.length - end.length);
      const name = nameOf(hindiNamesOf(bare), bare);
      if (name === undefined) continue;
      hindi.push(name + end);
      known += 1;
      taken = length;
    }
    if (taken === 0) {
      const word = words[at] ?? '';
      hindi.push(word);
      if (/\p{L}/u.test(word)) return undefined;
    }
    at += Math.max(taken, 1);
  }
  return known > 0 ? hindi.join(' ') : undefined;
};

/**
 * Renders an English value for a user typing Devanagari, by the typed name where there is one: Staff Nurse, स्टाफ़ नर्स.
 * Every other word has its usual name, so that a list calls it the same in each title. Undefined when the tables lack one
 * of its words: half a name is none.
 */
export const inHindi = (value: string, typed: string): string | undefined => {
  if (!isDevanagari(typed)) return undefined;
  const said = bareText(typed);
  const isTyped = (name: string): boolean => {
    const bare = bareText(name);
    return bare.startsWith(said) || said.includes(bare) || said.split(' ').some((word) => bare.startsWith(word));
  };
  /** Another name of several words counts only when it is typed whole: बिक्री alone does not make every executive an अधिकारी. */
  const isShown = (name: string): boolean => (name.includes(' ') ? said.includes(bareText(name)) : isTyped(name));
  return named(value, ([usual, ...others], run) => {
    if (usual === undefined || isTyped(usual)) return usual;
    const other = others.find(isShown);
    if (other !== undefined) return other;
    const isTypedInPart = run.includes(' ') && run.split(' ').some((word) => hindiNamesOf(word).some(isShown));
    return isTypedInPart ? undefined : usual;
  });
};

/** Returns an English value in Hindi; undefined when the tables lack one of its words. */
export const wholeInHindi = (value: string): string | undefined => named(value, ([usual]) => usual);
