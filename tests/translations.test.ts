import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_LANGUAGES, type Language, OFFERED_LANGUAGES } from '#contract/languages.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { compileArea, compileTexts } from '../scripts/compile-texts.ts';

const { found, coverage } = await compileTexts({ write: false });

const BEGUN = ALL_LANGUAGES.filter((language) => !OFFERED_LANGUAGES.includes(language));

it.each(OFFERED_LANGUAGES)('every text stands in %s, and no key that the English lacks', (language) => {
  expect(found[language]).toEqual([]);
});

it.each(BEGUN)('%s lacks texts, and has no key, argument or plural form that is wrong', (language) => {
  expect(found[language]?.filter((finding) => !finding.endsWith(': not translated'))).toEqual([]);
});

it('shows to search engines what is translated to four fifths, and only that', () => {
  expect(ALL_LANGUAGES.filter((language) => (coverage[language] ?? 0) >= 80)).toEqual(OFFERED_LANGUAGES);
});

it.each(OFFERED_LANGUAGES)(
  'the privacy policy in %s refers to its own section by its title, not to itself',
  (language) => {
    const path = join(PACKAGE_ROOT, 'src/texts', language, 'privacy.json');
    const { privacy } = z
      .object({
        privacy: z.object({
          retention: z.object({ title: z.string() }),
          sections: z.object({ use: z.object({ lines: z.array(z.string()) }) }),
        }),
      })
      .parse(JSON.parse(readFileSync(path, 'utf8')));
    expect(privacy.sections.use.lines.at(-1)).toContain(privacy.retention.title);
  },
);

/** The texts that Tamil starts with. */
it.each([
  'site.',
  'pages.',
  'sign-in.',
  'password.',
  'create-account.',
  'registration.',
  'apply.',
  'input.applyInput.',
  'rules.',
  'mails.',
  'mail-kinds.',
])('no text of %s lacks in Tamil', (area) => {
  expect(found.ta?.filter((finding) => finding.startsWith(area))).toEqual([]);
});

/** Returns the words that a glossary note forbids: `never कागज़ or दस्तावेज़`. */
const refusedWords = (language: string): string[] =>
  readFileSync(join(PACKAGE_ROOT, `docs/glossary-${language}.md`), 'utf8')
    .split('\n')
    .flatMap((row) => /\bnever ([^;|]+)/.exec(row.split('|')[3] ?? '')?.[1]?.split(' or ') ?? [])
    .map((word) => word.trim());

it.each(ALL_LANGUAGES.filter((language) => language !== 'en'))(
  'no text in %s has a word that its glossary refuses',
  (language) => {
    const folder = join(PACKAGE_ROOT, 'src/texts', language);
    const texts = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
    const words = refusedWords(language);
    expect(words.length).toBeGreaterThan(0);
    expect(
      texts.flatMap(({ file, text }) => words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)),
    ).toEqual([]);
  },
);

const english = {
  list: {
    title: 'Jobs',
    count: '{count, plural, one {# job} other {# jobs}}',
    of: '{job} at {company}',
    steps: ['Apply', 'Wait'],
  },
};
const area = (language: Language, list?: Record<string, string>) =>
  compileArea(language, 'jobs', { english, translation: list && { list } });

it('takes what a translation lacks from the English, with the plural forms of English', () => {
  const { compiled, found: lacks } = area('ta', {
    title: 'வேலைகள்',
    count: '{count, plural, one {# வேலை} other {# வேலைகள்}}',
  });
  expect(compiled).toContain("import * as english from '../en/jobs.ts';");
  expect(compiled).toContain("title: 'வேலைகள்',");
  expect(compiled).toContain('of: english.listTexts.of,');
  expect(compiled).toContain('steps: english.listTexts.steps,');
  expect(lacks).toEqual([
    'jobs.list.of: not translated',
    'jobs.list.steps.0: not translated',
    'jobs.list.steps.1: not translated',
  ]);
  expect(area('ta').compiled).toContain("export * from '../en/jobs.ts';");
});

it('takes the English for a text with other arguments, and names both', () => {
  const { compiled, found: wrong } = area('ta', { of: '{company} நிறுவனத்தில் {title}' });
  expect(compiled).toContain('of: english.listTexts.of,');
  expect(wrong).toContain('jobs.list.of: names {company, title} where the English names {company, job}');
});

it.each([
  ['ta', 'few', true],
  ['ta', 'one', false],
  ['hi', 'two', true],
  ['ta', '=0', false],
] as const)('in %s, finds the plural form %s: %s', (language, form, strange) => {
  const { found: wrong } = area(language, { count: `{count, plural, ${form} {#} other {#}}` });
  expect(wrong.includes(`jobs.list.count: has a plural form "${form}", which the language has not`)).toBe(strange);
});
