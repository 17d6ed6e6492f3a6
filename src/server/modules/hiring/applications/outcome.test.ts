import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationOutcome } from '#contract/vocabularies.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';

const database = testDatabase();
const desk = hiringDesk(database);

let hiring: Awaited<ReturnType<typeof aHiring>>;
beforeAll(async () => {
  hiring = await aHiring(database.db);
});

const applied = async () => {
  const candidate = await aCandidate(database.db);
  return { candidate, id: (await apply(desk, candidate, hiring.job.id))._id };
};

const set = (id: string, status: string) =>
  desk.call('setApplicationStatus', { params: { id }, body: { status } }, hiring.recruiter);

const accepted = async () => {
  const one = await applied();
  await set(one.id, 'accepted');
  return one;
};

const OVER = new Date('2026-11-24T07:00:00Z');

const interviewed = async (result?: { status: 'Selected' | 'Rejected'; reason?: string }) => {
  const one = await accepted();
  await desk.call('scheduleInterview', { body: interviewForm(one.id) }, hiring.recruiter);
  if (result) {
    desk.at(OVER);
    await desk.call('setInterviewResult', { params: { applicationId: one.id }, body: result }, hiring.recruiter);
    desk.at(FRIDAY);
  }
  return one;
};

const read = async (id: string) => (await desk.call('getApplication', { params: { id } }, hiring.recruiter)).body;

const found = async (outcome: ApplicationOutcome): Promise<string[]> => {
  const { body, total } = await desk.call('listApplications', { query: { outcome } }, hiring.recruiter);
  expect(total).toBe(body.length);
  return body.map(({ _id }) => _id);
};

describe('the outcome of an application', () => {
  it('is empty until an interview has a result', async () => {
    const { id } = await interviewed();
    expect(await read(id)).toMatchObject({ status: 'interview_scheduled', outcome: 'none' });
    expect(await found('none')).toContain(id);
  });

  it.each([
    [{ status: 'Selected' }, 'selected', 'interview_scheduled'],
    [{ status: 'Rejected', reason: 'Too few years' }, 'notSelected', 'rejected'],
    [{ status: 'Rejected', reason: 'noShow' }, 'noShow', 'rejected'],
  ] as const)('is what came of the interview: %j reads %s', async (result, outcome, status) => {
    const { id, candidate } = await interviewed(result);
    expect(await read(id)).toMatchObject({ status, outcome, stateAt: OVER.toISOString() });
    expect(await found(outcome)).toContain(id);
    const [own] = (await desk.call('listApplications', { query: { outcome } }, candidate)).body;
    expect(own).toMatchObject({ _id: id, outcome });
  });

  it('never shows a code as a reason', async () => {
    const { id } = await interviewed({ status: 'Rejected', reason: 'noShow' });
    const application = await read(id);
    expect(application).not.toHaveProperty('reason');
    expect(application.timeline?.find(({ event }) => event === 'interview_result')?.detail).toBe('Did not come');
    expect((await desk.mails()).map(({ text }) => text).join()).not.toContain('noShow');
  });

  it.each([
    ['Pending', 'offered'],
    ['Accepted', 'hired'],
    ['Rejected', 'offerDeclined'],
    ['Withdrawn', 'selected'],
    ['Expired', 'selected'],
  ] as const)('after an interview, an offer that is %s reads %s', async (status, outcome) => {
    const { id } = await interviewed({ status: 'Selected' });
    const answeredAt = status === 'Pending' ? null : new Date('2026-11-21T05:00:00Z');
    await anOffer(database.db, { applicationId: id, status, answeredAt, createdAt: FRIDAY });
    expect(await read(id)).toMatchObject({ status: 'interview_scheduled', outcome });
    if (outcome === 'hired') expect((await read(id)).stateAt).toBe('2026-11-21T05:00:00.000Z');
    expect(await found(outcome)).toContain(id);
  });

  it('is no longer an offer the day after it expires', async () => {
    const { id } = await accepted();
    await anOffer(database.db, { applicationId: id, expiresOn: '2026-11-20' });
    expect((await read(id)).outcome).toBe('offered');
    desk.at('2026-11-21T05:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'accepted', outcome: 'none' });
    desk.at(FRIDAY);
  });

  it('is cleared when a rejected application is reopened', async () => {
    const { id } = await interviewed({ status: 'Rejected' });
    await set(id, 'pending');
    expect(await read(id)).toMatchObject({ status: 'pending', outcome: 'none' });
  });

  it('adds up: every application is counted in exactly one stage', async () => {
    const { candidate, id } = await accepted();
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'withdrawn' } }, candidate);
    await applied();
    await accepted();
    const { body } = await desk.call('applicationStats', {}, hiring.recruiter);
    const { byStage, byStatus, total } = body;
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
    expect(sum(byStage)).toBe(total);
    expect(byStage).toMatchObject({
      pending: byStatus.pending,
      rejected: byStatus.rejected,
      withdrawn: byStatus.withdrawn,
      selected: (await found('selected')).length,
      offered: (await found('offered')).length,
      hired: (await found('hired')).length,
      offerDeclined: (await found('offerDeclined')).length,
    });
    const { left, ...stages } = byStage;
    expect(left).toBe(0);
    expect(Object.values(stages).every((count) => count > 0)).toBe(true);
  });

  it('is found by when the offer was accepted, as many as the statistics count', async () => {
    const { id } = await interviewed({ status: 'Selected' });
    const daysAgo = (days: number) => new Date(FRIDAY.getTime() - days * 86_400_000);
    await anOffer(database.db, { applicationId: id, status: 'Accepted', answeredAt: daysAgo(6) });
    const before = await interviewed({ status: 'Selected' });
    await anOffer(database.db, { applicationId: before.id, status: 'Accepted', answeredAt: daysAgo(8) });
    const { body, total } = await desk.call('listApplications', { query: { hired: 7 } }, hiring.recruiter);
    expect(body.map(({ _id }) => _id)).toContain(id);
    expect(body.map(({ _id }) => _id)).not.toContain(before.id);
    expect(total).toBe((await desk.call('applicationStats', {}, hiring.recruiter)).body.hiredThisWeek);
  });

  it('is in the CSV', async () => {
    const { id } = await interviewed({ status: 'Selected' });
    await anOffer(database.db, { applicationId: id, status: 'Accepted', answeredAt: FRIDAY });
    const { body } = await desk.call('exportApplications', { query: { outcome: 'hired' } }, hiring.recruiter);
    const [head = '', ...rows] = String(body).trim().split('\r\n');
    expect(head).toContain(',Status,Outcome,');
    expect(rows.every((row) => row.includes(',Hired,'))).toBe(true);
  });

  it('has the chosen reason and the recruiter’s text in the CSV, in the reader’s language', async () => {
    const { id } = await applied();
    const body = { ids: [id], status: 'rejected', reasonCode: 'pay', reason: 'We pay less.' };
    await desk.call('answerApplications', { body }, hiring.recruiter);
    const table = async () =>
      String((await desk.call('exportApplications', { query: { status: 'rejected' } }, hiring.recruiter)).body);
    expect(await table()).toContain(',Pay: We pay less.,');
    expect(await speaking('hi', table)).toContain(',वेतन: We pay less.,');
  });
});
