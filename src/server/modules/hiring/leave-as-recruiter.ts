import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { lockSettled } from './answers/lock-settled.ts';
import { stepApplication } from './applications/step-application.ts';
import { emptyRecruiterWords, openApplications } from './erasure.store.ts';
import { RECRUITER_LEFT } from './interviews/cancel-reason.ts';
import { endInterviewAndTell } from './interviews/end-interview.ts';
import { closeOpenOffers } from './offers/close-open-offers.ts';

/** Cancels interviews and offers, and notifies every candidate still waiting for an answer. */
export async function leaveAsRecruiter(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: RecruiterCaller,
): Promise<void> {
  const at = deps.now();
  for (const { id } of await openApplications(tx, { recruiterId: caller.accountId })) {
    const application = await lockSettled(deps, tx, caller, id);
    // The released answer has just notified them.
    if (application.status === 'rejected') continue;
    const hadInterview = await endInterviewAndTell(deps, tx, caller, application, { reason: RECRUITER_LEFT });
    if (hadInterview && application.status !== 'accepted')
      await stepApplication(tx, caller, application, {
        to: 'accepted',
        step: 'cancel interview',
        detail: { code: RECRUITER_LEFT },
        at,
      });
    await closeOpenOffers(deps, tx, caller, [id]);
    if (!application.candidateEmail) continue;
    const about = {
      to: application.candidateEmail,
      publicUrl: deps.settings.publicUrl,
      jobTitle: application.jobTitle,
      companyName: application.companyName,
      postedByCompany: application.postedByCompany,
    };
    await deps.queue.send(tx, 'mail', mailOf('recruiterLeft', about));
  }
  await emptyRecruiterWords(tx, caller.accountId);
}
