import { execFileSync } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { docxDocument, pdfDocument, zipArchive } from '#tests/support/documents.ts';
import { aResumePage } from '#tests/support/resumes.ts';
import { drawDocx } from '../draw-docx.ts';
import { drawPdf } from '../draw-pdf.ts';
import { READERS, readText, sandboxOf } from './read-text.ts';
import { MOST_MS, MOST_PAGES } from './reading-bounds.ts';

// Each reading starts a process, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 120_000 });
const PATIENT = { mostMs: 100_000 };

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The process ends after the reading is aborted, with a delay on a loaded machine. */
const BOUND_MS = MOST_MS + 20_000;

const LINES = [
  'Asha Rao',
  'Backend developer',
  'Experience',
  'Software Engineer',
  'Cut the nightly import from 3 h to 10 min',
  'Education',
  'B.Tech Computer Science',
  'Skills',
  'TypeScript, PostgreSQL, Kubernetes',
];

const inOrder = (lines: readonly string[] = [], wanted: readonly string[]): number[] =>
  wanted.map((one) => lines.findIndex((line) => line.includes(one)));

/** Builds a PDF of these objects, numbered from 1; the first is the catalogue. */
const pdfOf = (objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  objects.forEach((object, at) => {
    offsets.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = Buffer.concat(parts).length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const streamOf = (packed: Buffer, more = ''): Buffer =>
  Buffer.concat([Buffer.from(`<</Length ${packed.length}${more}>>\nstream\n`), packed, Buffer.from('\nendstream')]);

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** Builds one page with this content stream. */
const pageWith = (content: Buffer): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X 4 0 R>>>>/Contents 4 0 R>>',
    content,
    FONT,
  ]);

/** A page with `seen`, then this many MB of blanks, compressed twice. Only one MB is compressed, and repeated. */
const blanksAfterText = (megabytes: number): Buffer => {
  const repeatable = { finishFlush: constants.Z_FULL_FLUSH };
  const megabyte = deflateRawSync(Buffer.alloc(1_000_000, 32), repeatable);
  const once = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    deflateRawSync('BT /F1 12 Tf (seen) Tj ET', repeatable),
    ...Array.from({ length: megabytes }, () => megabyte),
    deflateRawSync(''),
  ]);
  return pageWith(streamOf(deflateSync(once), '/Filter[/FlateDecode/FlateDecode]'));
};

const thousandPages = (): Buffer => {
  const kids = Array.from({ length: 1_000 }, (_, at) => `${3 + at * 2} 0 R`).join(' ');
  const pages = Array.from({ length: 1_000 }, (_, at) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${FONT}>>>>/Contents ${4 + at * 2} 0 R>>`,
    streamOf(Buffer.from(`BT /F1 12 Tf 50 700 Td (Page number ${at + 1}) Tj ET`)),
  ]).flat();
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count 1000>>`, ...pages]);
};

/** Node's permission answers inside a sandbox. */
const permissionsIn = (sandbox: readonly string[], asked: readonly (readonly [string, string?])[]): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [...sandbox, '-p', `JSON.stringify(${JSON.stringify(asked)}.map((one) => process.permission.has(...one)))`],
      { cwd: PACKAGE_ROOT, env: {}, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    ),
  );

