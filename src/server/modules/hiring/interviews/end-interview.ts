import type { Language } from '#contract/languages.ts';
import { isCandidate, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import type { Cancellation } from '#server/modules/mail/public.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import {
  findAndLockLive,
  type InterviewRecord,
  insertInterviewEvent,
  markCancelled,
} from './interview-changes.store.ts';
import { cancelledMail } from './interview-mails.ts';
import { newsOf } from './interview-news.ts';

/** Whether an interview is over, so that someone who leaves does not cancel it: it has a result, or its recruiter left later. */
const isOver = ({ status, startsAt }: InterviewRecord, because: Cancellation, at: Date): boolean =>
  status === 'Selected' || (because === 'recruiterLeft' && startsAt <= at);

/**
 * Cancels the live interview of a locked application, if it has one. The caller changes the application's status and
 * notifies the candidate.
 *
 * @returns the cancelled interview
 */
export async function endInterview(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  by: Member,
  application: LockedApplication,
  { reason = '', because }: { reason?: string; because?: Cancellation | undefined } = {},
): Promise<InterviewRecord | undefined> {
  const at = deps.now();
  const before = await findAndLockLive(tx, application.id);
  if (!before || (because && isOver(before, because, at))) return undefined;
  const after = await markCancelled(tx, { id: before.id, reason, at });
  await insertInterviewEvent(tx, { event: 'interview_cancelled', before, after, by, at });
  return after;
}

/**
 * The same for an action with immediate effect: also removes the interview from the candidate's calendar.
 *
 * @param language the candidate's, if their account is gone when the email is sent
 * @returns the cancelled interview, unless it may have taken place
 */
export async function endInterviewAndTell(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  by: Member,
  application: LockedApplication,
  { because, ...more }: { because?: Cancellation; language?: Language } = {},
): Promise<InterviewRecord | undefined> {
  const ended = await endInterview(deps, tx, by, application, { because });
  if (!ended) return undefined;
  // The interview of somebody who withdraws may have taken place: nobody is told that it is cancelled.
  if (isCandidate(by) && !because && ended.startsAt <= deps.now()) return undefined;
  const news = await newsOf(deps, tx, application, ended);
  const cause = because ?? (isCandidate(by) ? 'withdrawal' : 'recruiter');
  if (news) await deps.queue.send(tx, 'mail', cancelledMail(news, cause, more));
  return ended;
}
