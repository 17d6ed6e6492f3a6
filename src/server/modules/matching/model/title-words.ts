import { KNOWN_SPELLINGS } from '#contract/places.ts';

/** A fit may not depend on gender, and on places only as far as a person prefers them. */
const LEFT_OUT = new Set([
  ...KNOWN_SPELLINGS,
  ...`male males female females man men woman women boy boys girl girls lady ladies gent gents gentleman gentlemen
  पुरुष महिला महिलाएं महिलाएँ लड़का लड़के लड़की लड़कियां लड़कियाँ`.split(/\s+/),
]);

/** Returns the distinct words of a job title, without numbers, places and words for gender. */
export const titleWords = (title: string): string[] => [
  ...new Set(
    Array.from(
      title
        .normalize('NFKC')
        .toLowerCase()
        .matchAll(/[\p{L}\p{M}\p{N}]+[+#]*/gu),
      ([word]) => word,
    ).filter((word) => /\p{L}/u.test(word) && !LEFT_OUT.has(word)),
  ),
];
