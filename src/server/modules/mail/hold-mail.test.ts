import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { QueueJobs } from '#server/database/queue.ts';
import { mailTurns } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { sendHeldMails } from './hold-mail.ts';
import { mailOf } from './mail-of.ts';
import { forgetTurns } from './mail-turns.store.ts';
import { prepareMail } from './notifications/prepare-mail.ts';

const database = testDatabase();
const desk = hiringDesk(database);

beforeEach(() => dueAt());

const MINUTE = 60_000;
const after = (minutes: number) => desk.at(new Date(FRIDAY.getTime() + minutes * MINUTE));

const aPair = async () => {
  const candidate = await aCandidate(database.db);
  const recruiter = await aRecruiter(database.db);
  const to = await emailOf(database.db, candidate);
  const mail = (jobTitle: string, message = '') =>
    mailOf('applicationDecided', {
      to,
      answersTo: recruiter.accountId,
      applicationId: randomUUID(),
      publicUrl: 'http://localhost:3000',
      jobTitle,
      companyName: 'Kaveri',
      candidateName: 'Asha Rao',
      decision: 'accepted',
      reason: '',
      message,
    });
  return { mail, pair: { senderId: recruiter.accountId, recipientId: candidate.accountId } };
};

const goesOut = async (mail: QueueJobs['mail']): Promise<boolean> => (await prepareMail(desk.deps, mail)) !== undefined;
/** When held emails are sent next. */
const dueAt = async () => {
  const { rows } = await database.db.execute<{ start_after: Date }>(
    sql`delete from queue.job where name = 'send-held-mails' returning start_after`,
  );
  return rows.map(({ start_after }) => new Date(start_after).getTime() - FRIDAY.getTime()).map((ms) => ms / MINUTE);
};

it('sends three mails an hour from one recruiter to one person, and the rest as one mail', async () => {
  const { mail, pair } = await aPair();
  const sent: boolean[] = [];
  for (let minute = 0; minute < 30; minute += 1) {
    after(minute);
    sent.push(await goesOut(mail(`Job ${minute}`, `Words ${minute}.`)));
  }
  expect(sent).toEqual([true, true, true, ...Array.from({ length: 27 }, () => false)]);
  expect(await dueAt()).toEqual([60]);
  const admin = await anAdmin(database.db);
  const heldBack = async () => (await desk.call('adminHealth', {}, admin)).body.email.held;
  expect(await heldBack()).toBe(27);

  after(60);
  await sendHeldMails(desk.deps, pair);
  const [together, ...others] = await desk.mails();
  expect(others).toEqual([]);
  expect(together?.subject).toMatch(/^27 updates from /);
  for (let minute = 3; minute < 30; minute += 1) expect(together?.text).toContain(`Words ${minute}.`);
  if (!together) throw new Error('no mail');
  expect(await prepareMail(desk.deps, together)).toMatchObject({ to: together.to });
  await sendHeldMails(desk.deps, pair);
  expect(await desk.mails()).toEqual([]);
  expect(await heldBack()).toBe(0);
});

it('sends what waited alone as it was, and nothing before its time', async () => {
  const { mail, pair } = await aPair();
  after(0);
  for (const job of ['a', 'b', 'c']) expect(await goesOut(mail(job))).toBe(true);
  const last = mail('d');
  expect(await goesOut(last)).toBe(false);
  await dueAt();
  after(59);
  await sendHeldMails(desk.deps, pair);
  expect(await desk.mails()).toEqual([]);
  expect(await dueAt()).toEqual([60]);
  after(61);
  await sendHeldMails(desk.deps, pair);
  expect(await desk.mails()).toEqual([{ ...last, hasTurn: true }]);
});

it('sends ten a day, to each person for themselves', async () => {
  const { mail } = await aPair();
  const other = await aPair();
  let sent = 0;
  for (let hour = 0; hour < 12; hour += 1)
    for (let number = 0; number < 3; number += 1) {
      after(hour * 61);
      if (await goesOut(mail(`Job ${hour} ${number}`))) sent += 1;
    }
  expect(sent).toBe(10);
  expect(await goesOut(other.mail('Job'))).toBe(true);
  await forgetTurns(database.db, new Date(FRIDAY.getTime() + 48 * 60 * MINUTE));
  expect(await database.db.$count(mailTurns)).toBe(0);
});

it('of twenty at the same moment three go out', async () => {
  const { mail } = await aPair();
  after(0);
  const out = await Promise.all(Array.from({ length: 20 }, (_, number) => goesOut(mail(`Job ${number}`))));
  expect(out.filter(Boolean)).toHaveLength(3);
  expect(await dueAt()).toEqual([60]);
});
