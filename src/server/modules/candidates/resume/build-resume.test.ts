import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { RESUME_SECTIONS } from '#contract/vocabularies.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { accounts, candidates, experiences, files, skills } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';
import { readText } from './reading/read-text.ts';

// Each reading starts a process, which takes time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const database = testDatabase();
const desk = hiringDesk(database);

const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const wanted = { template: 'classic', sections: RESUME_SECTIONS, format: 'pdf' };

const aPerson = async (): Promise<CandidateCaller> => {
  const candidate = await aCandidate(database.db);
  const { accountId: candidateId } = candidate;
  await database.db.update(accounts).set({ firstName: 'आशा', lastName: 'Rao' }).where(eq(accounts.id, candidateId));
  await database.db
    .update(candidates)
    .set({ title: 'Backend developer', profileHeadline: 'Builds services.' })
    .where(eq(candidates.accountId, candidateId));
  await database.db.insert(skills).values({ candidateId, name: 'TypeScript' });
  await database.db.insert(experiences).values({
    candidateId,
    company: 'Kaveri Software',
    position: 'Engineer',
    startDate: '2021-06-01',
    currentlyWorking: true,
    description: 'Runs billing\nRuns imports',
  });
  return candidate;
};

const build = async (candidate: CandidateCaller, changes: Record<string, unknown> = {}) => {
  const body = { ...wanted, ...changes };
  const answer = await desk.call('buildResume', { body }, candidate);
  // The response is a file, whose shape the route does not declare.
  const bytes = answer.body as Buffer;
  return {
    ...answer,
    bytes,
    lines: (await readText({ mediaType: TYPES[body.format === 'docx' ? 'docx' : 'pdf'], bytes })) ?? [],
  };
};

describe('building a resume', () => {
  it.each(['pdf', 'docx'] as const)('as %s it holds the profile, in the order of its sections', async (format) => {
    const candidate = await aPerson();
    const sections = ['skills', 'experience', 'summary'];
    const { lines, headers } = await build(candidate, { format, sections });
    const headings = lines.filter((line) => /^(?:Skills|Experience|Summary|Education)$/.test(line));
    expect(headings).toEqual(['Skills', 'Experience', 'Summary']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Backend developer',
        'TypeScript',
        'Kaveri Software | Jun 2021 – Present',
        'Builds services.',
      ]),
    );
    expect(headers).toMatchObject({
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="Rao - resume.${format}"; filename*=UTF-8''${encodeURIComponent(`आशा Rao - resume.${format}`)}`,
    });
  });

  it.each(['pdf', 'docx'] as const)(
    'as %s its headings and dates are in the language asked for, else in the account’s',
    async (format) => {
      const candidate = await aPerson();
      const inHindi = await build(candidate, { format, language: 'hi' });
      expect(inHindi.lines).toEqual(expect.arrayContaining(['अनुभव', 'Kaveri Software | जून 2021 – अब तक']));
      expect(inHindi.lines).not.toContain('Experience');
      const inEnglish = await speaking('hi', () => build(candidate, { format, language: 'en' }));
      expect(inEnglish.lines).toEqual(expect.arrayContaining(['Experience', 'Kaveri Software | Jun 2021 – Present']));
      const inOwn = await speaking('hi', () => build(candidate, { format }));
      expect(inOwn.lines).toContain('अनुभव');
      if (format !== 'pdf') return;
      const langOf = ({ bytes }: { bytes: Buffer }) => /\/Lang \(([^)]*)\)/.exec(bytes.toString('latin1'))?.[1];
      expect([inHindi, inEnglish, inOwn].map(langOf)).toEqual(['hi-IN', 'en-IN', 'hi-IN']);
    },
  );

  it('title and summary of this resume alone leave the profile as it was', async () => {
    const candidate = await aPerson();
    const { lines } = await build(candidate, { title: 'Platform engineer', summary: '' });
    expect(lines).toContain('Platform engineer');
    expect(lines).not.toContain('Summary');
    const { body } = await desk.call('getCandidate', { params: { id: candidate.accountId } }, candidate);
    expect(body).toMatchObject({ title: 'Backend developer', profileHeadline: 'Builds services.' });
  });

  it.each(['pdf', 'docx'] as const)(
    'saved as one’s own it is the profile’s resume, as %s, and suggests nothing',
    async (format) => {
      const candidate = await aPerson();
      const { body } = await desk.call('buildResume', { body: { ...wanted, format, saveAsMine: true } }, candidate);
      expect(body).toMatchObject({ message: 'Saved as your resume.', resumeName: `आशा Rao - resume.${format}` });
      const { body: self } = await desk.call('getCandidate', { params: { id: candidate.accountId } }, candidate);
      expect(self).toMatchObject({ resumeName: `आशा Rao - resume.${format}` });
      const [stored] = await database.db.select().from(files).where(eq(files.ownerId, candidate.accountId));
      const home = await desk.deps.files.open(stored?.storageKey ?? '');
      expect(
        await readText({ mediaType: TYPES[format], bytes: home ? await buffer(home) : Buffer.alloc(0) }),
      ).toContain('TypeScript');
      const { body: read } = await desk.call('listResumeSuggestions', {}, candidate);
      expect(read).toMatchObject({ state: 'read', suggestions: [] });
    },
  );

  it.each([
    ['template', { template: 'neon' }],
    ['format', { format: 'odt' }],
    ['sections', { sections: ['skills', 'skills'] }],
    ['sections.0', { sections: ['salary'] }],
    ['language', { language: 'fr' }],
    ['title', { title: 'x'.repeat(500) }],
  ])('a wrong %s is refused', async (field, changes) => {
    const candidate = await aPerson();
    const refusal = await desk.refusal('buildResume', { body: { ...wanted, ...changes } }, candidate);
    expect(Object.keys(refusal.details.fields ?? {})).toEqual([field]);
  });

  it('more than a resume holds is refused with what to do, and drawn in a moment up to there', async () => {
    const candidate = await aPerson();
    const { accountId: candidateId } = candidate;
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        candidateId,
        company: `Company ${at}`,
        position: 'Engineer',
        description: 'प्रिया works on imports. '.repeat(80),
      }));
    await database.db.insert(experiences).values(rows(19));
    const began = performance.now();
    await desk.call('buildResume', { body: wanted }, candidate);
    expect(performance.now() - began).toBeLessThan(5_000);
    await database.db.insert(experiences).values(rows(20));
    const refusal = await desk.refusal('buildResume', { body: wanted }, candidate);
    expect(refusal.details.fields).toEqual({
      sections: 'resumeTooFull',
    });
  });
});
