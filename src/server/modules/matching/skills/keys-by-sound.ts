import { soundsOf } from '#server/modules/hindi/public.ts';

/** Sounds of fewer letters belong to too many words. */
const SHORTEST = 4;

/** Returns whether a normal form is in Devanagari, so that only its sound can equal one in English. */
export const isHeard = (key: string): boolean => /\p{Script=Devanagari}/u.test(key);

/** The sounds of a skill, without blanks and marks. Care in Devanagari is केयर. */
const skillSounds = (skill: string): string[] =>
  soundsOf(skill)
    .map((sound) => sound.replace(/eyar(?![a-z])/g, 'are').replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((sound) => sound.length >= SHORTEST);

/**
 * Finds the normal form of an English skill that sounds exactly like one typed in Devanagari: क्रिटिकल केयर, Critical
 * Care.
 * @param skills names with their normal forms; the first of one sound counts
 */
export const keysBySound = (
  skills: readonly (readonly [name: string, key: string])[],
): ((typed: string) => string | undefined) => {
  const keys = new Map<string, string>();
  for (const [name, key] of skills) {
    if (isHeard(key) || /[+#]/.test(key)) continue;
    for (const sound of skillSounds(name)) if (!keys.has(sound)) keys.set(sound, key);
  }
  return (typed) =>
    skillSounds(typed)
      .map((sound) => keys.get(sound))
      .find((key) => key !== undefined);
};
