import { describe, expect, it } from 'vitest';
import { replaceSuggestions } from '#server/modules/resume/resume-suggestions.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { aStoredResume } from '#tests/support/resumes.ts';
import type { Suggestion } from './reading/find-suggestions.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const SKILL: Suggestion = { value: { kind: 'skill', name: 'TypeScript' }, source: 'TypeScript, Go' };

/** A candidate to whom this was suggested. */
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

const openOf = async (candidate: Parameters<typeof desk.call>[2]) =>
  (await desk.call('listResumeSuggestions', {}, candidate)).body.suggestions;

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
