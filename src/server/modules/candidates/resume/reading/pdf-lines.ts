// Registers the pdf.js worker; otherwise pdf.js loads a file next to itself, which a bundle lacks.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { joinPdfText } from './join-pdf-text.ts';
import { boundedLines, MOST_LETTERS, MOST_PAGES } from './reading-bounds.ts';

/** Returns the lines of a PDF's first pages. Throws when it is broken or needs a password. */
export const pdfLines = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    // Nothing is rendered, so rendering resources are not loaded, locally or remotely.
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
    const text = joinPdfText(items.filter((item) => 'str' in item));
    letters += text.length;
    texts.push(text);
  }
  return boundedLines(texts);
};
