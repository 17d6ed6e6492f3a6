import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, applications, notices } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { setManyRead, setRead } from './notices.store.ts';
import { type NewNotice, type NoticeAbout, tell, tellAdmins } from './tell.ts';

const database = testDatabase();
const AT = new Date('2026-11-24T05:00:00Z');

beforeEach(async () => {
  await database.db.delete(notices);
});

const messageTo = (to: string, more: NoticeAbout & { once?: string } = {}): NewNotice => ({
  to,
  kind: 'message_from_company',
  says: { jobTitle: 'Data Analyst', companyName: 'Nilgiri Systems' },
  at: AT,
  ...more,
});

const toldOf = (accountId: string) => noticesOf(database.db, accountId);

it('tells twice what happens twice, and once what is told once, even when two jobs tell it together', async () => {
  const { db } = database;
  const { accountId } = await aCandidate(db);
  await db.transaction((tx) => tell(tx, [messageTo(accountId), messageTo(accountId)]));
  expect(await toldOf(accountId)).toMatchObject([
    { kind: 'message_from_company', createdAt: AT, readAt: null, told: 1 },
    { createdAt: AT },
  ]);
  const once = messageTo(accountId, { once: 'a thread' });
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => tell(tx, [once]))));
  expect(await toldOf(accountId)).toHaveLength(3);
});

it('tells nothing when the transaction of its cause fails', async () => {
  const { accountId } = await aCandidate(database.db);
  const failing = database.db.transaction(async (tx) => {
    await tell(tx, [messageTo(accountId)]);
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await toldOf(accountId)).toEqual([]);
});

it('forgets a notice with what it leads to and with whom it is about', async () => {
  const { db } = database;
  const recruiter = await aRecruiter(db);
  const job = await aJob(db, { recruiterId: recruiter.accountId });
  const candidate = await aCandidate(db);
  const application = await anApplication(db, job, candidate);
  const about = await aCandidate(db);
  const to = recruiter.accountId;
  await db.transaction((tx) =>
    tell(tx, [
      messageTo(to, { applicationId: application.id }),
      messageTo(to, { aboutId: about.accountId }),
      messageTo(to),
    ]),
  );
  const left = async () => (await toldOf(to)).map(({ applicationId, aboutId }) => applicationId ?? aboutId ?? 'alone');
  expect((await left()).toSorted()).toEqual([about.accountId, application.id, 'alone'].toSorted());
  await db.delete(accounts).where(eq(accounts.id, about.accountId));
  expect((await left()).toSorted()).toEqual([application.id, 'alone'].toSorted());
  await db.delete(applications).where(eq(applications.id, application.id));
  expect(await left()).toEqual(['alone']);
});

it('tells administrators who can sign in, and no other', async () => {
  const { db } = database;
  const admin = await anAdmin(db);
  const blocked = await anAdmin(db);
  await db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, blocked.accountId));
  await db.transaction((tx) => tellAdmins(tx, { kind: 'enquiry', says: { enquiryKind: 'mentee' }, at: AT }));
  expect(await toldOf(admin.accountId)).toMatchObject([{ kind: 'enquiry', says: { enquiryKind: 'mentee' } }]);
  expect(await toldOf(blocked.accountId)).toEqual([]);
});

it('tells more people than one statement takes values for', async () => {
  const { db } = database;
  const { accountId } = await aCandidate(db);
  await db.transaction((tx) =>
    tell(
      tx,
      Array.from({ length: 8_000 }, () => messageTo(accountId)),
    ),
  );
  expect(await toldOf(accountId)).toHaveLength(8_000);
});

describe('what folds', () => {
  const LATER = new Date(AT.getTime() + 60_000);
  const applied = (to: string, jobId: string, more: NoticeAbout & { at?: Date } = {}): NewNotice => ({
    to,
    kind: 'application_received',
    says: { jobTitle: 'Data Analyst', jobCode: 'JOB1' },
    jobId,
    at: AT,
    ...more,
  });
  const say = (...told: NewNotice[]) => database.db.transaction((tx) => tell(tx, told));
  const setUp = async () => {
    const { db } = database;
    const recruiter = await aRecruiter(db);
    const job = await aJob(db, { recruiterId: recruiter.accountId });
    return { to: recruiter.accountId, job, jobId: job.id };
  };

  it('is forty applications to one job in one notice, whoever sends them at the same moment', async () => {
    const { to, job, jobId } = await setUp();
    const other = await aJob(database.db, { recruiterId: to });
    const application = await anApplication(database.db, job, await aCandidate(database.db));
    await say(applied(to, jobId, { applicationId: application.id }));
    expect(await toldOf(to)).toMatchObject([{ told: 1, applicationId: application.id }]);
    await Promise.all(Array.from({ length: 38 }, () => say(applied(to, jobId))));
    await say(applied(to, other.id), applied(to, jobId, { at: LATER }));
    // It links to what they have in common, and is placed like the newest.
    expect(await toldOf(to)).toMatchObject([
      { jobId: other.id, told: 1, createdAt: AT },
      { jobId, told: 40, applicationId: null, createdAt: LATER },
    ]);
  });

  it('is told anew once it was read, and the read one is not changed, not even marked unread', async () => {
    const { to, jobId } = await setUp();
    await say(applied(to, jobId), applied(to, jobId));
    const [first] = await toldOf(to);
    const own = { id: first?.id ?? '', accountId: to };
    await setRead(database.db, { ...own, readAt: LATER });
    await say(applied(to, jobId, { at: LATER }));
    await setRead(database.db, { ...own, readAt: null });
    await say(applied(to, jobId, { at: LATER }));
    expect(await toldOf(to)).toMatchObject([
      { id: first?.id, told: 2, createdAt: AT, readAt: null },
      { told: 2, createdAt: LATER },
    ]);
    await setManyRead(database.db, { accountId: to, readAt: LATER, ids: undefined, until: undefined });
    await say(applied(to, jobId));
    expect((await toldOf(to)).map(({ told }) => told).toSorted()).toEqual([1, 2, 2]);
  });

  it('is the messages of one conversation, for each side', async () => {
    const { to, job } = await setUp();
    const candidate = await aCandidate(database.db);
    const [one, two] = [
      await anApplication(database.db, job, candidate),
      await anApplication(database.db, await aJob(database.db, { recruiterId: to }), candidate),
    ];
    const message = (applicationId: string) => messageTo(candidate.accountId, { applicationId });
    await say(message(one.id), message(two.id), message(one.id));
    expect(await toldOf(candidate.accountId)).toMatchObject(
      [
        { applicationId: one.id, told: 2 },
        { applicationId: two.id, told: 1 },
      ].toSorted((a, b) => a.applicationId.localeCompare(b.applicationId)),
    );
  });
});
