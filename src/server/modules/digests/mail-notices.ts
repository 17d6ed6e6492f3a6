import { NOTICE_KINDS, type NoticeKind } from '#contract/notice-kinds.ts';
import { type Gathering, hasOwnMail, type MailKind } from '#contract/notification-kinds.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { findTakingPlace } from '#server/modules/hiring/public.ts';
import { takeSearchNews } from '#server/modules/jobs/public.ts';
import { type MailedNotice, mailOf, type SearchNews } from '#server/modules/mail/public.ts';
import { takeUnmailedJobs, unmailedJobs } from '#server/modules/matching/public.ts';
import {
  channelsOfAccount,
  findMailChoosers,
  findMailReader,
  findMailReaders,
  takeToMail,
} from '#server/modules/notices/public.ts';

/** 8:00 in the morning in India; the queue counts in UTC. */
export const SUMMARIES_AT = '30 2 * * *';

const MONDAY = 1;

/** Accounts fetched per query. */
const AT_ONCE = 500;

const REMINDERS: readonly NoticeKind[] = ['interview_tomorrow', 'interview_soon'];

/**
 * Takes the notices that are still worth an email. The reminder of an interview is not, once that has begun, was moved
 * or does not take place.
 */
async function takeOfUse(tx: Transaction, now: Date, accountId: string, mailWith: readonly Gathering[]) {
  const taken = await takeToMail(tx, accountId, mailWith);
  const reminded = taken.flatMap(({ kind, recordId }) => (REMINDERS.includes(kind) && recordId ? [recordId] : []));
  const ahead = reminded.length === 0 ? [] : await findTakingPlace(tx, reminded);
  const startOf = new Map(ahead.map(({ id, startsAt }) => [id, startsAt]));
  return taken.filter(({ kind, recordId, says }) => {
    if (!REMINDERS.includes(kind)) return true;
    const startsAt = recordId === null ? undefined : startOf.get(recordId);
    return startsAt !== undefined && startsAt > now && startsAt.toISOString() === says.startsAt;
  });
}

type MailDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'settings' | 'log' | 'skillModels'>;

/** Finds the next accounts that may have something to read, in order of account id. */
type Readers = (next: { after: string | undefined; limit: number }) => Promise<string[]>;

/** Emails notices to those who want them immediately: one email per kind. @returns how many were queued */
export const mailNotices = (deps: MailDeps): Promise<number> =>
  mailAll(deps, (next) => findMailReaders(deps.db, { mailWith: 'now', ...next }), mailAtOnce);

/**
 * Sends the morning email: one per person, with everything they want gathered, daily or on Mondays weekly. Notices read
 * in the meantime are left out. For candidates it includes new results of their saved searches and the best-fitting
 * jobs.
 * @returns how many were queued
 */
export async function mailSummaries(deps: MailDeps): Promise<number> {
  const weekday = new Date(dayInIndia(deps.now())).getUTCDay();
  const gathered: Gathering[] = weekday === MONDAY ? ['weekly', 'daily'] : ['daily'];
  const mailOne = (of: MailDeps, accountId: string) => mailMorning(of, accountId, gathered);
  let sent = 0;
  for (const mail of gathered)
    sent += await mailAll(deps, (next) => findMailChoosers(deps.db, { kind: 'best_jobs', mail, ...next }), mailOne);
  for (const mailWith of gathered)
    sent += await mailAll(deps, (next) => findMailReaders(deps.db, { mailWith, ...next }), mailOne);
  return sent;
}

/** Emails every reader. A failure for one person does not keep the others' emails from being sent. */
async function mailAll(
  deps: MailDeps,
  findReaders: Readers,
  mailOne: (deps: MailDeps, accountId: string) => Promise<number>,
): Promise<number> {
  let sent = 0;
  let after: string | undefined;
  for (;;) {
    const readers = await findReaders({ after, limit: AT_ONCE });
    for (const accountId of readers) {
      sent += await mailOne(deps, accountId).catch((error: unknown) => {
        deps.log.error({ err: error, accountId }, 'the notices of an account could not be mailed');
        return 0;
      });
    }
    after = readers.at(-1);
    if (readers.length < AT_ONCE) return sent;
  }
}

/**
 * Takes the notices in the transaction that queues their emails, so that an interrupted and repeated run sends nothing
 * twice.
 */
const mailAtOnce = ({ db, queue, settings, now }: MailDeps, accountId: string): Promise<number> =>
  db.transaction(async (tx) => {
    const taken = await takeOfUse(tx, now(), accountId, ['now']);
    const reader = await findMailReader(tx, accountId);
    if (taken.length === 0 || !reader) return 0;
    const about = { ...reader, publicUrl: settings.publicUrl, accountId, searches: [], bestJobs: [] };
    const mails = byKind(taken);
    for (const [kind, notices] of mails)
      await queue.send(tx, 'mail', mailOf('noticesGathered', { ...about, kind, notices }));
    return mails.length;
  });

/** Also one transaction. A candidate with news of saved searches only gets the separate email for saved searches. */
async function mailMorning(deps: MailDeps, accountId: string, gathered: readonly Gathering[]): Promise<number> {
  const { db, queue, settings, now } = deps;
  const reader = await findMailReader(db, accountId);
  if (!reader) return 0;
  const isCandidate = reader.reader === 'candidate';
  const found =
    isCandidate && (await wantsBestJobs(db, accountId, gathered)) ? await unmailedJobs(deps, accountId) : [];
  return db.transaction(async (tx) => {
    const notices = await takeOfUse(tx, now(), accountId, gathered);
    const bestJobs = await takeUnmailedJobs(tx, { now }, { accountId, jobs: found });
    if (notices.length + bestJobs.length === 0) return 0;
    // A job that a notice names is not listed twice.
    const told = new Set(notices.map(({ jobId }) => jobId));
    const untold = bestJobs.filter(({ job }) => !told.has(job._id));
    const searches = isCandidate ? await searchNewsOf(tx, now, accountId) : [];
    const mail = mailOf('noticesGathered', {
      ...reader,
      publicUrl: settings.publicUrl,
      accountId,
      // An email with only fitting jobs has its own unsubscribe link.
      kind: notices.length > 0 ? 'digest' : 'best_jobs',
      ...{ notices, searches, bestJobs: untold },
    });
    await queue.send(tx, 'mail', mail);
    return 1;
  });
}

const wantsBestJobs = async (
  executor: Executor,
  accountId: string,
  gathered: readonly Gathering[],
): Promise<boolean> => {
  const { best_jobs: wanted } = await channelsOfAccount(executor, { accountId, reader: 'candidate' });
  return gathered.some((mail) => mail === wanted?.mail);
};

/** Only for readers who would otherwise get a separate email on the same morning. */
const searchNewsOf = async (tx: Transaction, now: Deps['now'], accountId: string): Promise<SearchNews[]> => {
  const { saved_search: wanted } = await channelsOfAccount(tx, { accountId, reader: 'candidate' });
  return wanted?.mail && hasOwnMail('saved_search', wanted.mail) ? takeSearchNews(tx, { now }, accountId) : [];
};

/** Each kind can be unsubscribed separately, so each has a separate email. */
const byKind = (notices: readonly MailedNotice[]): (readonly [MailKind, readonly MailedNotice[]])[] => {
  const kinds = new Map<MailKind, MailedNotice[]>();
  for (const notice of notices) {
    const { by } = NOTICE_KINDS[notice.kind];
    kinds.set(by, [...(kinds.get(by) ?? []), notice]);
  }
  return [...kinds];
};
