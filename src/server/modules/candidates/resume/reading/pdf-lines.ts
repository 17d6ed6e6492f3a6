// pdf.js takes its worker from here; otherwise it loads a file beside itself, which a bundle does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boundedLines, MOST_LETTERS, MOST_PAGES } from './reading-bounds.ts';

/** The lines of a PDF's first pages. Throws for what is broken or asks for a password. */
export const pdfLines = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    // Nothing is drawn, so nothing is loaded that only drawing needs, from here or anywhere.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const texts: string[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && letters < MOST_LETTERS; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    letters += text.length;
    texts.push(text);
  }
  return boundedLines(texts);
};
