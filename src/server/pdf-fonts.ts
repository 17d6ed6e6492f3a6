import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** Both fonts have Latin and Devanagari, so that a line needs no second font. */
const FILES = {
  regular: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
} as const;

interface PdfFonts {
  regular: Buffer;
  bold: Buffer;
  /** Removes characters without a glyph, which would appear as empty boxes. */
  drawable: (text: string) => string;
}

let opened: PdfFonts | undefined;

/** Returns the fonts that are embedded in PDFs. */
export const pdfFonts = (): PdfFonts => {
  opened ??= open();
  return opened;
};

const open = (): PdfFonts => {
  const { resolve } = createRequire(import.meta.url);
  const regular = readFileSync(resolve(FILES.regular));
  const known = create(regular);
  return {
    regular,
    bold: readFileSync(resolve(FILES.bold)),
    drawable: (text) =>
      [...text.normalize('NFC')]
        .filter((letter) => letter === '\n' || known.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .join(''),
  };
};
