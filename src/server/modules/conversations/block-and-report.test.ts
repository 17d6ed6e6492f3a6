import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#server/caller.ts';
import { auditLog, candidates, messages } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aJob, anApplication } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const talked = async () => {
  desk.at(FRIDAY);
  const hiring = await aHiring(database.db);
  await database.db
    .update(candidates)
    .set({ findable: true })
    .where(eq(candidates.accountId, hiring.candidate.accountId));
  const { id: applicationId } = await anApplication(database.db, hiring.job, hiring.candidate);
  const params = { applicationId };
  const say = async (who: Caller, text: string) =>
    (await desk.call('sendMessage', { params, body: { text } }, who)).body._id;
  const asked = await say(hiring.recruiter, 'Please pay the ₹1,500 registration fee.');
  const answered = await say(hiring.candidate, 'I will not.');
  const read = async (who: Caller) => (await desk.call('getConversation', { params }, who)).body;
  return { ...hiring, applicationId, params, asked, answered, read };
};

describe('who is blocked', () => {
  it.each(['candidate', 'recruiter'] as const)(
    'by the %s: nobody writes, and the recruiter keeps their own',
    async (by) => {
      const talk = await talked();
      const { candidate, recruiter, params, read } = talk;
      const other = by === 'candidate' ? recruiter : candidate;
      await desk.call('blockPerson', { params, body: {} }, talk[by]);
      await desk.call('blockPerson', { params, body: {} }, talk[by]);
      expect(await read(talk[by])).toMatchObject({
        ended: 'blocked',
        may: { write: false, block: false, unblock: true },
      });
      // Indistinguishable from any other end.
      expect(await read(other)).toMatchObject({ ended: 'ended', may: { write: false, block: true, unblock: false } });
      for (const who of [candidate, recruiter])
        expect(await desk.refusal('sendMessage', { params, body: { text: 'x' } }, who)).toMatchObject({
          code: 'CONVERSATION_CLOSED',
        });
      expect((await read(recruiter)).messages.map(({ mine }) => mine)).toEqual([true]);
      expect((await read(candidate)).messages).toHaveLength(2);
      // The other side cannot undo it.
      await desk.call('unblockPerson', { params }, other);
      expect(await read(talk[by])).toMatchObject({ ended: 'blocked' });
      await desk.call('unblockPerson', { params }, talk[by]);
      expect(await read(recruiter)).toMatchObject({ may: { write: true } });
      expect((await read(recruiter)).messages).toHaveLength(2);
    },
  );

  it('is not found and not invited; answers still come', async () => {
    const { candidate, recruiter, otherRecruiter, applicationId, params, read } = await talked();
    const job = await aJob(database.db, { recruiterId: recruiter.accountId });
    const find = async (who: Caller) =>
      (await desk.call('listCandidates', { query: { limit: 100 } }, who)).body.some(
        ({ _id }) => _id === candidate.accountId,
      );
    const invite = { params: { id: candidate.accountId }, body: { jobId: job.id } };
    expect(await find(recruiter)).toBe(true);
    await desk.call('blockPerson', { params, body: {} }, candidate);
    expect([await find(recruiter), await find(otherRecruiter)]).toEqual([false, true]);
    expect(await desk.refusal('inviteCandidate', invite, recruiter)).toMatchObject({ code: 'NOT_FOUND' });
    await desk.mails();
    await desk.call('setApplicationStatus', { params: { id: applicationId }, body: { status: 'accepted' } }, recruiter);
    expect((await desk.mails()).map(({ subject }) => subject)).toHaveLength(1);
    await desk.call('unblockPerson', { params }, candidate);
    expect(await find(recruiter)).toBe(true);
    expect((await desk.call('inviteCandidate', invite, recruiter)).body.message).toBeTruthy();
    expect(await read(candidate)).toMatchObject({ may: { write: true } });
  });

  it('without an application that can be seen is not found either', async () => {
    const { candidate, recruiter, applicationId, params } = await talked();
    await desk.call(
      'setApplicationStatus',
      { params: { id: applicationId }, body: { status: 'withdrawn' } },
      candidate,
    );
    await desk.call('blockPerson', { params, body: {} }, candidate);
    expect(await desk.refusal('getCandidate', { params: { id: candidate.accountId } }, recruiter)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a reported message', () => {
  it('stands in the administrators’ queue, who can read the conversation until they have decided, and are recorded', async () => {
    const { candidate, admin, job, applicationId, params, asked, read } = await talked();
    const report = { params: { ...params, messageId: asked }, body: { reason: 'asks_for_money', details: 'Twice.' } };
    expect(await desk.refusal('getConversation', { params }, admin)).toMatchObject({ code: 'NOT_FOUND' });
    await desk.call('reportMessage', report, candidate);
    await desk.call('reportMessage', report, candidate);
    expect(await noticesOf(database.db, admin.accountId)).toMatchObject([{ kind: 'message_reported', jobId: job.id }]);
    const [entry] = (await desk.call('listReports', { query: { q: job.jobCode } }, admin)).body;
    expect(entry).toMatchObject({
      _id: job.id,
      state: 'open',
      reportCount: 1,
      reports: [
        {
          reason: 'asks_for_money',
          details: 'Twice.',
          reporter: { userCode: candidate.userCode },
          message: { by: 'recruiter', text: 'Please pay the ₹1,500 registration fee.', applicationId },
        },
      ],
    });
    const seen = await read(admin);
    expect(seen.messages.map(({ text }) => text)).toEqual(['Please pay the ₹1,500 registration fee.', 'I will not.']);
    expect(seen.may).toEqual({ write: false, block: false, unblock: false });
    const told = await database.db.select().from(auditLog).where(eq(auditLog.action, 'conversation_read'));
    expect(told).toMatchObject([{ actorCode: admin.userCode, subjectKind: 'application', subjectId: applicationId }]);

    await desk.call('decideReport', { params: { id: job.id }, body: { decision: 'dismiss' } }, admin);
    expect(await desk.refusal('getConversation', { params }, admin)).toMatchObject({ code: 'NOT_FOUND' });
    const [decided] = (await desk.call('listReports', { query: { q: job.jobCode } }, admin)).body;
    expect(decided?.reports[0]?.message).not.toHaveProperty('applicationId');
  });

  it('that gets its job blocked without a written reason is named in the reason, not the job post', async () => {
    const { candidate, admin, job, params, asked } = await talked();
    const report = { params: { ...params, messageId: asked }, body: { reason: 'asks_for_money' } };
    await desk.call('reportMessage', report, candidate);
    const { body } = await desk.call('decideReport', { params: { id: job.id }, body: { decision: 'freeze' } }, admin);
    expect(body.decisions[0]?.reason).toBe('A message about the job asks for money.');
  });

  it('keeps what it said, whatever its author makes of it', async () => {
    const { candidate, recruiter, admin, job, params, asked, read } = await talked();
    const one = { ...params, messageId: asked };
    await desk.call('reportMessage', { params: one, body: { reason: 'asks_for_money' } }, candidate);
    await desk.call('editMessage', { params: one, body: { text: 'Welcome!' } }, recruiter);
    await desk.call('deleteMessage', { params: one }, recruiter);
    const [entry] = (await desk.call('listReports', { query: { q: job.jobCode } }, admin)).body;
    expect(entry?.reports[0]?.message?.text).toBe('Please pay the ₹1,500 registration fee.');
    expect((await read(admin)).messages[0]).toMatchObject({ deleted: true });
  });

  it('that was edited before shows administrators, and nobody else, how it was first sent', async () => {
    const { candidate, recruiter, admin, job, params, asked, read } = await talked();
    const one = { ...params, messageId: asked };
    for (const text of ['Please pay us.', 'Welcome!'])
      await desk.call('editMessage', { params: one, body: { text } }, recruiter);
    await desk.call('reportMessage', { params: one, body: { reason: 'asks_for_money' } }, candidate);
    await desk.call('deleteMessage', { params: one }, recruiter);
    const [entry] = (await desk.call('listReports', { query: { q: job.jobCode } }, admin)).body;
    expect(entry?.reports[0]?.message).toMatchObject({
      text: 'Welcome!',
      firstText: 'Please pay the ₹1,500 registration fee.',
    });
    expect(JSON.stringify(await read(candidate))).not.toContain('registration fee');
    const [row] = await database.db.select().from(messages).where(eq(messages.id, asked));
    expect(row).toMatchObject({ text: '', firstText: null });
  });

  it('is never one’s own, deleted, or another conversation’s, and needs words where the list has none', async () => {
    const { candidate, recruiter, params, asked, answered } = await talked();
    const other = await talked();
    const refuse = (who: Caller, messageId: string, body: object = { reason: 'offensive' }) =>
      desk.refusal('reportMessage', { params: { ...params, messageId }, body }, who);
    expect(await refuse(recruiter, asked)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refuse(candidate, other.asked)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refuse(candidate, asked, { reason: 'other' })).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { details: 'required' } },
    });
    await desk.call('deleteMessage', { params: { ...params, messageId: answered } }, candidate);
    expect(await refuse(recruiter, answered)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is found by what is reported, and who reported it is told of the decision', async () => {
    const { candidate, recruiter, admin, job, applicationId, params, asked, answered } = await talked();
    const report = (messageId: string) => ({ params: { ...params, messageId }, body: { reason: 'offensive' } });
    const found = async (about: string) =>
      (await desk.call('listReports', { query: { q: job.jobCode, about } }, admin)).body.map(({ _id }) => _id);
    await desk.call('reportMessage', report(asked), candidate);
    await desk.call('reportMessage', report(answered), recruiter);
    expect([await found('message'), await found('job'), await found('company')]).toEqual([[job.id], [], []]);
    await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'wrong_details' } }, candidate);
    expect(await found('job')).toEqual([job.id]);
    const answer = 'We read the conversation.';
    await desk.mails();
    await desk.call('decideReport', { params: { id: job.id }, body: { decision: 'dismiss', answer } }, admin);
    const told = async (who: Caller) =>
      (await desk.call('listNotices', { query: { group: 'reports' } }, who)).body.items.map(
        ({ kind, says, applicationId }) => [kind, says.reported, says.decision, says.words, applicationId],
      );
    expect((await told(candidate)).toSorted()).toEqual([
      ['report_decided', 'job', 'dismiss', answer, null],
      ['report_decided', 'message', 'dismiss', answer, applicationId],
    ]);
    expect(await told(recruiter)).toEqual([['recruiters_report_decided', 'message', 'dismiss', answer, applicationId]]);
    // The morning email brings the notice, unless the reader chose otherwise.
    expect(await desk.mails()).toEqual([]);
    const kept = (await noticesOf(database.db, candidate.accountId)).filter(({ kind }) => kind === 'report_decided');
    expect(kept.map(({ mailWith }) => mailWith)).toEqual(['daily', 'daily']);
  });

  it('of a candidate says nothing against the job', async () => {
    const { recruiter, admin, job, params, answered } = await talked();
    const report = { params: { ...params, messageId: answered }, body: { reason: 'offensive' } };
    await desk.call('reportMessage', report, recruiter);
    await desk.mails();
    await desk.call('decideReport', { params: { id: job.id }, body: { decision: 'freeze' } }, admin);
    const [mail] = (await desk.mails()).filter(({ to }) => to === recruiter.email);
    expect(mail?.text).not.toMatch(/offensive/i);
  });
});
