import { mergedKey, wordingOf } from '../skills/skill-key.ts';

/** A list of skills as it was typed: each skill in one, and the words of those of several words; each once. */
export interface Wordings {
  wholes: readonly string[];
  words: readonly string[];
}

/** Tells a word of a skill from a skill of one word: no wording has a blank. */
const asWord = (word: string): string => ` ${word}`;
export const isWord = (wording: string): boolean => wording.startsWith(' ');

/** Reads lists of skills, with what administrators have merged. A text that comes again is taken apart once while it is read by the same. */
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
