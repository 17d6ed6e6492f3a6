import type { FraudSign, JobStatus, ReportDecision, ReportReason } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { hidePage, showPage } from '#server/modules/companies/public.ts';
import { freezeJob, unfreezeJob } from '#server/modules/jobs/public.ts';
import { endVerification } from '#server/modules/recruiters/public.ts';
import { companyReasonTexts, takenDownReasonTexts } from '#texts/mails.ts';
import { speaking, spokenLanguage } from '#texts/spoken.ts';
import { type Wording, wordsOf } from './decision-templates.ts';
import type { ReportCase } from './reported-view.ts';

export type Evidence = readonly (ReportReason | FraudSign)[];

interface Decided {
  decision: ReportDecision;
  /** The reason that the administrator wrote or chose for the recruiter; empty for one made from the evidence. */
  written: Wording;
  /** The open reasons and signs. */
  evidence: Evidence;
  at: Date;
}

/** Default reason for the recruiter: the evidence, never its source. */
const reasonFrom = (texts: Readonly<Partial<Record<Evidence[number] | 'other', string>>>, evidence: Evidence): string =>
  [...new Set(evidence.length === 0 ? (['other'] as const) : evidence)].flatMap((one) => texts[one] ?? []).join(' ');

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
  const texts = () => (whole.about === 'job' ? takenDownReasonTexts : companyReasonTexts);
  const fromEvidence = written === '' && takesAway ? () => reasonFrom(texts(), evidence) : undefined;
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
