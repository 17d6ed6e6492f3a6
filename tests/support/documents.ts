import { crc32, deflateSync } from 'node:zlib';

/** Returns a PDF with one empty page. */
export const pdfDocument = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** Returns the container of an old Word document; another stream name makes it a spreadsheet. */
export const docDocument = (stream = 'WordDocument'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

interface ZipEntry {
  name: string;
  content?: string;
  /** The size given in the directory; the real one by default. */
  unpackedSize?: number;
  /** In the directory, but not counted; or in the archive, but not listed in the directory. */
  hidden?: 'from count' | 'from directory';
}

/** Builds a zip archive with stored entries, whose directory may give false sizes. */
export const zipArchive = (entries: readonly ZipEntry[]): Buffer => {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', unpackedSize, hidden } of entries) {
    const bytes = Buffer.from(content);
    const path = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(bytes.length, 4);
    sizes.writeUInt32LE(unpackedSize ?? bytes.length, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(path.length, 0);
    // A false size requires a compression method.
    const method = unpackedSize === undefined ? '0000' : '0800';
    const common = Buffer.concat([Buffer.from(`14000000${method}00002100`, 'hex'), sizes, lengths]);
    const head = Buffer.concat([Buffer.from('504b0304', 'hex'), common, path, bytes]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    if (hidden !== 'from directory')
      directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, place, path]));
    local.push(head);
    offset += head.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const counted = entries.filter(({ hidden }) => hidden === undefined).length;
  end.writeUInt16LE(counted, 4);
  end.writeUInt16LE(counted, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, listing, Buffer.from('504b0506', 'hex'), end]);
};

/** Builds a minimal Word document. */
export const docxDocument = (more: readonly ZipEntry[] = []): Buffer =>
  zipArchive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);

/** Builds a PNG that declares a size and has no pixels. */
export const pngHeader = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from('00000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
