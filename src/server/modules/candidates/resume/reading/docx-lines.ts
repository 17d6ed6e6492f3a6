import mammoth from 'mammoth';
import { boundedLines } from './reading-bounds.ts';

/** Returns the lines of a Word document, one per paragraph. Pictures and linked content are ignored. */
export const docxLines = async (bytes: Uint8Array): Promise<string[]> => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return boundedLines([value]);
};
