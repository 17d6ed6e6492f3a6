import type { z } from 'zod';
import type { ApplicationChanged, ApplicationStatusChange } from '#contract/applications.ts';
import { placeholderProblem } from '#contract/placeholder-rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { deleteFits } from '#server/modules/matching/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import type { Waits } from '../answers/answering.ts';
import { lockSettled, type SettledApplication } from '../answers/lock-settled.ts';
import { endInterviewAndTell } from '../interviews/end-interview.ts';
import { closeOffers } from '../offers/end-offers.ts';
import { settingStep } from './application-policy.ts';
import { decideApplication } from './decide-application.ts';
import { lockApplication } from './lock-application.ts';
import { readApplication } from './read-application.ts';
import { stepApplication } from './step-application.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';

/**
 * Withdraws an application for its candidate: interview and offer end with it, also an accepted one, and the recruiter is
 * notified.
 */
async function withdrawApplication(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: CandidateCaller,
  application: SettledApplication,
  { reason }: { reason: string },
): Promise<void> {
  await stepApplication(tx, caller, application, { to: 'withdrawn', step: 'withdraw', reason, at: deps.now() });
  const ended = await endInterviewAndTell(deps, tx, caller, application);
  await closeOffers(deps, tx, caller, [application.id]);
  const hadAccepted = (await closeOffers(deps, tx, caller, [application.id], 'Accepted')).length > 0;
  await deleteFits(tx, application.id);
  if (!application.recruiterId) return;
  const recruiter = await getRecruiterForJob(tx, application.recruiterId);
  const about = {
    to: recruiter.email,
    publicUrl: deps.settings.publicUrl,
    jobTitle: application.jobTitle,
    companyName: application.companyName,
    postedByCompany: application.postedByCompany,
    applicationId: application.id,
    candidateName: application.fullName ?? '',
    reason,
    interviewAt: ended?.startsAt ?? null,
    hadAccepted,
    answerUndone: application.answerUndone,
  };
  await deps.queue.send(tx, 'mail', mailOf('applicationWithdrawn', about));
  await tellOfWithdrawal(tx, application, deps.now());
}

type StatusDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

export interface StatusChange extends ApplicationStatusChange {
  id: string;
  /** The version the caller has seen. */
  ifMatch: number | undefined;
}

/**
 * Sets a status: a recruiter or an administrator decides, a candidate withdraws. Setting the current value succeeds
 * without a change.
 */
export async function setApplicationStatus(
  deps: StatusDeps,
  caller: Member,
  change: StatusChange,
): Promise<z.infer<typeof ApplicationChanged>> {
  return deps.db.transaction(async (tx) => {
    const application = isRecruiter(caller)
      ? await lockApplication(tx, caller, change.id)
      : await lockSettled(deps, tx, caller, change.id);
    if (!settingStep(caller.kind, change.status)) throw new Problem('FORBIDDEN');
    if (change.ifMatch !== undefined && change.ifMatch !== application.version)
      throw new Problem('STALE_VERSION', { current: await readApplication(deps, tx, caller, change.id) });
    const waits = application.status === change.status ? {} : await apply(deps, tx, caller, application, change);
    const changed = await readApplication(deps, tx, caller, change.id);
    return { ...changed, ...waits, message: answerTexts.statusUpdated };
  });
}

const apply = async (
  deps: StatusDeps,
  tx: Transaction,
  caller: Member,
  application: SettledApplication,
  change: StatusChange,
): Promise<Waits> => {
  if (!isCandidate(caller)) {
    const problem = placeholderProblem(change.reason);
    if (problem) throw invalid('reason', problem);
    return decideApplication(deps, tx, caller, application, change);
  }
  await withdrawApplication(deps, tx, caller, application, change);
  return {};
};
