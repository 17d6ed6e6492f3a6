import type { FraudSign, JobStatus, ReportDecision, ReportReason, ReportSubject } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { hidePage, showPage } from '#server/modules/companies/public.ts';
import { freezeJob, unfreezeJob } from '#server/modules/jobs/public.ts';
import { endVerification } from '#server/modules/recruiters/public.ts';
import { companyReasonTexts, messageReasonTexts, takenDownReasonTexts } from '#texts/mails.ts';
import { speaking, spokenLanguage } from '#texts/spoken.ts';
import { type Wording, wordsOf } from './decision-templates.ts';
import type { ReportCase } from './reported-view.ts';

export type Evidence = readonly {
  said: ReportReason | FraudSign;
  /** Said of a message, not of the job or page itself. */
  ofMessage: boolean;
}[];

interface Decided {
  decision: ReportDecision;
  /** The reason that the administrator wrote or chose for the recruiter; empty for one made from the evidence. */
  written: Wording;
  /** The open reasons and signs. */
  evidence: Evidence;
  at: Date;
}

type Reasons = Readonly<Partial<Record<ReportReason | FraudSign, string>>>;

/** Default reason for the recruiter: the evidence, never its source. */
const reasonFrom = (about: ReportSubject, evidence: Evidence): string => {
  const own: Reasons = about === 'job' ? takenDownReasonTexts : companyReasonTexts;
  const ofMessages: Reasons = messageReasonTexts;
  const given =
    evidence.length === 0 ? [own.other] : evidence.map(({ said, ofMessage }) => (ofMessage ? ofMessages : own)[said]);
  return [...new Set(given.filter((one) => one !== undefined))].join(' ');
};

/**
 * Does to the job, or to the company's page, what was decided, and notifies its recruiter.
 * @returns the reason that the recruiter reads, in their language if the portal words it, and the status of an unfrozen
 *   job
 */
export const carryOut = async (
  deps: Pick<Deps, 'queue' | 'settings'>,
  tx: Transaction,
  caller: AdminCaller,
  whole: ReportCase,
  { decision, written, evidence, at }: Decided,
): Promise<{ reason: string; status?: JobStatus | undefined }> => {
  const takesAway = decision === 'freeze' || decision === 'unverify';
  const fromEvidence = written === '' && takesAway ? () => reasonFrom(whole.about, evidence) : undefined;
  const wording = typeof written === 'string' ? fromEvidence : written;
  const reason = speaking(whole.recruiter?.language ?? spokenLanguage(), () => wordsOf(wording ?? written));
  if (whole.about === 'job') {
    const id = whole.job._id;
    if (decision === 'freeze') await freezeJob(deps, tx, caller, { id, reason, wording, at });
    if (decision === 'unfreeze') return { reason, status: await unfreezeJob(deps, tx, caller, { id, reason, at }) };
  } else {
    const id = whole.company._id;
    if (decision === 'freeze') await hidePage(deps, tx, { id, reason, wording, at });
    if (decision === 'unfreeze') await showPage(deps, tx, { id, at });
    if (decision === 'unverify') await endVerification(deps, tx, caller, { id, note: reason, wording, at });
  }
  return { reason };
};
