import { JobQuery } from '#contract/job-search.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf, type SearchNews } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { newJobs } from '../search/new-jobs.ts';
import { dayBegan, newsUpTo } from './search-policy.ts';
import { findAddress, findDueCandidates, findDueForUpdate, markNotified, type SearchRow } from './searches.store.ts';

/** Candidates fetched per query. */
const AT_ONCE = 200;
/** Jobs of one search in an email; a link leads to the rest. */
const MOST_JOBS = 5;

type MailDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'settings' | 'log'>;

/**
 * Emails each candidate the new open jobs of their daily searches: one email for all searches, none when nothing is
 * new. Jobs emailed today, also in an email with other news, are not sent again, however often and on however many
 * servers this runs.
 * @returns how many emails were queued
 */
export async function mailSearches(deps: MailDeps): Promise<number> {
  const before = dayBegan(newsUpTo(deps.now()));
  let sent = 0;
  let after: string | undefined;
  for (;;) {
    const candidates = await findDueCandidates(deps.db, { before, after, limit: AT_ONCE });
    for (const candidateId of candidates) {
      // A failure in one search must not block everybody else's emails.
      const mailed = await mailOne(deps, candidateId).catch((error: unknown) => {
        deps.log.error({ err: error, candidateId }, 'the saved searches of a candidate could not be mailed');
        return false;
      });
      if (mailed) sent += 1;
    }
    after = candidates.at(-1);
    if (candidates.length < AT_ONCE) return sent;
  }
}

const mailOne = ({ db, queue, now, settings }: MailDeps, candidateId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const reader = await findAddress(tx, candidateId);
    const searches = reader ? await takeSearchNews(tx, { now }, candidateId) : [];
    if (!reader || searches.length === 0) return false;
    const about = { publicUrl: settings.publicUrl, accountId: candidateId };
    await queue.send(tx, 'mail', mailOf('savedSearches', { to: reader.email, ...about, searches }));
    return true;
  });

/**
 * Takes the new jobs of a candidate's daily searches for their one morning email and adds the in-app notice in the same
 * transaction. News taken today is not taken again.
 */
export async function takeSearchNews(
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  candidateId: string,
): Promise<SearchNews[]> {
  const upTo = newsUpTo(now());
  const searches = await findDueForUpdate(tx, { candidateId, before: dayBegan(upTo) });
  const found: { id: string; news: SearchNews }[] = [];
  for (const search of searches) {
    const news = await newsOf(tx, search, { now: now(), upTo });
    if (news.total > 0) found.push({ id: search.id, news });
  }
  if (found.length === 0) return [];
  await tell(
    tx,
    found.map(({ id, news }) => ({
      to: candidateId,
      kind: 'saved_search',
      says: { searchName: news.name, count: news.total },
      recordId: id,
      at: now(),
    })),
  );
  await markNotified(
    tx,
    found.map(({ id }) => id),
    upTo,
  );
  return found.map(({ news }) => news);
}

const newsOf = async (
  tx: Transaction,
  { name, query, notifiedAt, createdAt }: SearchRow,
  { now, upTo }: { now: Date; upTo: Date },
): Promise<SearchNews> => {
  const { items, total } = await newJobs(tx, {
    query: JobQuery.parse(query),
    after: notifiedAt ?? createdAt,
    upTo,
    now,
    limit: MOST_JOBS,
  });
  return { name, query, jobs: items, total };
};
