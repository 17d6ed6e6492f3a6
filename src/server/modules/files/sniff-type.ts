import { fileTypeFromBuffer } from 'file-type';
import { type Entry, fromBufferPromise } from 'yauzl';

const MOST_ENTRIES = 1_000;
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;

/**
 * Nested archives and executables. An embedded spreadsheet (.xlsx), used by charts, is common in documents and allowed.
 */
const REFUSED_ENTRY = /(?:\.(?:zip|gz|tgz|bz2|xz|zst|7z|rar|jar|docx|docm|exe|dll|js|vbs|hta|html?)|vbaProject\.bin)$/i;

const REQUIRED_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];

/**
 * Lengths of the fixed parts of a zip archive: the end record, a directory entry, and the local header before an
 * entry's bytes.
 */
const END_BYTES = 22;
const LISTED_BYTES = 46;
const LOCAL_BYTES = 30;
/** An entry's bytes may be followed by a data descriptor with its sizes, if they were not known before. */
const MOST_TRAILER_BYTES = 24;

/**
 * Returns whether the directory consists of exactly these entries and ends where the archive's end record begins, so
 * that no reader finds another entry.
 */
const isWholeDirectory = (bytes: Buffer, entries: readonly Entry[], end: number): boolean => {
  const listed = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + LISTED_BYTES + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  );
  return bytes.readUInt32LE(end + 12) === listed && bytes.readUInt32LE(end + 16) + listed === end;
};

/**
 * Returns whether the entries are contiguous from the first byte to the directory, which leaves no room for an unlisted
 * entry.
 */
const isFilledBy = (bytes: Buffer, entries: readonly Entry[], directory: number): boolean => {
  let reached = 0;
  const isNext = (from: number): boolean => from >= reached && from - reached <= MOST_TRAILER_BYTES;
  const inOrder = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  for (const { relativeOffsetOfLocalHeader: from, compressedSize } of inOrder) {
    if (from === 0 ? reached !== 0 : !isNext(from)) return false;
    reached = from + LOCAL_BYTES + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28) + compressedSize;
  }
  return isNext(directory);
};

const readDirectory = async (bytes: Buffer): Promise<boolean> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) return false;
  const missing = new Set(REQUIRED_ENTRIES);
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES || REFUSED_ENTRY.test(entry.fileName)) return false;
    missing.delete(entry.fileName);
  }
  const end = bytes.length - END_BYTES - zip.comment.length;
  const directory = bytes.readUInt32LE(end + 16);
  return missing.size === 0 && isWholeDirectory(bytes, entries, end) && isFilledBy(bytes, entries, directory);
};

/**
 * Returns whether this archive is a Word document with harmless contents. Reads only the central directory: nothing is
 * decompressed.
 */
const isSoundDocx = (bytes: Buffer): Promise<boolean> => readDirectory(bytes).catch(() => false);

/** Recognized types of uploads. */
export type FileKind = 'pdf' | 'doc' | 'docx' | 'png' | 'jpg' | 'webp' | 'gif' | 'avif';

/** Enough for every signature; the rest is not parsed. */
const SIGNATURE_BYTES = 4_100;

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
  const found = await fileTypeFromBuffer(bytes.subarray(0, SIGNATURE_BYTES)).catch(() => undefined);
  return found && IMAGES[found.mime];
}
