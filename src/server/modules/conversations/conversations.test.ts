import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Caller } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import { conversations, files, messages } from '#server/database/schema/index.ts';
import { createLimits } from '#server/limits.ts';
import { openFile, sweepFiles } from '#server/modules/files/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, apply, aResume, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aJob, anApplication } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { tellOfWaitingMessage } from './public.ts';

const database = testDatabase();
const desk = hiringDesk(database);
const MINUTE = 60_000;
const DAY = 86_400_000;

/** An application, with both sides of its conversation. */
const talking = async () => {
  desk.at(FRIDAY);
  const hiring = await aHiring(database.db);
  const { id: applicationId } = await anApplication(database.db, hiring.job, hiring.candidate);
  const params = { applicationId };
  const say = (who: Caller, text: string, extra: { files?: ReturnType<typeof aResume> } = {}) =>
    desk.call('sendMessage', { params, body: { text }, files: extra.files ? { file1: extra.files.resume } : {} }, who);
  const read = async (who: Caller, query = {}) => (await desk.call('getConversation', { params, query }, who)).body;
  const texts = async (who: Caller) => (await read(who)).messages.map(({ text }) => text);
  return { ...hiring, applicationId, params, say, read, texts };
};

const refused = (code: string, params?: object) => ({ code, ...(params && { details: { params } }) });

describe('who writes', () => {
  it('the candidate only once the recruiter has written or acted', async () => {
    const { candidate, recruiter, applicationId, params, say, read } = await talking();
    expect(await read(candidate)).toMatchObject({ messages: [], ended: 'not_yet', may: { write: false } });
    expect(await desk.refusal('sendMessage', { params, body: { text: 'Hello?' } }, candidate)).toMatchObject(
      refused('CONVERSATION_CLOSED', { ended: 'not_yet' }),
    );
    // Viewing it is not an action.
    await desk.call('getApplication', { params: { id: applicationId } }, recruiter);
    expect(await read(candidate)).toMatchObject({ may: { write: false } });
    await say(recruiter, 'Could you send one report?');
    expect((await say(candidate, 'Here it is.')).body).toMatchObject({ mine: true, by: 'candidate', signs: [] });

    const second = await talking();
    await desk.call(
      'setApplicationStatus',
      { params: { id: second.applicationId }, body: { status: 'accepted' } },
      second.recruiter,
    );
    expect(await second.read(second.candidate)).toMatchObject({ may: { write: true } });
  });

  it('nobody else, and to them there is no such conversation', async () => {
    const { recruiter, otherCandidate, otherRecruiter, admin, params, say } = await talking();
    const { _id: messageId } = (await say(recruiter, 'Hello')).body;
    for (const stranger of [otherCandidate, otherRecruiter]) {
      const calls = [
        ['getConversation', { params }],
        ['sendMessage', { params, body: { text: 'x' } }],
        ['readMessages', { params, body: { messageId } }],
        ['blockPerson', { params, body: {} }],
        ['unblockPerson', { params }],
        ['editMessage', { params: { ...params, messageId }, body: { text: 'x' } }],
        ['deleteMessage', { params: { ...params, messageId } }],
        ['reportMessage', { params: { ...params, messageId }, body: { reason: 'offensive' } }],
      ] as const;
      for (const [name, raw] of calls)
        expect(await desk.refusal(name, raw, stranger)).toMatchObject({ code: 'NOT_FOUND' });
      expect((await desk.call('listConversations', {}, stranger)).body).toEqual([]);
    }
    expect(await desk.refusal('getConversation', { params }, admin)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('nobody after it was withdrawn, and the recruiter keeps only what they wrote', async () => {
    const { candidate, recruiter, applicationId, params, say, read, texts } = await talking();
    await say(recruiter, 'What is your notice period?');
    await say(candidate, 'Sixty days.');
    await desk.call(
      'setApplicationStatus',
      { params: { id: applicationId }, body: { status: 'withdrawn' } },
      candidate,
    );
    expect(await texts(recruiter)).toEqual(['What is your notice period?']);
    expect(await texts(candidate)).toEqual(['What is your notice period?', 'Sixty days.']);
    expect(await read(recruiter)).toMatchObject({ ended: 'withdrawn', unread: 0, may: { write: false } });
    for (const who of [candidate, recruiter])
      expect(await desk.refusal('sendMessage', { params, body: { text: 'x' } }, who)).toMatchObject(
        refused('CONVERSATION_CLOSED', { ended: 'withdrawn' }),
      );
    const [entry] = (await desk.call('listConversations', {}, recruiter)).body;
    expect(entry).toMatchObject({ last: { text: 'What is your notice period?', mine: true }, unread: 0 });
    expect((await desk.call('conversationStats', {}, recruiter)).body).toEqual({ unread: 0 });
    for (const query of [{ q: 'sixty' }, { unread: true }])
      expect((await desk.call('listConversations', { query }, recruiter)).body).toEqual([]);
  });

  it('both for 30 days after a rejection', async () => {
    const { candidate, recruiter, applicationId, params, say, read } = await talking();
    await desk.call('setApplicationStatus', { params: { id: applicationId }, body: { status: 'rejected' } }, recruiter);
    expect(await read(candidate)).toMatchObject({ endsAt: new Date(FRIDAY.getTime() + 30 * DAY).toISOString() });
    desk.at(new Date(FRIDAY.getTime() + 30 * DAY - MINUTE));
    await say(candidate, 'Thank you for telling me.');
    desk.at(new Date(FRIDAY.getTime() + 30 * DAY));
    for (const who of [candidate, recruiter])
      expect(await desk.refusal('sendMessage', { params, body: { text: 'x' } }, who)).toMatchObject(
        refused('CONVERSATION_CLOSED', { ended: 'rejected' }),
      );
  });

  it('nobody about a job that an administrator has taken down', async () => {
    const { candidate, recruiter, job, admin, params, say, read } = await talking();
    await say(recruiter, 'Hello');
    await desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus: 'Block', reason: 'Fees.' } }, admin);
    expect(await read(candidate)).toMatchObject({ ended: 'taken_down' });
    expect(await desk.refusal('sendMessage', { params, body: { text: 'x' } }, recruiter)).toMatchObject(
      refused('CONVERSATION_CLOSED', { ended: 'taken_down' }),
    );
  });

  it('30 an hour in one conversation', async () => {
    const { recruiter, params } = await talking();
    const { deps } = desk;
    Object.assign(deps, { limits: createLimits({ enabled: true }) });
    for (let sent = 0; sent < 30; sent += 1)
      await desk.call('sendMessage', { params, body: { text: `${sent}` } }, recruiter);
    const refusal = await desk.refusal('sendMessage', { params, body: { text: 'One more' } }, recruiter);
    Object.assign(deps, { limits: createLimits({ enabled: false }) });
    expect(refusal).toMatchObject({
      code: 'MESSAGE_LIMIT',
      status: 429,
      message: expect.stringContaining('again in 60 minutes'),
    });
    expect(refusal.details.retryAfter).toBeGreaterThan(0);
    expect(await database.db.$count(messages, eq(messages.applicationId, params.applicationId))).toBe(30);
  });
});

