import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { isDecision, mailOf } from '#server/modules/mail/public.ts';
import { closeOpenOffer } from '../offers/close-open-offer.ts';
import type { LockedApplication } from './application-changes.store.ts';
import { stepApplication } from './step-application.ts';

export interface Decision {
  status: ApplicationStatus;
  reason: string;
  /** What the mail says in place of its usual sentence. */
  message?: string;
}

/** Answers a locked application, and writes to the candidate. Nobody is rejected and could still accept an offer. */
export async function decideApplication(
  deps: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: Member,
  application: LockedApplication,
  { status, reason, message = '' }: Decision,
): Promise<void> {
  await stepApplication(tx, caller, application, { to: status, step: 'decide', reason, at: deps.now() });
  if (status === 'rejected') await closeOpenOffer(deps, tx, caller, application.id);
  if (!application.candidateEmail || !isDecision(status)) return;
  const about = {
    to: application.candidateEmail,
    answersTo: application.recruiterId,
    publicUrl: deps.settings.publicUrl,
    jobTitle: application.jobTitle,
    companyName: application.companyName,
    postedByCompany: application.postedByCompany,
    candidateName: application.fullName ?? '',
    decision: status,
    reason,
    message,
  };
  await deps.queue.send(tx, 'mail', mailOf('applicationDecided', about));
}
