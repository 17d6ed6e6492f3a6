/** A field that a search looks at, the weightiest first. */
export type FitColumn = 'title' | 'skill' | 'companyName';

/** How a text has what was typed: it is it, it begins with its words or has them, has a word that begins so, or contains it anywhere. */
export type FitKind = 'is' | 'starts' | 'words' | 'begins' | 'contains';

export interface Fit {
  column: FitColumn;
  kind: FitKind;
}

/**
 * The reasons for which a job comes before others, the best first; within one
 * reason the newest comes first. Whole words go before pieces of words
 * whichever the field, so that nobody who looks for "excel" meets "Excellence"
 * first. Among whole words the title goes before the skills, and they before the
 * company; a company that is called just so goes before a longer skill, so that
 * "google" finds Google before "Google Analytics".
 */
export const FITS: readonly Fit[] = [
  { column: 'title', kind: 'is' },
  { column: 'title', kind: 'starts' },
  { column: 'title', kind: 'words' },
  { column: 'skill', kind: 'is' },
  { column: 'companyName', kind: 'is' },
  { column: 'skill', kind: 'words' },
  { column: 'companyName', kind: 'words' },
  { column: 'title', kind: 'begins' },
  { column: 'skill', kind: 'begins' },
  { column: 'companyName', kind: 'begins' },
  { column: 'title', kind: 'contains' },
  { column: 'skill', kind: 'contains' },
];

/** What stands between words. Points, plus signs and number signs belong to words: C++, C#, .NET, Node.js. */
export const SEPARATORS = ' ,;:/|()[]{}-–—&"\'`*!?<>=~@\\';

/** A text as words with one space for each separator. */
const separated = (text: string): string =>
  Array.from(text, (char) => (SEPARATORS.includes(char) ? ' ' : char)).join('');

/** The words that were typed; nothing when there are only separators. */
export const typedWords = (typed: string): string => separated(typed).replace(/^ +| +$/g, '');

/** Whether a text in lower case has what was typed in this way; SQL asks the same in `fit.store.ts`. */
export const fits = (kind: FitKind, text: string, typed: string): boolean => {
  if (kind === 'is') return text === typed;
  if (!text.includes(typed)) return false;
  if (kind === 'contains') return true;
  const words = typedWords(typed);
  if (words === '') return false;
  const spaced = ` ${separated(text)} `;
  if (kind === 'starts') return spaced.startsWith(` ${words} `);
  return spaced.includes(kind === 'words' ? ` ${words} ` : ` ${words}`);
};
