import { fromBufferPromise } from 'yauzl';

const MOST_ENTRIES = 1_000;
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024;

/** What unpacks again, or runs. A chart's sheet (.xlsx) is part of ordinary documents and stays allowed. */
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
 * Whether this archive is a Word document that unpacks to something harmless.
 * Read from the central directory alone: nothing is unpacked.
 */
export const isSoundDocx = (bytes: Buffer): Promise<boolean> => readDirectory(bytes).catch(() => false);
