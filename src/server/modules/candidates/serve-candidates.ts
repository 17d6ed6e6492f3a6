import { dayInIndia } from '#contract/rules.ts';
import type { AccessKind } from '#contract/vocabularies.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAccesses } from '#server/modules/audit/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { isProblem, Problem } from '#server/problem.ts';
import { applicationsAmong, countServed, lockServing, openedSince, servedAmong } from './access-log.store.ts';
import { alertAdminsOfScraping, askedForTooMany } from './alert-admins-of-scraping.ts';
import { dailyNumber, secondsLeftOfDay } from './database-policy.ts';

/** Opening a profile page sends several requests; within ten minutes they count as one opening. */
const SAME_OPENING = 10 * 60_000;

type OwnApplications = Awaited<ReturnType<typeof applicationsAmong>>;

interface Serving<Answer> {
  /** Candidates whose contact details the answer includes. */
  served: string[];
  /**
   * Whether answering the query could reveal an address: refused once the daily limit is used up, or too many were
   * requested.
   */
  byContact?: boolean;
  /** Takes the newest application of each of the recruiter's applicants among them. */
  answer: (own: OwnApplications) => Answer;
}

export const dailyLimit = (at: Date): Problem => new Problem('DAILY_LIMIT', { retryAfter: secondsLeftOfDay(at) });

/**
 * Serves candidates of the database to a recruiter: each is recorded, so that candidates see who viewed them, and
 * counted, to prevent scraping. Candidates whose profile is opened are notified, once a day per company. The
 * recruiter's applicants are recorded with their application and never count.
 * @throws DAILY_LIMIT when it would exceed the daily limit; the administrators are notified
 */
export async function serveCandidates<Answer>(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  caller: RecruiterCaller,
  kind: AccessKind,
  read: (tx: Transaction) => Promise<Serving<Answer>>,
): Promise<Answer> {
  const at = deps.now();
  const on = { recruiterId: caller.accountId, day: dayInIndia(at) };
  try {
    return await deps.db.transaction(async (tx) => {
      await lockServing(tx, caller.accountId);
      const { served, byContact = false, answer } = await read(tx);
      const recruiter = await getRecruiterForJob(tx, caller.accountId);
      const applications = await applicationsAmong(tx, caller.accountId, served);
      const strangers = served.filter((id) => !applications.has(id));
      const known = await servedAmong(tx, on, strangers);
      const before = await countServed(tx, on);
      const left = dailyNumber(recruiter) - before;
      const more = strangers.filter((id) => !known.has(id)).length;
      if (more > left) throw dailyLimit(at);
      if (byContact && (left <= 0 || (await askedForTooMany(tx, caller.accountId, at)))) throw dailyLimit(at);
      const open =
        kind === 'profile_opened'
          ? await openedSince(tx, on, new Date(at.getTime() - SAME_OPENING), served)
          : undefined;
      const news = open ? served.filter((id) => !open.has(id)) : served;
      const companyName = recruiter.companyName || `${recruiter.firstName} ${recruiter.lastName}`.trim();
      await recordAccesses(
        tx,
        news.map((candidateId) => ({
          ...on,
          ...applications.get(candidateId),
          candidateId,
          companyName,
          kind,
          at,
          counted: !applications.has(candidateId),
        })),
      );
      if (open) {
        const once = `${on.recruiterId} ${on.day}`;
        const says = { companyName };
        await tell(
          tx,
          news.map((to) => ({ to, kind: 'profile_opened', says, aboutId: on.recruiterId, once, at })),
        );
      }
      return answer(applications);
    });
  } catch (error) {
    // A separate transaction, since the refused one was rolled back.
    if (isProblem(error) && error.code === 'DAILY_LIMIT') await alertAdminsOfScraping(deps, caller);
    throw error;
  }
}
