import { pdfFonts } from '#server/pdf-fonts.ts';

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

/** A text as a PDF can draw it: known marks replaced, letters that its fonts do not know left out, blanks made one. */
export const drawableText = (text: string): string =>
  pdfFonts()
    .drawable(text.replace(/[●▪■◦‣►✓✔→⇒←‑−½¼¾²³]/g, (mark) => SAME[mark] ?? ''))
    .replace(/[^\S\n]+/g, ' ')
    .trim();
