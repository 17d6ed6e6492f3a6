import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { RETENTION_KINDS } from '#contract/retention.ts';
import { portalFor } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import {
  accessLog,
  accounts,
  applications,
  auditLog,
  auditPersonalValues,
  enquiries,
  idleWarnings,
  notices,
  portalState,
} from '#server/database/schema/index.ts';
import { sendIdleWarning } from '#server/modules/accounts/public.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { applyRetention } from './apply-retention.ts';
import { deleteAccount } from './delete-own-account.ts';

const database = testDatabase();
const desk = hiringDesk(database);
const NOW = new Date('2026-11-20T05:00:00Z');
const DAY = 86_400_000;
/** A date the default number of months ago, plus or minus days. */
const past = (months: number, days: number) => {
  const then = new Date(NOW);
  then.setUTCMonth(then.getUTCMonth() - months);
  return new Date(then.getTime() - days * DAY);
};
const withMail = () => ({ ...desk.deps, settings: { ...desk.deps.settings, smtpUrl: 'smtp://mail.example' } });

/** Simulates a later run than the first, unless a test says otherwise. */
beforeEach(async () => {
  desk.at(NOW);
  await database.db.insert(portalState).values({ key: 'retention', value: {} }).onConflictDoNothing();
});

const old = async (days: number) => {
  const { db } = database;
  const recruiter = await aRecruiter(db);
  const candidate = await aCandidate(db);
  const job = await aJob(db, { recruiterId: recruiter.accountId });
  const application = await anApplication(db, job, candidate);
  await db
    .update(applications)
    .set({ status: 'rejected', updatedAt: past(24, days) })
    .where(eq(applications.id, application.id));
  const access = { candidateId: candidate.accountId, recruiterId: recruiter.accountId, companyName: 'x' };
  await db.insert(accessLog).values({ ...access, kind: 'profile_opened', day: '2025-01-01', at: past(12, days) });
  const form = { kind: 'inquiry' as const, name: 'x', email: 'x@example.in', phone: '1', message: 'x' };
  await db.insert(enquiries).values({ ...form, answeredAt: past(12, days) });
  await db.insert(enquiries).values({ ...form, createdAt: past(48, 0) });
  const [entry] = await db
    .insert(auditLog)
    .values({ action: 'x', subjectKind: 'job', at: past(36, days) })
    .returning();
  await db
    .insert(notices)
    .values({ accountId: candidate.accountId, kind: 'offer_made', says: {}, createdAt: past(3, days) });
  await db.insert(auditPersonalValues).values({ auditId: entry?.id ?? '', accountId: candidate.accountId });
};
const counts = async () => ({
  applications: await database.db.$count(applications),
  accessLog: await database.db.$count(accessLog),
  enquiries: await database.db.$count(enquiries),
  auditLog: await database.db.$count(auditLog, eq(auditLog.action, 'x')),
  auditPersonalValues: await database.db.$count(auditPersonalValues),
  notices: await database.db.$count(notices),
});

it('deletes what is older than it is kept, a day after the first run, which only tells', async () => {
  await database.db.delete(portalState).where(eq(portalState.key, 'retention'));
  await old(-1);
  await old(1);
  const before = await counts();
  expect(before).toEqual({
    applications: 2,
    accessLog: 2,
    enquiries: 4,
    auditLog: 2,
    auditPersonalValues: 2,
    notices: 2,
  });
  const warned: unknown[] = [];
  await applyRetention({ ...desk.deps, log: { ...desk.deps.log, warn: (details) => void warned.push(details) } });
  expect(await counts()).toEqual(before);
  expect(warned).toEqual([{ wouldDelete: { applications: 1, accessLog: 1, enquiries: 1, auditLog: 1, notices: 1 } }]);

  await applyRetention(desk.deps);
  // An unanswered enquiry stays, however old.
  expect(await counts()).toEqual({
    applications: 1,
    accessLog: 1,
    enquiries: 3,
    auditLog: 1,
    auditPersonalValues: 1,
    notices: 1,
  });
  await applyRetention(desk.deps);
  expect((await counts()).applications).toBe(1);
});

it('leaves an application that is alive, and takes one whose job ended', async () => {
  const { db } = database;
  const { accountId: recruiterId } = await aRecruiter(db);
  const job = await aJob(db, { recruiterId });
  const { id } = await anApplication(db, job, await aCandidate(db));
  const isThere = () => db.$count(applications, eq(applications.id, id));
  await db
    .update(applications)
    .set({ updatedAt: past(60, 0) })
    .where(eq(applications.id, id));
  await applyRetention(desk.deps);
  expect(await isThere()).toBe(1);
  await db.execute(
    sql`update jobs set deadline_start = '2020-01-01', deadline_end = '2020-02-01' where id = ${job.id}`,
  );
  await applyRetention(desk.deps);
  expect(await isThere()).toBe(0);
});

