import type { FraudSign, ReportReason } from '#contract/vocabularies.ts';
import { takenDownReasonTexts } from '#texts/mails.ts';

/** What the recruiter reads when the administrator wrote nothing: the evidence, never who brought it. */
export const reasonFrom = (evidence: readonly (ReportReason | FraudSign)[]): string =>
  [...new Set(evidence.length === 0 ? (['other'] as const) : evidence)]
    .map((one) => takenDownReasonTexts[one])
    .join(' ');
