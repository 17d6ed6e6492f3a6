import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import { type Gathering, hasOwnMail, type MailKind } from '#contract/notification-kinds.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { takeSearchNews } from '#server/modules/jobs/public.ts';
import { type MailedNotice, mailOf, type SearchNews } from '#server/modules/mail/public.ts';
import { channelsOfAccount, findMailReaders, takeToMail } from '#server/modules/notices/public.ts';

/** Eight in the morning in India; the queue counts in UTC. */
export const SUMMARIES_AT = '30 2 * * *';

const MONDAY = 1;

/** Accounts that are asked for at once. */
const AT_ONCE = 500;

type MailDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'settings' | 'log'>;

/** Mails those who want it at once what the bell told: a mail for each kind. @returns how many were queued */
export const mailNotices = (deps: MailDeps): Promise<number> => mailAll(deps, 'now', ['now']);

/**
 * The mail of the morning, one for each person, with all that they want gathered: of the day, and on Mondays of the week.
 * What was read meanwhile is not in it; what is new of a candidate's saved searches is.
 * @returns how many were queued
 */
export async function mailSummaries(deps: MailDeps): Promise<number> {
  const weekday = new Date(dayInIndia(deps.now())).getUTCDay();
  const weekly = weekday === MONDAY ? await mailAll(deps, 'weekly', ['weekly', 'daily']) : 0;
  return weekly + (await mailAll(deps, 'daily', ['daily']));
}

/** Everybody for whom such notices wait. What is wrong with one person's must not keep the mails of all others. */
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

/** They wait no more in the transaction that puts their mail into the queue: cut off and done again, nothing comes twice. */
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

/** For whom they would be a mail of their own on the same morning. */
const searchNewsOf = async (tx: Transaction, now: Deps['now'], accountId: string): Promise<SearchNews[]> => {
  const { saved_search: wanted } = await channelsOfAccount(tx, { accountId, reader: 'candidate' });
  return wanted?.mail && hasOwnMail('saved_search', wanted.mail) ? takeSearchNews(tx, { now }, accountId) : [];
};

/** Each kind can be stopped alone, so each has a mail of its own. */
const byKind = (notices: readonly MailedNotice[]): (readonly [MailKind, readonly MailedNotice[]])[] => {
  const kinds = new Map<MailKind, MailedNotice[]>();
  for (const notice of notices) {
    const { by } = NOTICE_KINDS[notice.kind];
    kinds.set(by, [...(kinds.get(by) ?? []), notice]);
  }
  return [...kinds];
};
