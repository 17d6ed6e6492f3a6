/** A searched field, most important first. */
export type FitColumn = 'title' | 'skill' | 'companyName';

/**
 * How a text matches the typed words: equals them, begins with or contains them as whole words, has a word that begins
 * with them, or contains them anywhere.
 */
export type FitKind = 'is' | 'starts' | 'words' | 'begins' | 'contains';

export interface Fit {
  column: FitColumn;
  kind: FitKind;
}

/**
 * Ranking of search matches, best first; within one rank the newest comes first. Whole words go before parts of words
 * in any field, so that "excel" does not list "Excellence" first. Among whole words the title goes before the skills,
 * and skills before the company; an exact company name goes before a longer skill, so that "google" finds Google before
 * "Google Analytics".
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

/** Characters that separate words. Points, plus signs and number signs belong to words: C++, C#, .NET, Node.js. */
export const SEPARATORS = ' ,;:/|()[]{}-–—&"\'`*!?<>=~@\\';

const SEPARATOR = new RegExp(`[${SEPARATORS.replace(/[\\\]-]/g, '\\$&')}]`, 'g');

/** Replaces each separator by one space. */
const separated = (text: string): string => text.replace(SEPARATOR, ' ');

/** Returns the typed words; empty when there are only separators. */
export const typedWords = (typed: string): string => separated(typed).replace(/^ +| +$/g, '');

/** Whether a lower-case text matches the typed text this way; `fit.store.ts` is the SQL equivalent. */
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