describe.each(Object.entries(READERS))('the sandbox of the %s reader', (_name, reader) => {
  it('shows its own program, and no data, setting or other source', () => {
    const paths = [reader.program, 'var', '.env', '.git', 'package.json', 'src/server/settings.ts', '/etc/hostname'];
    const asked = paths.map((path) => ['fs.read', isAbsolute(path) ? path : join(PACKAGE_ROOT, path)] as const);
    expect(permissionsIn(sandboxOf(reader), asked)).toEqual(paths.map((path) => path === reader.program));
  });

  it('lets it write nothing and start nothing', () => {
    expect(permissionsIn(sandboxOf(reader), [['fs.write'], ['fs.write', PACKAGE_ROOT], ['child']])).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('reading the text of a document', () => {
  it.each(['classic', 'modern', 'compact'] as const)(
    'a PDF of the %s template reads from top to bottom',
    async (template) => {
      const bytes = await drawPdf(aResumePage(), { template, now: new Date() });
      const lines = await readText({ mediaType: PDF, bytes }, PATIENT);
      const places = inOrder(lines, LINES);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(lines).toContain('asha.rao@example.in | +91 98765 43210 | Pune, Maharashtra');
    },
  );

  it('a Word document reads from top to bottom', async () => {
    const lines = await readText(
      { mediaType: DOCX, bytes: await drawDocx(aResumePage(), { template: 'classic' }) },
      PATIENT,
    );
    const places = inOrder(lines, LINES);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('Devanagari in a Word document stays as it was written', async () => {
    const page = aResumePage({ summary: 'विद्यार्थी, कृत्रिम बुद्धिमत्ता' });
    const lines = await readText({ mediaType: DOCX, bytes: await drawDocx(page, { template: 'classic' }) }, PATIENT);
    expect(lines).toContain('विद्यार्थी, कृत्रिम बुद्धिमत्ता');
  });

  it('of a thousand pages the first are read', async () => {
    const lines = await readText({ mediaType: PDF, bytes: thousandPages() }, PATIENT);
    expect(lines).toHaveLength(MOST_PAGES);
    expect(lines?.at(-1)).toBe(`Page number ${MOST_PAGES}`);
  });

  it.each([
    ['a page without text', PDF, () => pdfDocument()],
    ['a picture', 'image/png', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an old Word document', 'application/msword', () => Buffer.alloc(2_000)],
    ['nothing', PDF, () => Buffer.alloc(0)],
    [
      'noise that begins like a PDF',
      PDF,
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 0xa7)]),
    ],
    [
      'a table of objects that leads nowhere',
      PDF,
      () => Buffer.from('%PDF-1.7\nxref\n0 9999999\ntrailer<</Root 7 0 R/Prev 0>>\nstartxref\n9\n%%EOF'),
    ],
    [
      'pages that contain each other',
      PDF,
      () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
    ],
    ['tables that follow each other', PDF, () => pdfOf(['<</Type/Catalog/Pages 2 0 R>>'], '/Root 1 0 R/Prev 9')],
    [
      'a form that draws itself',
      PDF,
      () =>
        pageWith(
          streamOf(
            Buffer.from('/X Do /X Do'),
            '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>',
          ),
        ),
    ],
    [
      'a password',
      PDF,
      () =>
        pdfOf(
          [
            '<</Type/Catalog/Pages 2 0 R>>',
            '<</Type/Pages/Kids[]/Count 0>>',
            `<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`,
          ],
          `/Root 1 0 R/Encrypt 3 0 R/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]`,
        ),
    ],
    ['700 MB of blanks, packed twice', PDF, () => blanksAfterText(700)],
    ['a Word document of nothing but its name', DOCX, () => docxDocument()],
    [
      'a Word document whose parts are missing',
      DOCX,
      () => zipArchive([{ name: 'word/document.xml', content: '<w:document' }]),
    ],
    [
      'a Word document that claims other sizes',
      DOCX,
      () =>
        zipArchive([
          { name: '[Content_Types].xml', content: '<Types/>' },
          { name: 'word/document.xml', content: 'x', unpackedSize: 4_000_000_000 },
        ]),
    ],
  ])('%s ends within the bounds, unread', async (_name, mediaType, make) => {
    const bytes = make();
    const began = performance.now();
    expect(await readText({ mediaType, bytes })).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(BOUND_MS);
  });

  it('a page is read when what follows its text stays within the bounds', async () => {
    expect(await readText({ mediaType: PDF, bytes: blanksAfterText(1) }, PATIENT)).toEqual(['seen']);
  });

  it('an entity of a Word document opens no file', async () => {
    const source = `<!DOCTYPE w [<!ENTITY leak SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>seen &leak;</w:t></w:r></w:p></w:body></w:document>`;
    const hostile = zipArchive([
      {
        name: '[Content_Types].xml',
        content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      },
      {
        name: '_rels/.rels',
        content:
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      },
      { name: 'word/document.xml', content: source },
    ]);
    expect((await readText({ mediaType: DOCX, bytes: hostile }))?.join(' ') ?? '').not.toContain('root:');
  });

  it('what takes too long is given up', async () => {
    const bytes = await drawPdf(aResumePage(), { template: 'classic', now: new Date() });
    expect(await readText({ mediaType: PDF, bytes }, { mostMs: 1 })).toBeUndefined();
  });
});
