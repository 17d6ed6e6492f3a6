import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { tell } from '#server/modules/notices/public.ts';
import { type LockedApplication, lockForPortal } from '../applications/application-changes.store.ts';
import { announceApplication } from '../applications/application-news.store.ts';
import { INVITING } from '../applications/application-policy.ts';
import { answerMails } from './answer-mails.ts';
import { answerNotices } from './answer-notices.ts';
import {
  dropUnseenSteps,
  findHeld,
  type HeldAnswer,
  interviewsOf,
  letShow,
  offersOf,
  putBack,
} from './held-answers.store.ts';
import { restoreApplications } from './restore-applications.ts';

/**
 * Releases an answer to the candidate and emails it, in one transaction. When nothing has changed in effect, nothing is
 * announced and the answer leaves no trace. A good answer for a job taken down since is dropped, and its recruiter told.
 *
 * @param until end of the wait this call belongs to; when the wait was restarted since, the answer stays held
 */
export async function showAnswer(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  { applicationId, until }: { applicationId: string; until?: string },
): Promise<void> {
  const application = await lockForPortal(tx, applicationId);
  const held = application && (await findHeld(tx, applicationId));
  if (!held || (until !== undefined && held.undoUntil.toISOString() !== until)) return;
  const steps = async () => ({
    interviews: await interviewsOf(tx, [applicationId]),
    offers: await offersOf(tx, [applicationId]),
  });
  let { interviews, offers } = await steps();
  if (application.takenDown && asksFurther(application, held, { interviews, offers })) {
    await restoreApplications(tx, undefined, [{ application, held }], deps.now());
    await tellOfDropped(tx, application, deps.now());
    return;
  }
  if (hasUnseenSteps(held, { interviews, offers })) {
    await dropUnseenSteps(tx, applicationId);
    ({ interviews, offers } = await steps());
  }
  if (isAsBefore(held, { status: application.status, interviews, offers })) return putBack(tx, [applicationId]);
  const shown = { application, interviews, offers };
  for (const mail of await answerMails(deps, tx, held, shown)) await deps.queue.send(tx, 'mail', mail);
  await tell(tx, answerNotices(deps, held, shown));
  await letShow(tx, { id: applicationId, at: deps.now() });
  await announceApplication(tx, applicationId, ['applications', 'interviews', 'offers']);
}

/** Whether the answer asks the candidate to proceed, which is refused once the job is taken down. */
const asksFurther = (
  { status }: LockedApplication,
  { before }: HeldAnswer,
  { interviews, offers }: { interviews: readonly Ending[]; offers: readonly Ending[] },
): boolean =>
  (INVITING.includes(status) && !INVITING.includes(before.application.status)) ||
  interviews.some(({ id, status: result, version }) => {
    const was = before.interviews.find((one) => one.id === id);
    return result === 'Selected' ? was?.status !== result : result === 'Scheduled' && was?.version !== version;
  }) ||
  offers.some(({ id, status: state }) => state === 'Pending' && before.offers.every((was) => was.id !== id));

/** Tells the recruiter why the answer is gone. */
const tellOfDropped = async (
  tx: Transaction,
  { id: applicationId, recruiterId: to, jobId, jobTitle }: LockedApplication,
  at: Date,
): Promise<void> => {
  if (to) await tell(tx, [{ to, kind: 'answer_dropped', says: { jobTitle }, jobId, applicationId, at }]);
};

/** Whether something was made and ended again, or changed and ended, while the answer was held. */
const hasUnseenSteps = (
  { before }: HeldAnswer,
  { interviews, offers }: { interviews: readonly Ending[]; offers: readonly Ending[] },
): boolean =>
  interviews.some(
    ({ id, status }) => status === 'Cancelled' && before.interviews.find((was) => was.id === id)?.status !== status,
  ) || offers.some(({ id, status }) => status === 'Withdrawn' && before.offers.every((was) => was.id !== id));

interface Versioned {
  id: string;
  version: number;
}

interface Ending extends Versioned {
  status: string;
}

/** Whether these are the versions of before, and nothing was added. */
export const areSame = (now: readonly Versioned[], before: readonly Versioned[]): boolean =>
  now.every(({ id, version }) => before.some((was) => was.id === id && was.version === version));

const isAsBefore = (
  { before }: HeldAnswer,
  now: { status: string; interviews: readonly Versioned[]; offers: readonly Versioned[] },
): boolean =>
  now.status === before.application.status &&
  areSame(now.interviews, before.interviews) &&
  areSame(now.offers, before.offers);

/** Queue handler: the wait of an answer is over. */
export const showHeldAnswer = (
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  due: { applicationId: string; until: string },
): Promise<void> => deps.db.transaction((tx) => showAnswer(deps, tx, due));