describe('a message', () => {
  it('has 1 to 4,000 characters', async () => {
    const { recruiter, params, say } = await talking();
    for (const text of ['', '   ', 'x'.repeat(4001)])
      expect(await desk.refusal('sendMessage', { params, body: { text } }, recruiter)).toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { text: text.trim() === '' ? 'required' : 'tooLong' } },
      });
    expect((await say(recruiter, 'x'.repeat(4000))).body.text).toHaveLength(4000);
  });

  it('can be edited by its author for five minutes', async () => {
    const { recruiter, candidate, params, say, texts } = await talking();
    const sent = (await say(recruiter, 'Come at tne')).body;
    expect(sent).toMatchObject({
      may: { edit: true },
      editableUntil: new Date(FRIDAY.getTime() + 5 * MINUTE).toISOString(),
    });
    const one = { ...params, messageId: sent._id };
    desk.at(new Date(FRIDAY.getTime() + 5 * MINUTE - 1));
    expect(
      (await desk.call('editMessage', { params: one, body: { text: 'Come at ten' } }, recruiter)).body,
    ).toMatchObject({
      text: 'Come at ten',
      editedAt: expect.any(String),
    });
    expect(await desk.refusal('editMessage', { params: one, body: { text: 'x' } }, candidate)).toMatchObject({
      code: 'NOT_FOUND',
    });
    desk.at(new Date(FRIDAY.getTime() + 5 * MINUTE));
    expect(await desk.refusal('editMessage', { params: one, body: { text: 'Late' } }, recruiter)).toMatchObject({
      code: 'EDIT_OVER',
    });
    expect(await texts(candidate)).toEqual(['Come at ten']);
  });

  it('can be deleted by its author; a mark stays, its file is gone', async () => {
    const { recruiter, candidate, params, say, read } = await talking();
    const sent = (await say(recruiter, 'The wrong paper', { files: aResume('Plan.pdf') })).body;
    const one = { ...params, messageId: sent._id };
    expect(await desk.refusal('deleteMessage', { params: one }, candidate)).toMatchObject({ code: 'NOT_FOUND' });
    await desk.call('deleteMessage', { params: one }, recruiter);
    await desk.call('deleteMessage', { params: one }, recruiter);
    const [mark] = (await read(candidate)).messages;
    expect(mark).toMatchObject({ text: '', deleted: true, files: [] });
    expect(await read(candidate)).toMatchObject({ unread: 0 });
    await sweepFiles(desk.deps);
    expect(await database.db.$count(files, eq(files.ownerId, recruiter.accountId))).toBe(0);
    expect(await desk.refusal('editMessage', { params: one, body: { text: 'Back' } }, recruiter)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('carries documents alone, which the other side opens and an administrator does not', async () => {
    const { recruiter, candidate, otherRecruiter, admin, params, say, read, applicationId } = await talking();
    const picture = { originalName: 'cv.pdf', bytes: Buffer.from('89504e470d0a1a0a', 'hex') };
    expect(
      await desk.refusal('sendMessage', { params, body: { text: 'See' }, files: { file2: picture } }, recruiter),
    ).toMatchObject({ code: 'INVALID_INPUT', details: { fields: { file2: 'resumeType' } } });
    expect(await database.db.$count(messages, eq(messages.applicationId, params.applicationId))).toBe(0);
    await say(recruiter, 'Hello');
    await say(candidate, 'My report', { files: aResume('Report.pdf') });
    const [, mine] = (await read(recruiter)).messages;
    expect(mine?.files).toEqual([
      {
        path: expect.stringMatching(/^files\/.+signature=/),
        name: 'Report.pdf',
        byteSize: expect.any(Number),
        mediaType: 'application/pdf',
      },
    ]);
    const opens = async (who: { accountId: string; kind: string }) => {
      const { startSession } = await import('#server/modules/accounts/start-session.ts');
      await startSession(
        desk.deps,
        { clientAddress: '127.0.0.1', userAgent: 'a test' },
        {
          id: who.accountId,
          kind: who.kind as 'candidate',
          email: 'x@example.in',
        },
      );
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from sessions where account_id = ${who.accountId} order by created_at desc limit 1`,
      );
      const { signedFilePath } = await import('#server/modules/files/public.ts');
      const [file] = await database.db.select().from(files).where(eq(files.ownerId, candidate.accountId));
      if (!file) throw new Error('No file.');
      const member = { ...candidate, ...who, sessionId: rows[0]?.id ?? '' } as typeof candidate;
      const url = new URL(signedFilePath(desk.deps, file, member), 'http://x');
      return openFile(desk.deps, { name: url.pathname.slice(7), ...Object.fromEntries(url.searchParams) }).then(
        () => true,
        () => false,
      );
    };
    expect([await opens(candidate), await opens(recruiter), await opens(otherRecruiter), await opens(admin)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await desk.call(
      'setApplicationStatus',
      { params: { id: applicationId }, body: { status: 'withdrawn' } },
      candidate,
    );
    expect([await opens(candidate), await opens(recruiter)]).toEqual([true, false]);
  });

  it('of a recruiter warns the candidate of what asks for money or leads to a messenger, and nobody else', async () => {
    const { recruiter, candidate, say, read } = await talking();
    await say(
      recruiter,
      'To book your slot please pay the ₹1,500 registration fee, and write to me on WhatsApp, it is faster.',
    );
    await say(recruiter, 'We never ask for money. The interview is on the 4th floor.');
    await say(candidate, 'Please pay me ₹1,500 deposit on WhatsApp 9876543210.');
    const signs = async (who: Caller) => (await read(who)).messages.map((message) => message.signs);
    expect(await signs(candidate)).toEqual([['asks_for_money', 'messenger_only'], [], []]);
    expect(await signs(recruiter)).toEqual([[], [], []]);
  });
});

describe('reading', () => {
  it('counts what is unread until it is read, and tells the writer', async () => {
    const { recruiter, candidate, params, say, read } = await talking();
    await say(recruiter, 'One');
    const { _id: messageId } = (await say(recruiter, 'Two')).body;
    await say(recruiter, 'Three');
    expect(await read(candidate)).toMatchObject({ unread: 3 });
    const news = async () => {
      const told = await noticesOf(database.db, candidate.accountId);
      return told.filter(({ kind }) => kind === 'message_from_company').map(({ readAt }) => readAt !== null);
    };
    expect(await news()).toContain(false);
    // A single notice counts them.
    const [{ told } = { told: 0 }] = await noticesOf(database.db, candidate.accountId).then((all) =>
      all.filter(({ kind }) => kind === 'message_from_company'),
    );
    expect(told).toBe(3);
    expect((await desk.call('conversationStats', {}, candidate)).body).toEqual({ unread: 1 });
    expect((await desk.call('listConversations', { query: { unread: true } }, candidate)).total).toBe(1);
    expect((await desk.call('readMessages', { params, body: { messageId } }, candidate)).body).toEqual({ unread: 1 });
    expect(await read(candidate)).toMatchObject({ unread: 1 });
    expect((await read(recruiter)).messages.map((message) => message.read ?? false)).toEqual([true, true, false]);
    const last = (await read(candidate)).messages.at(-1)?._id ?? '';
    expect((await desk.call('readMessages', { params, body: { messageId: last } }, candidate)).body).toEqual({
      unread: 0,
    });
    // The notices are marked as read, too.
    expect(await news()).not.toContain(false);
    // Never backwards.
    await desk.call('readMessages', { params, body: { messageId } }, candidate);
    expect(await read(candidate)).toMatchObject({ unread: 0 });
  });

  it('is shown to nobody where either side has switched it off', async () => {
    for (const off of ['candidate', 'recruiter'] as const) {
      const talk = await talking();
      const { recruiter, candidate, params, say, read } = talk;
      const { _id: messageId } = (await say(recruiter, 'Hello')).body;
      await desk.call('readMessages', { params, body: { messageId } }, candidate);
      expect((await read(recruiter)).messages[0]?.read).toBe(true);
      expect((await desk.call('setReceipts', { body: { receipts: false } }, talk[off])).body).toEqual({
        receipts: false,
      });
      expect(await read(recruiter)).toMatchObject({ receipts: off !== 'recruiter' });
      expect((await read(recruiter)).messages[0]?.read).toBeUndefined();
      await desk.call('setReceipts', { body: { receipts: true } }, talk[off]);
      expect((await read(recruiter)).messages[0]?.read).toBe(true);
    }
  });

  it('goes back 50 at a time, in the order in which they were written', async () => {
    const { recruiter, say, read } = await talking();
    for (let sent = 1; sent <= 60; sent += 1) await say(recruiter, `${sent}`);
    const newest = await read(recruiter);
    expect(newest).toMatchObject({ earlier: true });
    expect(newest.messages.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, at) => `${at + 11}`));
    const before = await read(recruiter, { before: newest.messages[0]?._id });
    expect(before).toMatchObject({ earlier: false });
    expect(before.messages.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1}`));
  });

  it('lists the latest first, and finds by text, job, company and name', async () => {
    const { recruiter, candidate, say } = await talking();
    await say(recruiter, 'The planning sheet, please.');
    const job = await aJob(database.db, {
      recruiterId: recruiter.accountId,
      title: 'Lamp Keeper',
      companyName: 'Mogra Home',
    });
    const { id } = await anApplication(database.db, job, candidate);
    desk.at(new Date(FRIDAY.getTime() + MINUTE));
    await desk.call('sendMessage', { params: { applicationId: id }, body: { text: 'Welcome' } }, recruiter);
    const titles = async (query = {}, who: Caller = candidate) =>
      (await desk.call('listConversations', { query }, who)).body.map(({ jobTitle }) => jobTitle);
    expect(await titles()).toEqual(['Lamp Keeper', 'Software Engineer']);
    for (const [q, found] of [
      ['PLANNING', 'Software Engineer'],
      ['lamp', 'Lamp Keeper'],
      ['mogra', 'Lamp Keeper'],
      ['100%', undefined],
    ] as const)
      expect(await titles({ q })).toEqual(found ? [found] : []);
    expect(await titles({ q: 'asha rao' }, recruiter)).toHaveLength(2);
    expect(await titles({ limit: 1, page: 2 })).toEqual(['Software Engineer']);
  });
});

