import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';

const MOST_ENTRIES = 1_000;
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;

/**
 * Nested archives and executables. An embedded spreadsheet (.xlsx), used by charts, is common in documents and allowed.
 */
const REFUSED_ENTRY = /(?:\.(?:zip|gz|tgz|bz2|xz|zst|7z|rar|jar|docx|docm|exe|dll|js|vbs|hta|html?)|vbaProject\.bin)$/i;

const REQUIRED_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];

const readDirectory = async (bytes: Buffer): Promise<boolean> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) return false;
  const missing = new Set(REQUIRED_ENTRIES);
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES || REFUSED_ENTRY.test(entry.fileName)) return false;
    missing.delete(entry.fileName);
  }
  return missing.size === 0;
};

/**
 * Returns whether this archive is a Word document with harmless contents. Reads only the central directory: nothing is
 * decompressed.
 */
const isSoundDocx = (bytes: Buffer): Promise<boolean> => readDirectory(bytes).catch(() => false);

/** Recognized types of uploads. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'png' | 'jpg' | 'webp' | 'gif' | 'avif';

/** Enough for every signature; the rest is not parsed. */
const HEAD_BYTES = 4_100;

const startsWith = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** A compound file may also be a spreadsheet or an installer; only Word's has this stream. */
const holdsWordDocument = (bytes: Buffer): boolean => bytes.includes(Buffer.from('WordDocument', 'utf16le'));

const IMAGES: Readonly<Record<string, FileKind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Determines the type by content only, from the first byte on: a file valid as two types is what its header says. */
export async function sniffType(bytes: Buffer): Promise<FileKind | undefined> {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return holdsWordDocument(bytes) ? 'doc' : undefined;
  if (startsWith(bytes, 0x50, 0x4b)) return (await isSoundDocx(bytes)) ? 'docx' : undefined;
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  return found && IMAGES[found.mime];
}
