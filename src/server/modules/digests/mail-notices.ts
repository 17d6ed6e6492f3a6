import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import { type Gathering, hasOwnMail, type MailKind } from '#contract/notification-kinds.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { takeSearchNews } from '#server/modules/jobs/public.ts';
import { type MailedNotice, mailOf, type SearchNews } from '#server/modules/mail/public.ts';
import { channelsOfAccount, findMailReaders, takeToMail } from '#server/modules/notices/public.ts';

/** 8:00 in the morning in India; the queue counts in UTC. */
export const SUMMARIES_AT = '30 2 * * *';

const MONDAY = 1;

/** Accounts fetched per query. */
const AT_ONCE = 500;

type MailDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'settings' | 'log'>;

/** Emails notices to those who want them immediately: one email per kind. @returns how many were queued */
export const mailNotices = (deps: MailDeps): Promise<number> => mailAll(deps, 'now', ['now']);

/**
 * Sends the morning email, one per person, with all their digests: daily, and on Mondays weekly. Leaves out what was
 * read meanwhile, and includes new results of a candidate's saved searches.
 * @returns how many were queued
 */
export async function mailSummaries(deps: MailDeps): Promise<number> {
  const weekday = new Date(dayInIndia(deps.now())).getUTCDay();
  const weekly = weekday === MONDAY ? await mailAll(deps, 'weekly', ['weekly', 'daily']) : 0;
  return weekly + (await mailAll(deps, 'daily', ['daily']));
}

/** Processes everybody with such notices. A failure for one person must not block everybody else's emails. */
async function mailAll(deps: MailDeps, mailWith: Gathering, taken: readonly Gathering[]): Promise<number> {
  let sent = 0;
  let after: string | undefined;
  for (;;) {
    const readers = await findMailReaders(deps.db, { mailWith, after, limit: AT_ONCE });
    for (const accountId of readers) {
      sent += await mailOne(deps, accountId, taken).catch((error: unknown) => {
        deps.log.error({ err: error, accountId }, 'the notices of an account could not be mailed');
        return 0;
      });
    }
    after = readers.at(-1);
    if (readers.length < AT_ONCE) return sent;
  }
}

/**
 * Notices are marked as emailed in the transaction that queues the email: an interrupted and repeated run sends nothing
 * twice.
 */
const mailOne = (
  { db, queue, settings, now }: MailDeps,
  accountId: string,
  taken: readonly Gathering[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const found = await takeToMail(tx, accountId, taken);
    if (!found) return 0;
    const { email: to, kind: reader } = found.reader;
    const about = { publicUrl: settings.publicUrl, accountId, reader, weekly: taken.includes('weekly') };
    const isAtOnce = taken.includes('now');
    const mails = isAtOnce ? byKind(found.notices) : [['digest', found.notices] as const];
    const searches = isAtOnce || reader !== 'candidate' ? [] : await searchNewsOf(tx, now, accountId);
    for (const [kind, notices] of mails)
      await queue.send(tx, 'mail', mailOf('noticesGathered', { to, ...about, kind, notices, searches }));
    return mails.length;
  });

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
