import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { HELP_ADDRESS } from '#contract/operator.ts';
import type { CallName } from '#contract/routes.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { enquiries } from '#server/database/schema/enquiries.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { speaking } from '#texts/spoken.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const person = { fullName: 'Asha Rao', email: 'Asha.Rao@Example.in ', message: 'When is the next meetup?\nThank you.' };
const mentee = {
  name: 'Imran Sheikh',
  email: 'imran@example.in',
  phone: '98765 43210',
  address: '4 Park Street, Kolkata',
  education: 'B.Com, second year',
  field: 'Data analysis',
};

/** The three forms: how each is filled in, returned, read and deleted. */
const FORMS = [
  {
    submit: 'submitInquiry',
    enquiryKind: 'inquiry',
    list: 'listInquiries',
    remove: 'deleteInquiry',
    sent: { ...person, phone: '+91 98765 43210' },
    kept: { ...person, email: 'asha.rao@example.in', phone: '9876543210' },
    wrong: { field: 'phone', value: '12345' },
    gone: 'Inquiry deleted!',
  },
  {
    submit: 'submitMentorContact',
    enquiryKind: 'mentor_contact',
    list: 'listMentorContacts',
    remove: 'deleteMentorContact',
    sent: { ...person, mobile: '+91 98765 43210', mentor: 'Sana Khan' },
    kept: { ...person, email: 'asha.rao@example.in', mobile: '9876543210', mentor: 'Sana Khan' },
    wrong: { field: 'email', value: 'asha@nowhere' },
    gone: 'Message deleted!',
  },
  {
    submit: 'submitMentee',
    enquiryKind: 'mentee',
    list: 'listMentees',
    remove: 'deleteMentee',
    sent: mentee,
    kept: { ...mentee, phone: '9876543210', type: 'mentee' },
    wrong: { field: 'address', value: ' ' },
    gone: 'Mentee deleted!',
  },
] as const;

/** The bodies differ by row; each matches its form. */
const send = (name: CallName, body: object, caller: Caller = VISITOR, address?: string) =>
  call(name, { body }, caller, metaFrom(address));
const rows = () => deps.db.select().from(enquiries);
const idOf = (body: unknown): string =>
  body && typeof body === 'object' && '_id' in body ? String(body._id) : expect.fail('There is no _id.');

