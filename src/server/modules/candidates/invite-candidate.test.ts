import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/caller.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobInvitations } from '#server/database/schema/saved.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const asked = (id: string, jobId: string, message = '') => ({ params: { id }, body: { jobId, message } });
const refused = async (caller: Caller, id: string, jobId: string) =>
  (await desk.refusal('inviteCandidate', asked(id, jobId), caller)).code;

describe('inviting a candidate', () => {
  it('emails the job and the recruiter’s message, as an optional email', async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const { body } = await desk.call(
      'inviteCandidate',
      asked(candidate.accountId, job.jobCode, 'We liked your projects.'),
      recruiter,
    );
    expect(body.message).toMatch(/ has been invited to apply\.$/);
    const [mail] = await desk.mails();
    expect(mail?.to).toBe(await emailOf(database.db, candidate));
    expect(mail?.text).toContain('We liked your projects.');
    expect(mail?.text).toContain(`http://localhost:3000/jobs/${job.jobCode}`);
    expect(mail?.optional).toEqual({ accountId: candidate.accountId, kind: 'job_invitation' });
    // With email digests, the message is readable both there and in the portal.
    expect(await noticesOf(database.db, candidate.accountId)).toMatchObject([
      { kind: 'job_invitation', says: { words: 'We liked your projects.' }, mailWith: 'daily' },
    ]);
  });

  it('accepts one of twenty concurrent invitations, and refuses a repeat', async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => desk.call('inviteCandidate', asked(candidate.accountId, job.id), recruiter)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(recruiter, candidate.accountId, job.id)).toBe('ALREADY_INVITED');
    expect(await desk.mails()).toHaveLength(1);
  });

  it('is refused for candidates who applied, and for jobs that take no applications', async () => {
    const { recruiter, candidate, otherCandidate, job } = await aHiring(database.db);
    await apply(desk, candidate, job.id);
    expect(await refused(recruiter, candidate.accountId, job.id)).toBe('CANDIDATE_ALREADY_APPLIED');
    await database.db.update(jobs).set({ status: 'Closed' }).where(eq(jobs.id, job.id));
    expect(await refused(recruiter, otherCandidate.accountId, job.id)).toBe('JOB_NOT_OPEN');
  });

  it('names the recruiter’s own jobs that it refuses, of several applications each', async () => {
    const { recruiter, otherRecruiter, candidate, job } = await aHiring(database.db);
    const { accountId: recruiterId } = recruiter;
    const [second, third] = [await aJob(database.db, { recruiterId }), await aJob(database.db, { recruiterId })];
    const others = await aJob(database.db, { recruiterId: otherRecruiter.accountId });
    for (const { id } of [job, second, others]) await apply(desk, candidate, id);
    await desk.call('inviteCandidate', asked(candidate.accountId, third.id), recruiter);
    for (const { id } of [job, second])
      expect(await refused(recruiter, candidate.accountId, id)).toBe('CANDIDATE_ALREADY_APPLIED');
    const { body } = await desk.call('jobsNotInvitedTo', { params: { id: candidate.accountId } }, recruiter);
    expect(new Set(body.jobs)).toEqual(
      new Set([
        { jobId: job.jobCode, because: 'applied' },
        { jobId: second.jobCode, because: 'applied' },
        { jobId: third.jobCode, because: 'invited' },
      ]),
    );
  });

  it('is limited to 20 a day', async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const others = await Promise.all(Array.from({ length: 20 }, () => aCandidate(database.db)));
    await database.db.insert(jobInvitations).values(
      others.map(({ accountId }) => ({
        jobId: job.id,
        candidateId: accountId,
        recruiterId: recruiter.accountId,
        createdAt: FRIDAY,
      })),
    );
    const refusal = await desk.refusal('inviteCandidate', asked(candidate.accountId, job.id), recruiter);
    expect(refusal.code).toBe('INVITATION_LIMIT');
    expect(refusal.details.retryAfter).toBe(13.5 * 3_600);
    await database.db
      .update(jobInvitations)
      .set({ createdAt: sql`${jobInvitations.createdAt} - interval '11 hours'` })
      .where(eq(jobInvitations.jobId, job.id));
    await desk.call('inviteCandidate', asked(candidate.accountId, job.id), recruiter);
  });

  it('refuses candidates who are not findable, others’ jobs, and other kinds of caller', async () => {
    const { recruiter, otherRecruiter, candidate, otherCandidate, admin, job } = await aHiring(database.db);
    const others = await aJob(database.db, { recruiterId: otherRecruiter.accountId });
    await database.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, candidate.accountId));
    expect(await refused(recruiter, candidate.accountId, job.id)).toBe('NOT_FOUND');
    expect(await refused(recruiter, otherCandidate.accountId, others.id)).toBe('JOB_NOT_FOUND');
    expect(await refused(recruiter, admin.accountId, job.id)).toBe('NOT_FOUND');
    expect(await refused(candidate, otherCandidate.accountId, job.id)).toBe('FORBIDDEN');
    expect(await refused(admin, otherCandidate.accountId, job.id)).toBe('FORBIDDEN');
    const wrong = await desk.refusal('inviteCandidate', asked(otherCandidate.accountId, ''), recruiter);
    expect(wrong.details.fields).toHaveProperty('jobId');
  });
});
