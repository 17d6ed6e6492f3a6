import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { endInterview } from '../interviews/end-interview.ts';
import { closeOpenOffer } from '../offers/close-open-offer.ts';
import type { LockedApplication } from './application-changes.store.ts';
import { stepApplication } from './step-application.ts';

/** The candidate takes an application back: interview and open offer end with it, and the recruiter is told. */
export async function withdrawApplication(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: CandidateCaller,
  application: LockedApplication,
  { reason }: { reason: string },
): Promise<void> {
  await stepApplication(tx, caller, application, { to: 'withdrawn', step: 'withdraw', reason, at: deps.now() });
  const hadInterview = (await endInterview(deps, tx, caller, application)) !== undefined;
  await closeOpenOffer(deps, tx, caller, application.id);
  if (!application.recruiterId) return;
  const recruiter = await getRecruiterForJob(tx, application.recruiterId);
  const about = {
    to: recruiter.email,
    publicUrl: deps.settings.publicUrl,
    jobTitle: application.jobTitle,
    companyName: application.companyName,
    candidateName: application.fullName ?? '',
    reason,
    hadInterview,
  };
  await deps.queue.send(tx, 'mail', mailOf('applicationWithdrawn', about));
}
