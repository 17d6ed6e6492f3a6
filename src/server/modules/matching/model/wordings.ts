import { mergedKey, wordingOf } from '../skills/skill-key.ts';

/** A list of skills as typed: each whole skill, and the words of multi-word ones, without duplicates. */
export interface Wordings {
  wholes: readonly string[];
  words: readonly string[];
}

/** Distinguishes a word of a skill from a one-word skill: no wording contains a blank. */
const asWord = (word: string): string => ` ${word}`;
export const isWord = (wording: string): boolean => wording.startsWith(' ');

/**
 * Creates a reader of skill lists that applies the merges made by administrators. Each reader caches the texts it has
 * parsed.
 */
export const wordingsReader = (merged: ReadonlyMap<string, string>): ((typed: readonly string[]) => Wordings) => {
  const known = new Map<string, ReturnType<typeof wordingOf>>();
  const read = (typed: string): ReturnType<typeof wordingOf> => {
    const found = known.get(typed) ?? wordingOf(typed);
    known.set(typed, found);
    return found;
  };
  return (typed) => {
    const all = typed.map(read).filter(({ whole }) => whole !== '');
    return {
      wholes: [...new Set(all.map(({ whole }) => mergedKey(whole, merged)))],
      words: [...new Set(all.flatMap(({ words }) => words.map(asWord)))],
    };
  };
};
