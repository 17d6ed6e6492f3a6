import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { adminTexts } from './spec-texts/admin.ts';
import { candidateTexts } from './spec-texts/candidate.ts';
import { publicTexts } from './spec-texts/public.ts';
import { recruiterTexts } from './spec-texts/recruiter.ts';

const AREAS = Object.entries({
  public: publicTexts,
  candidate: candidateTexts,
  recruiter: recruiterTexts,
  admin: adminTexts,
});
const PROMISED_TEXTS = AREAS.flatMap(([, { seen }]) => seen);

/** What remains to be compared: no case, no backslashes of a pattern, one blank between words. */
const flat = (text: string): string => text.replaceAll('\\', '').replace(/\s+/g, ' ').toLowerCase();

/** `Jobs in {location}` is seen when its fixed parts are, each of them. */
const fixedParts = (text: string): string[] => {
  const parts = text.split(/\{[^}]*\}|^X\b|\bN\b(?! o)|x of y/).map((part) => flat(part.trim()));
  const long = parts.filter((part) => part.length > 2);
  return long.length > 0 ? long : [flat(text)];
};

const read = (file: string): string => readFileSync(join(PACKAGE_ROOT, file), 'utf8');

/** The body of a test, up to the next; empty when no test has this title. */
const bodyOf = (source: string, title: string): string => {
  const quoted = title.replaceAll("'", "\\'");
  const found = [`'${title}'`, `'${quoted}'`, `"${title}"`, `\`${title}\``]
    .map((literal) => source.indexOf(`test(${literal}`))
    .find((at) => at >= 0);
  if (found === undefined) return '';
  const rest = source.slice(found + 'test('.length);
  const next = rest.search(/^\s*test\(/m);
  return next < 0 ? rest : rest.slice(0, next);
};

/** The statements that expect something. */
const assertionsIn = (body: string): string =>
  flat(
    [...body.matchAll(/^\s*(?:await )?expect(?:\.soft|\.poll)?\([\s\S]*?;$/gm)]
      .map(([statement]) => statement)
      .join('\n'),
  );

describe('the promised texts', () => {
  it.each(PROMISED_TEXTS)('$text is expected by a journey', ({ text, file, title }) => {
    const body = bodyOf(read(file), title);
    expect(body, `${file} has a test called "${title}"`).not.toBe('');
    const assertions = assertionsIn(body);
    for (const part of fixedParts(text)) expect(assertions).toContain(part);
  });

  it.each(AREAS.filter(([, { complete }]) => complete))('are each read by a journey: %s', (_, { unseen }) => {
    expect(unseen).toEqual([]);
  });

  it('stand in the tables once each', () => {
    const texts = [...PROMISED_TEXTS.map(({ text }) => text), ...AREAS.flatMap(([, { unseen }]) => unseen)];
    expect(texts).toEqual([...new Set(texts)]);
  });
});
