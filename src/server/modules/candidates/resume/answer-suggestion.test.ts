import { describe, expect, it } from 'vitest';
import type { CandidateCaller } from '#server/caller.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { aStoredResume } from '#tests/support/resumes.ts';
import type { Suggestion } from './reading/find-suggestions.ts';
import { replaceSuggestions } from './resume-suggestions.store.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const SKILL: Suggestion = { value: { kind: 'skill', name: 'TypeScript' }, source: 'TypeScript, Go' };

/** Creates a candidate with this suggestion. */
const suggested = async ({ value, source }: Suggestion) => {
  const candidate = await aCandidate(database.db);
  const fileId = await aStoredResume(desk.deps, candidate);
  await replaceSuggestions(database.db, {
    candidateId: candidate.accountId,
    fileId,
    outcome: 'read',
    suggestions: [{ value, source }],
  });
  const [suggestion] = await openOf(candidate);
  if (!suggestion) throw new Error('Nothing was suggested.');
  return { candidate, id: suggestion._id };
};

const openOf = async (candidate: CandidateCaller) =>
  (await desk.call('listResumeSuggestions', {}, candidate)).body.suggestions;

const selfOf = async (candidate: CandidateCaller) =>
  (await desk.call('getCandidate', { params: { id: candidate.accountId } }, candidate)).body;

const say = (id: string, accepted: boolean | null) => ({ params: { id }, body: { accepted } });

describe('answering what was read from a resume', () => {
  it('a refused one is gone, and comes back when the refusal is taken back', async () => {
    const { candidate, id } = await suggested(SKILL);
    const { body } = await desk.call('answerResumeSuggestion', say(id, false), candidate);
    expect(body).toEqual({ _id: id, kind: 'skill', ...SKILL, accepted: false });
    expect(await openOf(candidate)).toEqual([]);
    await desk.call('answerResumeSuggestion', say(id, false), candidate);
    await desk.call('answerResumeSuggestion', say(id, null), candidate);
    expect(await openOf(candidate)).toEqual([{ _id: id, kind: 'skill', ...SKILL, accepted: null }]);
  });

  it.each([
    ['skill', { kind: 'skill', name: 'TypeScript' }, { keySkills: ['TypeScript'] }],
    [
      'employment',
      {
        kind: 'employment',
        position: 'Engineer',
        company: 'Kaveri Software',
        startDate: '2021-06-01',
        endDate: null,
        currentlyWorking: true,
      },
      {
        experiences: [
          { position: 'Engineer', company: 'Kaveri Software', startDate: '2021-06-01', currentlyWorking: true },
        ],
      },
    ],
    [
      'education of somebody who still studies',
      { kind: 'education', degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2029, grade: 'CGPA 8.1' },
      { education: [{ degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2029, grade: 'CGPA 8.1' }] },
    ],
    [
      'education without a year',
      { kind: 'education', degree: 'Diploma', institute: '', yearOfPassing: null },
      { education: [{ degree: 'Diploma', institute: '', yearOfPassing: null }] },
    ],
    ['headline', { kind: 'summary', text: 'Builds tools.' }, { profileHeadline: 'Builds tools.' }],
    [
      'project',
      { kind: 'project', title: 'Bus times', description: 'When it leaves.', startDate: '2020-01', endDate: null },
      { projects: [{ title: 'Bus times', description: 'When it leaves.', startDate: '2020-01' }] },
    ],
    [
      'certificate',
      { kind: 'certificate', title: 'CKA', issuer: 'CNCF', issueDate: '2023-03-01' },
      { certificates: [{ title: 'CKA', issuer: 'CNCF', issueDate: '2023-03-01' }] },
    ],
    [
      'certificate without a date',
      { kind: 'certificate', title: 'CKA', issuer: 'CNCF' },
      { certificates: [{ title: 'CKA', issuer: 'CNCF', issueDate: null }] },
    ],
    ['hobby', { kind: 'hobby', name: 'Chess' }, { hobbies: ['Chess'] }],
    ['phone number', { kind: 'phone', phone: '9876543210' }, { phone: '9876543210' }],
  ] as const)('an accepted %s is in the profile, once', async (_name, value, expected) => {
    const { candidate, id } = await suggested({ value, source: 'a line' });
    const { body } = await desk.call('answerResumeSuggestion', say(id, true), candidate);
    expect(body).toMatchObject({ value, accepted: true });
    await desk.call('answerResumeSuggestion', say(id, true), candidate);
    expect(await selfOf(candidate)).toMatchObject(expected);
    expect(await openOf(candidate)).toEqual([]);
    expect((await desk.refusal('answerResumeSuggestion', say(id, false), candidate)).code).toBe('ILLEGAL_STEP');
  });

  it.each([
    [
      'employment without a company',
      {
        kind: 'employment',
        position: 'Engineer',
        company: '',
        startDate: '2021-06-01',
        endDate: null,
        currentlyWorking: true,
      },
    ],
    ['a degree in the far future', { kind: 'education', degree: 'B.Tech', institute: 'IIT', yearOfPassing: 2099 }],
  ] as const)('%s is refused as when it is typed', async (_name, value) => {
    const { candidate, id } = await suggested({ value, source: 'a line' });
    expect((await desk.refusal('answerResumeSuggestion', say(id, true), candidate)).code).toBe('INVALID_INPUT');
    expect(await openOf(candidate)).toHaveLength(1);
  });

  it('a headline that was typed in the meantime stays', async () => {
    const { candidate, id } = await suggested({ value: { kind: 'summary', text: 'As read.' }, source: 'a line' });
    await database.db.update(candidates).set({ profileHeadline: 'As typed.' });
    await desk.call('answerResumeSuggestion', say(id, true), candidate);
    expect(await selfOf(candidate)).toMatchObject({ profileHeadline: 'As typed.' });
  });

  it('one that the profile has got in the meantime is simply answered', async () => {
    const { candidate, id } = await suggested(SKILL);
    await desk.call('addSkill', { body: { name: 'typescript' } }, candidate);
    await desk.call('answerResumeSuggestion', say(id, true), candidate);
    expect(await selfOf(candidate)).toMatchObject({ keySkills: ['typescript'] });
    expect(await openOf(candidate)).toEqual([]);
  });

  it('twenty answers at once add one row', async () => {
    const { candidate, id } = await suggested(SKILL);
    await Promise.all(Array.from({ length: 20 }, () => desk.call('answerResumeSuggestion', say(id, true), candidate)));
    expect(await selfOf(candidate)).toMatchObject({ keySkills: ['TypeScript'] });
  });

  it('somebody else’s does not exist', async () => {
    const { candidate, id } = await suggested(SKILL);
    const stranger = await aCandidate(database.db);
    expect((await desk.refusal('answerResumeSuggestion', say(id, false), stranger)).code).toBe('NOT_FOUND');
    expect(await openOf(candidate)).toHaveLength(1);
  });

  it('any other answer is refused', async () => {
    const { candidate, id } = await suggested(SKILL);
    const refusal = await desk.refusal(
      'answerResumeSuggestion',
      { params: { id }, body: { accepted: 'maybe' } },
      candidate,
    );
    expect(refusal.code).toBe('INVALID_INPUT');
  });
});