describe.each(FORMS)('$submit', ({ submit, enquiryKind, list, remove, sent, kept, wrong, gone }) => {
  it('answers what was kept, keeps nothing else, and mails nobody', async () => {
    const identity = { _id: '0195f3a0-0000-7000-8000-000000000000', createdAt: '1999-01-01T00:00:00Z', kind: 'mentee' };
    const { body } = await send(submit, { ...identity, ...sent });
    expect(body).toEqual({ ...kept, _id: expect.any(String), createdAt: expect.any(String) });
    expect(body).not.toMatchObject({ _id: identity._id });
    expect(body).not.toMatchObject({ createdAt: identity.createdAt });
    expect((await rows()).map(({ id }) => id)).toContain(idOf(body));
    expect(deps.mails).toEqual([]);
  });

  it('tells every administrator that there is one, and not what it says', async () => {
    const { accountId } = await anAdmin(deps.db);
    const { body } = await send(submit, sent);
    expect(await noticesOf(deps.db, accountId)).toMatchObject([
      { kind: 'enquiry', says: { enquiryKind }, recordId: idOf(body), readAt: null },
    ]);
  });

  it('is open to everybody who is signed in, too', async () => {
    for (const caller of [await aCandidate(deps.db), await aRecruiter(deps.db), await anAdmin(deps.db)]) {
      await expect(send(submit, sent, caller)).resolves.toBeDefined();
    }
  });

  it('says at each field what is missing or wrong, and keeps nothing', async () => {
    const before = (await rows()).length;
    const needed = Object.keys(sent).filter((field) => field !== 'mentor');
    await expect(send(submit, {})).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: Object.fromEntries(needed.map((field) => [field, expect.any(String)])) },
    });
    await expect(send(submit, { ...sent, [wrong.field]: wrong.value })).rejects.toMatchObject({
      details: { fields: { [wrong.field]: expect.any(String) } },
    });
    expect((await rows()).length).toBe(before);
  });

  it('is read by administrators alone, newest first, by any fragment, page by page', async () => {
    const name = 'fullName' in sent ? 'fullName' : 'name';
    const [first, second] = [
      await send(submit, { ...sent, [name]: 'Zubin 100% Mehta' }),
      await send(submit, { ...sent, [name]: 'Zubin 100% Irani' }),
    ];
    const admin = await anAdmin(deps.db);
    const read = (query: object, caller: Caller = admin) => call(list, { query }, caller, metaFrom());
    const found = await read({ q: 'zubin 100%' });
    expect(found.body.map(idOf)).toEqual([idOf(second.body), idOf(first.body)]);
    expect(found.total).toBe(2);
    expect((await read({ q: 'zubin 100%', limit: 1, page: 2 })).body.map(idOf)).toEqual([idOf(first.body)]);
    expect((await read({ q: 'zubin_100' })).body).toEqual([]);
    expect((await read({ id: idOf(first.body) })).body.map(idOf)).toEqual([idOf(first.body)]);
    await expect(read({}, VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(read({}, await aCandidate(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(read({}, await aRecruiter(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is deleted by administrators alone, once, and the log says who did it', async () => {
    const id = idOf((await send(submit, sent)).body);
    const admin = await anAdmin(deps.db);
    const drop = (caller: Caller) => call(remove, { params: { id } }, caller, metaFrom());
    await expect(drop(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(drop(await aRecruiter(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(drop(admin)).resolves.toEqual({ body: { message: gone } });
    expect((await rows()).map((row) => row.id)).not.toContain(id);
    const log = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(log).toMatchObject([{ actorId: admin.accountId, actorCode: admin.userCode }]);
    await expect(drop(admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the public forms together', () => {
  it('do not reach into each other’s list', async () => {
    const id = idOf((await send('submitInquiry', FORMS[0].sent)).body);
    const admin = await anAdmin(deps.db);
    await expect(call('deleteMentee', { params: { id } }, admin, metaFrom())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { body } = await call('listMentorContacts', { query: { limit: 100 } }, admin, metaFrom());
    expect(body.map(idOf)).not.toContain(id);
  });

  it('are counted together: twenty in ten minutes from one address, and another address is free', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      const { submit, sent: body } = FORMS[sent % 3] ?? FORMS[0];
      await send(submit, body, VISITOR, '198.51.100.1');
    }
    const before = (await rows()).length;
    await expect(send('submitMentee', mentee, VISITOR, '198.51.100.1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfter: expect.any(Number) },
    });
    expect((await rows()).length).toBe(before);
    await expect(send('submitMentee', mentee, VISITOR, '198.51.100.2')).resolves.toBeDefined();
  });
});

/** The three kinds: how each is answered and replied to. */
const ANSWERS = [
  { submit: 'submitInquiry', list: 'listInquiries', answer: 'answerInquiry', reply: 'replyToInquiry', form: FORMS[0] },
  {
    submit: 'submitMentorContact',
    enquiryKind: 'mentor_contact',
    list: 'listMentorContacts',
    answer: 'answerMentorContact',
    reply: 'replyToMentorContact',
    form: FORMS[1],
  },
  { submit: 'submitMentee', list: 'listMentees', answer: 'answerMentee', reply: 'replyToMentee', form: FORMS[2] },
] as const;
const REPLY = { subject: 'The next meetup', message: 'It is on Sunday.\nSee you there.' };
const auditOf = (id: string) => deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);

describe.each(ANSWERS)('$answer and $reply', ({ submit, list, answer, reply, form }) => {
  const fresh = async () => idOf((await send(submit, form.sent)).body);
  const mark = (id: string, answered: boolean, caller: Caller) =>
    call(answer, { params: { id }, body: { answered } }, caller, metaFrom());
  const write = (id: string, body: object, caller: Caller) => call(reply, { params: { id }, body }, caller, metaFrom());
  const find = async (caller: Caller, id: string, query: object = {}) =>
    (await call(list, { query: { limit: 100, ...query } }, caller, metaFrom())).body.find(({ _id }) => _id === id);

  it('marks as answered and back, mails nobody, and says who did it; the same again changes nothing', async () => {
    const id = await fresh();
    const admin = await anAdmin(deps.db);
    expect(await find(admin, id)).toMatchObject({ answeredAt: null, replies: [] });
    const { body } = await mark(id, true, admin);
    expect(body).toMatchObject({ ...form.kept, answeredAt: expect.any(String), answeredBy: admin.userCode });
    expect(await mark(id, true, await anAdmin(deps.db))).toEqual({ body });
    expect(await find(admin, id, { answered: 'true' })).toEqual(body);
    expect(await find(admin, id, { answered: 'false' })).toBeUndefined();
    expect((await mark(id, false, admin)).body).toMatchObject({ answeredAt: null });
    expect(await find(admin, id, { answered: 'false' })).toBeDefined();
    expect((await auditOf(id)).map(({ fromValue, toValue }) => [fromValue, toValue])).toEqual([
      ['open', 'answered'],
      ['answered', 'open'],
    ]);
    expect(deps.mails).toEqual([]);
  });

  it('mails a reply to whoever wrote, keeps it, and counts as answered', async () => {
    const id = await fresh();
    const admin = await anAdmin(deps.db);
    const { body } = await write(id, REPLY, admin);
    expect(body).toEqual({ ...REPLY, _id: expect.any(String), author: admin.userCode, createdAt: expect.any(String) });
    expect(deps.mails).toMatchObject([
      { to: form.kept.email, subject: REPLY.subject, text: expect.stringContaining(REPLY.message) },
    ]);
    const sent = deps.mails[0] && (await prepareMail(deps, deps.mails[0]));
    expect(sent).toMatchObject({ replyTo: HELP_ADDRESS });
    const second = await write(id, { ...REPLY, message: 'And again in March.' }, admin);
    expect(await find(admin, id)).toMatchObject({
      answeredAt: expect.any(String),
      answeredBy: admin.userCode,
      replies: [body, second.body],
    });
    expect((await auditOf(id)).map(({ actorCode, toValue }) => [actorCode, toValue])).toEqual([
      [admin.userCode, 'answered'],
      [admin.userCode, 'answered'],
    ]);
  });

  it('mails a reply in the language of the page on which they wrote', async () => {
    const id = await speaking('hi', fresh);
    await write(id, REPLY, await anAdmin(deps.db));
    const sent = deps.mails[0] && (await prepareMail(deps, deps.mails[0]));
    expect(sent).toMatchObject({ language: 'hi', text: expect.stringMatching(/\p{Script=Devanagari}/u) });
  });

  it('is offered a subject in that language', async () => {
    const admin = await anAdmin(deps.db);
    const [hindi, english] = [await speaking('hi', fresh), await fresh()];
    expect(await find(admin, hindi)).toMatchObject({
      language: 'hi',
      replySubject: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
    expect(await speaking('hi', () => find(admin, english))).toMatchObject({
      language: 'en',
      replySubject: expect.stringMatching(/^Your /),
    });
  });

  it('sent twenty times at once is one mail; other words go out, too', async () => {
    const id = await fresh();
    const admin = await anAdmin(deps.db);
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => write(id, REPLY, admin)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REPLY_SENT', message: 'This reply has just been sent.' },
    });
    await write(id, { ...REPLY, subject: 'One thing more' }, admin);
    expect(deps.mails.map(({ subject }) => subject)).toEqual([REPLY.subject, 'One thing more']);
  });

  it('cannot begin a header of its own in the mail', async () => {
    const id = await fresh();
    await write(id, { ...REPLY, subject: 'Hello\nBcc: everybody@example.in' }, await anAdmin(deps.db));
    expect(deps.mails).toMatchObject([{ to: form.kept.email, subject: 'Hello Bcc: everybody@example.in' }]);
  });

  it('refuses an empty reply, another kind of enquiry, and one that is gone; nobody is mailed', async () => {
    const id = await fresh();
    const admin = await anAdmin(deps.db);
    await expect(write(id, { subject: ' ' }, admin)).rejects.toMatchObject({
      details: { fields: { subject: expect.any(String), message: expect.any(String) } },
    });
    await expect(call(answer, { params: { id }, body: {} }, admin, metaFrom())).rejects.toMatchObject({
      details: { fields: { answered: expect.any(String) } },
    });
    const [other] = ANSWERS.filter((one) => one.submit !== submit);
    if (!other) expect.fail('There are three kinds.');
    const elsewhere = { params: { id }, body: REPLY };
    await expect(call(other.reply, elsewhere, admin, metaFrom())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await call(form.remove, { params: { id } }, admin, metaFrom());
    await expect(write(id, REPLY, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mark(id, true, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(deps.mails).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const id = await fresh();
    for (const caller of [await aCandidate(deps.db), await aRecruiter(deps.db)]) {
      await expect(write(id, REPLY, caller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(mark(id, true, caller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(write(id, REPLY, VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(deps.mails).toEqual([]);
  });
});
