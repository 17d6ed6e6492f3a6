import { LRUCache } from 'lru-cache';
import { englishOf } from '#server/modules/hindi/public.ts';
import aliases from './aliases.json' with { type: 'json' };
import { isHeard, keysBySound } from './keys-by-sound.ts';

/** Words with two spellings. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/isation/g, 'ization'],
  [/ising\b/g, 'izing'],
  [/modell/g, 'model'],
  [/\b(behavi|col|fav|hon|lab)our/g, '$1or'],
  [/\bcentre/g, 'center'],
  [/\bcatalogue/g, 'catalog'],
  [/\bprogramme\b/g, 'program'],
];

/** Qualifiers that are not part of a skill's name. */
const SAID_OF_IT = /^(?:(?:basic|good|sound|strong|working) )*knowledge (?:of|in) /;

/** Points, plus and number signs may belong to a word: Node.js, C++, C#, .NET. */
const WORD = /[\p{L}\p{M}\p{N}+#.&]+/gu;

/** "Natural Language Processing (NLP)" contains its own abbreviation. */
const withoutOwnInitials = (text: string): string => {
  const [, name, said] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (name === undefined || said === undefined) return text;
  const initials = Array.from(name.matchAll(/\p{L}+/gu), ([word]) => word.slice(0, 1)).join('');
  return initials === said.replace(/[^\p{L}]/gu, '') ? name : text;
};

/**
 * Databases, Technologies: to the singular. Words that merely end like a plural are distorted in the same way
 * everywhere.
 */
const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|sis|js)$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};

const plainWord = (word: string): string => {
  const isNet = word.startsWith('.net');
  // A point between digits belongs to a version; in a name it is optional.
  const pointed = word.replace(/\.(?!\d)|(?<!\d)\./g, '');
  // Plus and number signs count at the end of a name, or as a mark before it.
  const [, marks = '', name = '', end = ''] = /^([+#&]*)(.*?)([+#]*)$/u.exec(pointed) ?? [];
  if (name === '') return marks === '&' ? '' : end;
  return (isNet ? '.' : '') + singular(name) + end;
};

/** Returns the words of a text, with all spelling differences removed. */
const wordsOf = (typed: string): string[] => {
  let text = typed.normalize('NFKC').toLowerCase().replace(/['’`]/g, '').replace(/\s+/g, ' ').trim();
  text = withoutOwnInitials(text);
  for (const [spelled, as] of SPELLINGS) text = text.replace(spelled, as);
  text = text
    .replace(SAID_OF_IT, '')
    // R & D, S&OP: otherwise "Q&A" would become "QA".
    .replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) ?& ?(\p{L}{1,2})(?![\p{L}\p{N}])/gu, '$1&$2')
    .replace(/(?<=[\p{L}\p{N}]{3}) ?& ?|(?<!&.*)& ?(?=[\p{L}\p{N}]{3})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])([cf]) ?(\+\+|#)/gu, '$1$2')
    .replace(/ and /g, ' ');
  return Array.from(text.matchAll(WORD), ([word]) => plainWord(word)).filter((word) => word !== '');
};

const inOne = (words: readonly string[]): string => singular(words.join(''));

const spelledOut = (typed: string): string => inOne(wordsOf(typed));

const inEnglish = (typed: string): string =>
  /\p{Script=Devanagari}/u.test(typed) ? (englishOf(typed.trim())[0] ?? typed) : typed;

/** A million listings have only about ten thousand spellings. */
const KNOWN_SPELLINGS = 20_000;

const remembered = <Read extends string | object>(read: (typed: string) => Read): ((typed: string) => Read) => {
  const known = new LRUCache<string, Read>({ max: KNOWN_SPELLINGS, memoMethod: read });
  return (typed) => known.memo(typed);
};

/** Maps each alternative name to its skill; both as normalized words. */
const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries(aliases).flatMap(([name, others]) =>
    others.map((other) => [spelledOut(other), spelledOut(name)] as const),
  ),
);

const keyByName = (typed: string): string => {
  const key = spelledOut(inEnglish(typed));
  return /[\p{L}\p{N}]/u.test(key) ? (MEANT.get(key) ?? key) : '';
};

const knownBySound = keysBySound(
  Object.entries(aliases).flatMap(([name, others]) => [name, ...others].map((one) => [one, keyByName(one)] as const)),
);

/**
 * Returns the normal form of a skill, equal for all spellings: case, blanks, punctuation, plural, British and American
 * spelling, its names in Hindi and the names of `aliases.json`, also by their sound in Devanagari. C++, C#, F# and .NET stay distinct. Not for display;
 * empty when the text has neither letter nor digit.
 */
export const skillKey = remembered((typed): string => {
  const key = keyByName(typed);
  return (isHeard(key) && knownBySound(typed)) || key;
});

/**
 * Returns a skill's wording: its words joined, without replacing aliases, and the single words if there are several.
 * "ML" and "Machine Learning" are one skill in two wordings. Empty when the text has neither letter nor digit.
 */
export const wordingOf = remembered((typed): { whole: string; words: readonly string[] } => {
  const words = wordsOf(inEnglish(typed));
  const whole = inOne(words);
  return /[\p{L}\p{N}]/u.test(whole) ? { whole, words: words.length > 1 ? words : [] } : { whole: '', words: [] };
});

/** Resolves the merges made by administrators: each key may be merged into another, which may itself be merged. */
export const mergedKey = (key: string, merged: ReadonlyMap<string, string>): string => {
  let now = key;
  for (const seen = new Set<string>(); !seen.has(now); ) {
    seen.add(now);
    now = merged.get(now) ?? now;
  }
  return now;
};
