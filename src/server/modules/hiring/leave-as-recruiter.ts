import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { letter, oneLine } from '#server/letter.ts';
import { lockApplication } from './applications/lock-application.ts';
import { stepApplication } from './applications/step-application.ts';
import { emptyRecruiterWords, openApplications } from './erasure.store.ts';
import { endInterview } from './interviews/end-interview.ts';
import { closeOpenOffer } from './offers/close-open-offer.ts';

const REASON = 'The company has left Avsar.';

/** Cancels interviews and offers, and tells every candidate who still waited for an answer. */
export async function leaveAsRecruiter(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: RecruiterCaller,
): Promise<void> {
  const at = deps.now();
  for (const { id } of await openApplications(tx, { recruiterId: caller.accountId })) {
    const application = await lockApplication(tx, caller, id);
    const hadInterview = (await endInterview(deps, tx, caller, application, { reason: REASON })) !== undefined;
    if (hadInterview && application.status !== 'accepted')
      await stepApplication(tx, caller, application, { to: 'accepted', step: 'cancel interview', reason: REASON, at });
    await closeOpenOffer(deps, tx, caller, id);
    if (!application.candidateEmail) continue;
    const job = `${oneLine(application.jobTitle)} at ${oneLine(application.companyName)}`;
    const mail = letter({
      to: application.candidateEmail,
      subject: `${job} is closed`,
      paragraphs: [
        `Dear ${oneLine(application.fullName ?? '')},`,
        `The recruiter of ${job} has left Avsar. The job is closed, and your application for it will not be answered any more.`,
        'If an interview was scheduled or an offer was open, it has been cancelled.',
        `See your applications: ${deps.settings.publicUrl}/candidate-dashboard?tab=job-applied`,
      ],
    });
    await deps.queue.send(tx, 'mail', mail);
  }
  await emptyRecruiterWords(tx, caller.accountId);
}
