/**
 * Lowercases like PostgreSQL's built-in locale: each character alone, to one character. JavaScript considers neighbours
 * (Σ at a word's end) and turns İ into two.
 */
export const lowerCase = (text: string): string => {
  const lowered = text.toLowerCase();
  if (isAscii(text)) return lowered;
  return Array.from(text, (character) => {
    const [first = character] = character.toLowerCase();
    return first;
  }).join('');
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
