import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { lockSettled } from './answers/lock-settled.ts';
import { stepApplication } from './applications/step-application.ts';
import { tellOfWithdrawal } from './applications/tell-of-withdrawal.ts';
import { emptyApplications, openApplications } from './erasure.store.ts';
import { endInterviewAndTell } from './interviews/end-interview.ts';
import { closeOpenOffers } from './offers/close-open-offers.ts';

/** Ends everything open, notifies each recruiter, and reduces every application to its job, dates and status. */
export async function leaveAsCandidate(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: CandidateCaller,
): Promise<void> {
  for (const { id } of await openApplications(tx, { candidateId: caller.accountId })) {
    const application = await lockSettled(deps, tx, caller, id);
    const hadInterview = await endInterviewAndTell(deps, tx, caller, application);
    if (hadInterview && application.status !== 'accepted')
      await stepApplication(tx, caller, application, { to: 'accepted', step: 'cancel interview', at: deps.now() });
    await closeOpenOffers(deps, tx, caller, [id]);
    if (!application.recruiterId) continue;
    const { email } = await getRecruiterForJob(tx, application.recruiterId);
    const about = {
      to: email,
      publicUrl: deps.settings.publicUrl,
      jobTitle: application.jobTitle,
      candidateName: application.fullName ?? '',
      hadInterview,
    };
    await deps.queue.send(tx, 'mail', mailOf('candidateLeft', about));
    await tellOfWithdrawal(tx, application, deps.now());
  }
  await emptyApplications(tx, caller.accountId);
}