describe('answering several suggestions together', () => {
  /** Creates a candidate with all of these suggestions, and returns their ids. */
  const suggestedAll = async (values: readonly Suggestion['value'][]) => {
    const candidate = await aCandidate(database.db);
    const fileId = await aStoredResume(desk.deps, candidate);
    await replaceSuggestions(database.db, {
      candidateId: candidate.accountId,
      fileId,
      outcome: 'read',
      suggestions: values.map((value) => ({ value, source: 'a line' })),
    });
    return { candidate, ids: (await openOf(candidate)).map(({ _id }) => _id) };
  };
  const skill = (name: string) => ({ kind: 'skill' as const, name });

  it('adds some and refuses the rest, and takes the refusal back', async () => {
    const { candidate, ids } = await suggestedAll([skill('Go'), skill('SQL'), skill('Excel')]);
    const [go = '', sql = '', excel = ''] = ids;
    const { body } = await desk.call(
      'answerResumeSuggestions',
      { body: { add: [go, sql], dismiss: [excel] } },
      candidate,
    );
    expect(body.map(({ _id, accepted }) => [_id, accepted])).toEqual([
      [go, true],
      [sql, true],
      [excel, false],
    ]);
    expect(await selfOf(candidate)).toMatchObject({ keySkills: ['Go', 'SQL'] });
    expect(await openOf(candidate)).toEqual([]);
    await desk.call('answerResumeSuggestions', { body: { reopen: [excel] } }, candidate);
    expect((await openOf(candidate)).map(({ _id }) => _id)).toEqual([excel]);
  });

  it('adds nothing when one of them cannot be added', async () => {
    const late = { kind: 'education' as const, degree: 'B.Tech', institute: 'IIT', yearOfPassing: 2099 };
    const { candidate, ids } = await suggestedAll([skill('Go'), late]);
    expect((await desk.refusal('answerResumeSuggestions', { body: { add: ids } }, candidate)).code).toBe(
      'INVALID_INPUT',
    );
    expect(await selfOf(candidate)).toMatchObject({ keySkills: [] });
    expect(await openOf(candidate)).toHaveLength(2);
  });

  it('answers nothing when one of them is somebody else’s', async () => {
    const { candidate, ids } = await suggestedAll([skill('Go')]);
    const { candidate: stranger, ids: theirs } = await suggestedAll([skill('SQL')]);
    const refusal = await desk.refusal('answerResumeSuggestions', { body: { dismiss: [...theirs, ...ids] } }, stranger);
    expect(refusal.code).toBe('NOT_FOUND');
    expect(await openOf(candidate)).toHaveLength(1);
    expect(await openOf(stranger)).toHaveLength(1);
  });
});
