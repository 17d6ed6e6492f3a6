/** Marks that the fonts of a PDF do not know, and what says the same. */
const SAME: Readonly<Record<string, string>> = {
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '‣': '•',
  '►': '•',
  '✓': '•',
  '✔': '•',
  '→': '->',
  '⇒': '->',
  '←': '<-',
  '‑': '-',
  '−': '-',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '²': '2',
  '³': '3',
};

/** A text as the fonts can draw it: known marks replaced, pictures and foreign letters left out, blanks made one. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[●▪■◦‣►✓✔→⇒←‑−½¼¾²³]/g, (mark) => SAME[mark] ?? '')
    .replace(
      /[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]|\p{Extended_Pictographic}|\p{Co}|\p{Cf}(?<![\u200c\u200d])/gu,
      '',
    )
    .replace(/[^\S\n]+/g, ' ')
    .trim();
