import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, hiringDesk, interviewForm } from '#tests/support/hiring.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const arranged = async (interviewDateTime: string) => {
  const hiring = await aHiring(database.db);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, hiring.recruiter);
  await desk.call('scheduleInterview', { body: interviewForm(id, { interviewDateTime }) }, hiring.recruiter);
  return { ...hiring, id };
};

describe('the interviews of some days', () => {
  it('are those that begin between the first and the last of them in India', async () => {
    const { recruiter, id } = await arranged('2026-11-24T23:59');
    const during = async (query: object) => {
      const { body } = await desk.call('listInterviews', { query }, recruiter);
      return body.data.map(({ applicationId }: { applicationId: string }) => applicationId);
    };
    expect(await during({ from: '2026-11-24', to: '2026-11-24' })).toEqual([id]);
    expect(await during({ from: '2026-11-24' })).toEqual([id]);
    expect(await during({ to: '2026-11-23' })).toEqual([]);
    expect(await during({ from: '2026-11-25' })).toEqual([]);
  });

  it('begin at midnight in India, not in Greenwich', async () => {
    const { recruiter } = await arranged('2026-11-25T00:00');
    const total = async (query: object) => (await desk.call('listInterviews', { query }, recruiter)).body.data.length;
    expect(await total({ to: '2026-11-24' })).toBe(0);
    expect(await total({ from: '2026-11-25', to: '2026-11-25' })).toBe(1);
  });

  it('are not those of another recruiter, and no day that there is not is taken', async () => {
    const { otherRecruiter, recruiter } = await arranged('2026-11-24T11:30');
    const { body } = await desk.call('listInterviews', { query: { from: '2026-11-01' } }, otherRecruiter);
    expect(body.data).toEqual([]);
    const wrong = await desk.refusal('listInterviews', { query: { from: '2026-02-30' } }, recruiter);
    expect(wrong.details.fields).toHaveProperty('from');
  });
});