it('keeps the audit log of the last year from everybody, whatever is set', async () => {
  const { db } = database;
  const [{ id = '' } = {}] = await db
    .insert(auditLog)
    .values({ action: 'y', subjectKind: 'job', at: new Date() })
    .returning();
  await expect(db.delete(auditLog).where(eq(auditLog.id, id))).rejects.toThrow();
  await expect(db.update(auditLog).set({ action: 'z' }).where(eq(auditLog.action, 'x'))).rejects.toThrow();
  expect(() => readSettings({ RETENTION: 'auditLog=11', DATA_DIR: desk.deps.settings.dataDir })).toThrow(SettingsError);
  const { retention } = readSettings({ RETENTION: 'accessLog=6, enquiries=24', DATA_DIR: desk.deps.settings.dataDir });
  expect(RETENTION_KINDS.map((kind) => retention[kind])).toEqual([36, 24, 24, 6, 36, 3]);
});

const idle = async (lastActiveAt: Date) => {
  const candidate = await aCandidate(database.db);
  await database.db
    .update(accounts)
    .set({ lastActiveAt, createdAt: past(72, 0) })
    .where(eq(accounts.id, candidate.accountId));
  return candidate.accountId;
};
const isThere = (id: string) => database.db.$count(accounts, eq(accounts.id, id));
/** Simulates one day: the run and the jobs it queues; the mail server accepts or rejects. */
const day = async (number: number, { takes = true } = {}) => {
  desk.at(new Date(NOW.getTime() + number * DAY));
  await applyRetention(withMail());
  const { rows } = await database.db.execute<{ data: QueueJobs['warn-idle'] }>(
    sql`delete from queue.job where name = 'warn-idle' returning data`,
  );
  const sent: string[] = [];
  for (const { data } of rows)
    await sendIdleWarning(withMail(), data, async ({ subject }) => {
      if (takes) sent.push(subject);
      return takes;
    });
  return sent;
};

it('warns an unused account three times, and deletes it with a last mail', async () => {
  const id = await idle(past(36, -30.5));
  expect(await day(0)).toEqual([]);
  const dates: number[] = [];
  for (let number = 1; number <= 40 && (await isThere(id)) > 0; number += 1)
    for (const _ of await day(number)) dates.push(number);
  expect(dates).toEqual([1, 24, 29]);
  expect(await isThere(id)).toBe(0);
  expect((await desk.mails()).map(({ subject }) => subject)).toEqual(['Your Avsar account has been deleted']);
});

it('is recorded as done by the portal, with everything that it ends, and not by the person', async () => {
  const { db } = database;
  const recruiter = await aRecruiter(db);
  const job = await aJob(db, { recruiterId: recruiter.accountId });
  await deleteAccount(desk.deps, portalFor(recruiter), { email: recruiter.email });
  const entries = await db
    .select({ action: auditLog.action, by: auditLog.actorId, to: auditLog.toValue })
    .from(auditLog)
    .where(inArray(auditLog.subjectId, [recruiter.accountId, job.id]))
    .orderBy(auditLog.id);
  expect(entries).toEqual([
    { action: 'job_status_changed', by: null, to: 'Closed' },
    { action: 'account_deleted', by: null, to: 'unused' },
  ]);
});

it('counts a warning only once a mail server took it, and none from before the account was used again', async () => {
  const id = await idle(past(40, 0));
  expect(await day(0, { takes: false })).toEqual([]);
  expect(await database.db.$count(idleWarnings, eq(idleWarnings.accountId, id))).toBe(0);
  expect(await day(50)).toHaveLength(1);
  await database.db
    .update(accounts)
    .set({ lastActiveAt: new Date(NOW.getTime() + 51 * DAY) })
    .where(eq(accounts.id, id));
  expect(await day(90)).toEqual([]);
  expect(await database.db.$count(idleWarnings, eq(idleWarnings.accountId, id))).toBe(0);
  expect(await isThere(id)).toBe(1);
});

it('without a mail server, and for administrators, nobody is warned or deleted', async () => {
  const id = await idle(past(60, 0));
  const admin = await anAdmin(database.db);
  await database.db
    .update(accounts)
    .set({ lastActiveAt: past(60, 0) })
    .where(eq(accounts.id, admin.accountId));
  await applyRetention(desk.deps);
  const { rows } = await database.db.execute(sql`select data from queue.job where name = 'warn-idle'`);
  expect(rows).toEqual([]);
  expect(await day(0)).toHaveLength(1);
  expect(await database.db.$count(idleWarnings, eq(idleWarnings.accountId, id))).toBe(1);
});