describe('the mail', () => {
  const waiting = async (): Promise<QueueJobs['tell-of-message'][]> => {
    const { rows } = await database.db.execute<{ data: QueueJobs['tell-of-message'] }>(
      sql`delete from queue.job where name = 'tell-of-message' returning data`,
    );
    return rows.map(({ data }) => data);
  };

  it('says that something is there, not what, once until it is read, and once an hour', async () => {
    const { recruiter, candidate, params, say } = await talking();
    await desk.mails();
    const { _id: messageId } = (await say(recruiter, 'The salary is ₹9 lakh.')).body;
    await say(recruiter, 'And a car.');
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: expect.stringMatching(/^candidate/),
      subject: 'New message about Software Engineer',
      optional: { accountId: candidate.accountId, kind: 'recruiter_wrote' },
      countsFor: recruiter.accountId,
    });
    expect(mail?.answersTo).toBeUndefined();
    expect(await noticesOf(database.db, candidate.accountId)).toMatchObject([
      { kind: 'message_from_company', applicationId: params.applicationId, says: { jobTitle: 'Software Engineer' } },
    ]);
    expect(JSON.stringify(mail)).not.toMatch(/lakh|car\b/);
    expect(mail?.text).toContain(`/candidate-dashboard/messages?conversation=${params.applicationId}`);

    // Read ten minutes later, and written again: no email before the hour is over.
    desk.at(new Date(FRIDAY.getTime() + 10 * MINUTE));
    await desk.call('readMessages', { params, body: { messageId } }, candidate);
    await desk.call('readMessages', { params, body: { messageId: (await say(recruiter, 'x')).body._id } }, candidate);
    await say(recruiter, 'Still there?');
    expect(await desk.mails()).toEqual([]);
    const jobs = await waiting();
    expect(jobs).toEqual(Array(jobs.length).fill({ applicationId: params.applicationId, to: 'candidate' }));
    await tellOfWaitingMessage(desk.deps, jobs[0] as (typeof jobs)[0]);
    expect(await desk.mails()).toEqual([]);
    desk.at(new Date(FRIDAY.getTime() + 60 * MINUTE));
    for (const job of [...jobs, ...jobs]) await tellOfWaitingMessage(desk.deps, job);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('does not come when it was read before its hour', async () => {
    const { recruiter, candidate, params, say } = await talking();
    const first = (await say(recruiter, 'One')).body._id;
    await desk.call('readMessages', { params, body: { messageId: first } }, candidate);
    const second = (await say(recruiter, 'Two')).body._id;
    await desk.call('readMessages', { params, body: { messageId: second } }, candidate);
    await desk.mails();
    desk.at(new Date(FRIDAY.getTime() + 60 * MINUTE));
    for (const job of await waiting()) await tellOfWaitingMessage(desk.deps, job);
    expect(await desk.mails()).toEqual([]);
  });

  it('names the candidate to the recruiter', async () => {
    const { recruiter, candidate, say } = await talking();
    await say(recruiter, 'Hello');
    await desk.mails();
    await say(candidate, 'My secret answer');
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ to: recruiter.email, optional: { kind: 'candidate_wrote' } });
    expect(mail?.text).toContain('Asha Rao has written to you about the application for Software Engineer');
    expect(mail?.text).not.toContain('secret');
  });
});

