import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '#server/database/schema/index.ts';
import { Problem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { docDocument, docxDocument, pdfDocument, pngHeader, zipArchive } from '#tests/support/documents.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { storeFile } from '#tests/support/stored-file.ts';
import { folderStorage } from './folder-storage.ts';
import { type Allowed, type WantedUpload, withUploads } from './store-upload.ts';

const database = testDatabase();
let folder: string;
let ownerId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avsar-files-'));
  ownerId = (await aCandidate(database.db)).accountId;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const storage = () => ({ files: folderStorage(folder), now: () => new Date() });

const store = (allow: Allowed, originalName: string, bytes: Uint8Array) =>
  storeFile({ db: database.db, ...storage() }, ownerId, {
    purpose: allow === 'picture' ? 'profile_picture' : 'resume',
    upload: { originalName, bytes },
    allow,
    field: 'file',
  });

const refusal = (sentence: string) => ({
  name: 'Problem',
  code: 'INVALID_INPUT',
  message: sentence,
  details: { fields: { file: expect.anything() } },
});

const RESUME = 'Please upload only PDF, DOC, or DOCX files.';
const PIXELS = 'This picture has more than 24 megapixels. Choose a smaller one.';
const PICTURE = 'Please upload a valid image for the profile picture.';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8a020' } })
    .png()
    .toBuffer();

describe('documents', () => {
  it.each([
    ['cv.pdf', pdfDocument(), 'application/pdf', 'cv.pdf'],
    ['CV.DOC', docDocument(), 'application/msword', 'CV.doc'],
    [
      'cv v1.2',
      docxDocument(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'cv v1.2.docx',
    ],
    ['really-a-pdf.docx', pdfDocument(), 'application/pdf', 'really-a-pdf.pdf'],
    ['re\u0301sume\u0301.pdf', pdfDocument(), 'application/pdf', 'r\u00e9sum\u00e9.pdf'],
  ])('%s is kept as what its content is', async (name, bytes, mediaType, originalName) => {
    const stored = await store('resume', name, bytes);
    expect(stored).toMatchObject({ mediaType, originalName, byteSize: bytes.length });
    const [row] = await database.db.select().from(files).where(eq(files.id, stored.id));
    expect(row).toMatchObject({ ownerId, purpose: 'resume', mediaType, originalName });
    const stream = await folderStorage(folder).open(row?.storageKey ?? '');
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
  });

  it.each([
    ['a script', 'cv.php', Buffer.from('<?php system($_GET[0]);')],
    ['a page named as a document', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'cv.exe', Buffer.from('MZ\x90\x00\x03')],
    ['a document that claims to be a script', 'cv.pdf.php', pdfDocument()],
    ['a name that ends before its ending', 'cv.php\0.pdf', pdfDocument()],
    ['a GIF that is a PDF as well', 'cv.pdf', Buffer.concat([Buffer.from('GIF89a'), pdfDocument()])],
    ['nothing', 'cv.pdf', Buffer.alloc(0)],
    ['a compound file that is no Word document', 'cv.doc', docDocument('Workbook')],
    ['an archive that is no Word document', 'cv.docx', zipArchive([{ name: 'readme.txt' }])],
    ['a picture', 'cv.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a document with macros', 'cv.docx', docxDocument([{ name: 'word/vbaProject.bin' }])],
    ['an archive within the archive', 'cv.docx', docxDocument([{ name: 'word/embeddings/inner.zip' }])],
    ['a bomb by size', 'cv.docx', docxDocument([{ name: 'word/media/a.bin', unpackedSize: 4_000_000_000 }])],
    [
      'one more in the directory than it counts',
      'cv.docx',
      docxDocument([{ name: 'word/embeddings/inner.zip', hidden: 'from count' }]),
    ],
    [
      'one more in the archive than in the directory',
      'cv.docx',
      docxDocument([{ name: 'word/embeddings/inner.zip', content: 'PK', hidden: 'from directory' }]),
    ],
    ['something in front of the archive', 'cv.docx', Buffer.concat([Buffer.from('PK#!/bin/sh\n'), docxDocument()])],
    [
      'a bomb by number',
      'cv.docx',
      docxDocument(Array.from({ length: 2_000 }, (_, number) => ({ name: `word/${number}.xml` }))),
    ],
  ])('%s is refused', async (_, name, bytes) => {
    const before = await database.db.$count(files);
    await expect(store('resume', name, bytes)).rejects.toMatchObject(refusal(RESUME));
    expect(await database.db.$count(files)).toBe(before);
  });

  it('more than 5 MB is refused with its own sentence', async () => {
    const bytes = Buffer.concat([pdfDocument(), Buffer.alloc(5 * 1024 * 1024)]);
    await expect(store('resume', 'cv.pdf', bytes)).rejects.toMatchObject(refusal('File size should be less than 5MB.'));
  });

  it('a registration takes a scanned resume, redrawn in its own kind', async () => {
    const scan = await sharp(await png(20, 10))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    expect(await store('registrationResume', 'scan.jpeg', scan)).toMatchObject({
      mediaType: 'image/jpeg',
      originalName: 'scan.jpg',
    });
    await expect(store('registrationResume', 'cv.txt', Buffer.from('text'))).rejects.toMatchObject(
      refusal('Please upload only PDF, DOC, DOCX, PNG, or JPG files.'),
    );
  });

  it('a hostile name becomes a harmless one, and never a path', async () => {
    const names = [
      '../../etc/cron.d/x.pdf',
      '..\\..\\x.pdf',
      `${'a'.repeat(5_000)}.pdf`,
      'cv\u202Efdp.pdf',
      '.pdf',
      '\ud800.pdf',
    ];
    const stored = await Promise.all(names.map((name) => store('resume', name, pdfDocument())));
    expect(stored.map(({ originalName }) => originalName)).toEqual([
      'x.pdf',
      'x.pdf',
      `${'a'.repeat(150)}.pdf`,
      'cvfdp.pdf',
      'file.pdf',
      '\ufffd.pdf',
    ]);
    const shards = await readdir(folder);
    expect(shards.every((shard) => /^[0-9a-f]{2}$/.test(shard))).toBe(true);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });
});

describe('pictures', () => {
  it('a picture is drawn anew as WebP, upright, small, and without what the camera wrote', async () => {
    const photo = await sharp(await png(2_400, 1_200))
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: 'home address' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = await store('picture', 'me.jpg', photo);
    expect(stored).toMatchObject({ mediaType: 'image/webp', originalName: 'me.webp' });
    const [row] = await database.db.select().from(files).where(eq(files.id, stored.id));
    expect(row).toMatchObject({ width: 512, height: 1_024 });
    const stream = await folderStorage(folder).open(row?.storageKey ?? '');
    const drawn = stream ? await buffer(stream) : Buffer.alloc(0);
    const { exif, orientation, format } = await sharp(drawn).metadata();
    expect({ exif, orientation, format }).toEqual({ exif: undefined, orientation: undefined, format: 'webp' });
    expect(drawn.includes('home address')).toBe(false);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('a %s is taken', async (format) => {
    const bytes = await sharp(await png(8, 8))
      .toFormat(format)
      .toBuffer();
    expect((await store('picture', `me.${format}`, bytes)).mediaType).toBe('image/webp');
  });

  it.each(['picture', 'certificate', 'registrationResume'] as const)(
    'a flood of pixels is refused from its header, with the limit, as %s',
    async (allow) => {
      const flood = pngHeader(30_000, 30_000);
      const began = performance.now();
      await expect(store(allow, 'me.png', flood)).rejects.toMatchObject(refusal(PIXELS));
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );

  it('as many pixels as the limit are taken, and one line more is refused', async () => {
    expect((await store('picture', 'me.png', await png(6_000, 4_000))).mediaType).toBe('image/webp');
    await expect(store('picture', 'me.png', await png(6_000, 4_001))).rejects.toMatchObject(refusal(PIXELS));
  });

  it.each([
    ['an SVG', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG under another name', 'logo.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['half a picture', 'me.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10'],
    ['a document', 'me.png', '%PDF-1.4'],
  ])('%s is refused', async (_, name, content) => {
    await expect(store('picture', name, Buffer.from(content, 'latin1'))).rejects.toMatchObject(refusal(PICTURE));
  });
});

describe('order', () => {
  const cv: WantedUpload = {
    purpose: 'resume',
    upload: { originalName: 'cv.pdf', bytes: pdfDocument() },
    allow: 'resume',
    field: 'file',
  };
  const keysOf = async () => {
    const keys: string[] = [];
    for await (const { key } of folderStorage(folder).list()) keys.push(key);
    return keys;
  };
  const rollBack = (failure: Error) =>
    withUploads(storage(), { cv }, (keep) =>
      database.db.transaction(async (tx) => {
        await keep(tx, 'cv', ownerId);
        throw failure;
      }),
    );

  it('the bytes are there before the transaction begins', async () => {
    const before = (await keysOf()).length;
    const began = await withUploads(storage(), { cv }, async () => (await keysOf()).length);
    expect(began).toBe(before + 1);
  });

  it('what is refused leaves neither row nor bytes', async () => {
    const [rows, keys] = [await database.db.$count(files), await keysOf()];
    await expect(rollBack(new Problem('ALREADY_APPLIED'))).rejects.toMatchObject({ code: 'ALREADY_APPLIED' });
    const strange: WantedUpload = { ...cv, upload: { originalName: 'cv.pdf', bytes: Buffer.from('text') } };
    const second = withUploads(storage(), { cv, strange }, async () => undefined);
    await expect(second).rejects.toMatchObject(refusal(RESUME));
    expect(await database.db.$count(files)).toBe(rows);
    expect(await keysOf()).toEqual(keys);
  });

  it('a transaction that breaks leaves its bytes to the sweep, since it may be committed', async () => {
    const [rows, keys] = [await database.db.$count(files), await keysOf()];
    await expect(rollBack(new Error('the connection broke'))).rejects.toThrow('the connection broke');
    expect(await database.db.$count(files)).toBe(rows);
    expect((await keysOf()).length).toBe(keys.length + 1);
  });

  it('bytes that cannot be written begin no transaction', async () => {
    const full = { ...folderStorage(folder), put: () => Promise.reject(new Error('disk full')) };
    let begun = false;
    const attempt = withUploads({ files: full, now: () => new Date() }, { cv }, async () => {
      begun = true;
    });
    await expect(attempt).rejects.toThrow('disk full');
    expect(begun).toBe(false);
  });
});
