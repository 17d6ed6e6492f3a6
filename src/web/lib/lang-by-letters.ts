const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/**
 * Returns the language of a text by the majority of its letters. It imports no texts, because the script of low-data
 * pages is built once for all languages.
 */
export const langByLetters = (text: string): 'en' | 'hi' | undefined => {
  const [hindi, english] = [count(text, /\p{sc=Deva}/gu), count(text, /\p{sc=Latn}/gu)];
  if (hindi === 0 && english === 0) return undefined;
  return hindi > english ? 'hi' : 'en';
};