describe('who leaves', () => {
  it('takes along what they wrote; the other keeps their own', async () => {
    const { recruiter, candidate, say, texts, applicationId } = await talking();
    await say(recruiter, 'Hello');
    await say(candidate, 'My private answer', { files: aResume() });
    const { conversationData } = await import('./public.ts');
    await database.db.transaction(async (tx) =>
      conversationData.forget?.(desk.deps, tx, candidate, { language: 'en' }),
    );
    expect(await texts(recruiter)).toEqual(['Hello']);
    const [row] = await database.db.select().from(conversations).where(eq(conversations.applicationId, applicationId));
    expect(row).toMatchObject({ recruiterUnread: 0 });
  });
});

it('an application with a resume of its own still opens as before', async () => {
  const { candidate, recruiter, job } = await aHiring(database.db);
  const { _id } = await apply(desk, candidate, job.id);
  expect((await desk.call('getConversation', { params: { applicationId: _id } }, recruiter)).body.messages).toEqual([]);
});

it('the notice of a message is read with it, also when time passes between the two, and gone with a deleted one', async () => {
  const { recruiter, candidate, params, say } = await talking();
  let moment = FRIDAY.getTime();
  const clock = vi.spyOn(desk.deps, 'now').mockImplementation(() => {
    moment += 1;
    return new Date(moment);
  });
  const unread = async () => (await noticesOf(database.db, candidate.accountId)).filter(({ readAt }) => !readAt).length;
  const { _id: messageId } = (await say(recruiter, 'One')).body;
  expect(await unread()).toBe(1);
  await desk.call('readMessages', { params, body: { messageId } }, candidate);
  expect(await unread()).toBe(0);

  const two = (await say(recruiter, 'Two')).body._id;
  const three = (await say(recruiter, 'Three')).body._id;
  await desk.call('deleteMessage', { params: { ...params, messageId: two } }, recruiter);
  expect(await unread()).toBe(1);
  await desk.call('deleteMessage', { params: { ...params, messageId: three } }, recruiter);
  expect(await unread()).toBe(0);
  clock.mockRestore();
});
