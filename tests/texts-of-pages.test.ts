import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import * as english from '#texts/en/jobs.ts';
import * as hindi from '#texts/hi/jobs.ts';
import * as tamil from '#texts/ta/jobs.ts';

/** Uses texts like a page, with names that the texts' own modules have as well. */
const PAGE = `
  import { jobTexts } from '#texts/jobs.ts';
  import { languageTexts } from '#texts/language.ts';
  const number = () => 'its own';
  export const plural = () => number();
  export const used = [
    languageTexts.code, number(), plural(), jobTexts.facts, jobTexts.applyTo({ title: 'Nurse' }),
    jobTexts.similar({ count: 1 }), jobTexts.similar({ count: 100_000 }),
  ];
`;

/** Builds the page once, and runs it in each language. In a process of its own: a test's modules are not as Node reads them. */
const BUILD = (page: string): string => `
  import { build } from 'vite';
  import { inLanguage, textsOfPages } from ${JSON.stringify(join(PACKAGE_ROOT, 'scripts/vite/texts.ts'))};
  const input = ${JSON.stringify(page)};
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' };
  const [{ output }] = [await build({ configFile: false, logLevel: 'silent', plugins: [textsOfPages], build: { write: false, minify: false, rolldownOptions } })].flat();
  const inEach = {};
  for (const language of ['en', 'hi', 'ta']) {
    const script = inLanguage(language, output[0].code);
    inEach[language] = { script, used: (await import('data:text/javascript,' + encodeURIComponent(script))).used };
  }
  console.log(JSON.stringify(inEach));
`;

const Pages = z.record(z.string(), z.object({ script: z.string(), used: z.array(z.unknown()) }));

const folder = mkdtempSync(join(tmpdir(), 'avsar-texts-'));
let pages: z.infer<typeof Pages> = {};

beforeAll(() => {
  const page = join(folder, 'page.js');
  writeFileSync(page, PAGE);
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD(page)], {
    cwd: PACKAGE_ROOT,
    encoding: 'utf8',
    env: { ...process.env, LANGUAGES: 'en,hi,ta' },
  });
  pages = Pages.parse(JSON.parse(printed));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['en', english],
  ['hi', hindi],
  ['ta', tamil],
] as const)('a page in %s has the texts of that language, and keeps its own names', (language, { jobTexts }) => {
  expect(pages[language]?.used).toEqual([
    language,
    'its own',
    'its own',
    jobTexts.facts,
    jobTexts.applyTo({ title: 'Nurse' }),
    jobTexts.similar({ count: 1 }),
    jobTexts.similar({ count: 100_000 }),
  ]);
});

it('a page in one language has nothing of the others', () => {
  expect(pages.hi?.script).toContain(hindi.jobTexts.viewDetails);
  expect(pages.hi?.script).not.toContain(english.jobTexts.viewDetails);
});
