import mammoth from 'mammoth';
import { boundedLines } from './reading-bounds.ts';

/** The lines of a Word document: a line for each paragraph. Pictures and what is linked are not looked at. */
export const docxLines = async (bytes: Uint8Array): Promise<string[]> => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return boundedLines([value]);
};
