import type { ReportDecision, ReportState, ReportSubject } from '#contract/vocabularies.ts';

/** State that the result of a decision depends on. */
export interface Standing {
  about: ReportSubject;
  /** Undecided reports and signs. */
  open: number;
  /** Somebody waits for an answer about the job or page itself, not about a message. */
  asked: boolean;
  frozen: boolean;
  /** The company has edited its frozen page since. */
  edited: boolean;
  /** The job is deleted. */
  deleted: boolean;
  /** The recruiter has deleted the account, so that the job stays hidden whatever its status. */
  left: boolean;
  /** The company is verified; false for a job. */
  verified: boolean;
  last: { decision: ReportDecision; own: boolean } | undefined;
  /** Version of the case, and the one that the caller has seen, if known. */
  version: number;
  seen: number | undefined;
}

export type Verdict =
  | 'decide'
  | 'again'
  | 'stale'
  | 'deleted'
  | 'left'
  | 'not frozen'
  | 'frozen'
  | 'not verified'
  | 'no company'
  | 'nothing open'
  | 'decided';

/**
 * Returns the result of a decision. Repeating one's own decision is idempotent; a decision made without having seen
 * another's is rejected.
 */
export const verdictOn = (decision: ReportDecision, standing: Standing): Verdict => {
  const { about, open, asked, frozen, edited, deleted, left, verified, last, version, seen } = standing;
  if (decision === 'unverify' && about !== 'company') return 'no company';
  // Once the page was edited, freezing it again is a new decision.
  const isLast = open === 0 && last?.decision === decision && (decision !== 'freeze' || (frozen && !edited));
  if (isLast && last.own) return 'again';
  if (seen !== undefined && seen !== version) return 'stale';
  if (isLast) return 'again';
  if (decision === 'unfreeze' && frozen && !deleted) return left ? 'left' : 'decide';
  if (decision === 'unfreeze') return 'not frozen';
  // Who reported what is hidden by now must not read that nothing is wrong with it.
  if (decision === 'dismiss' && asked && frozen && !deleted) return 'frozen';
  if (decision === 'dismiss') return open > 0 ? 'decide' : 'nothing open';
  if (deleted) return 'deleted';
  if (decision === 'unverify' && !verified) return 'not verified';
  // Freezing or unverifying after a different decision requires the version, as proof that it was seen.
  return open > 0 || edited || seen !== undefined ? 'decide' : 'decided';
};

/** Returns the state of a case, including freezing and unfreezing done since outside of the queue. */
export const stateOf = (open: number, last: ReportDecision | undefined, frozen: boolean): ReportState => {
  if (open > 0 || !last) return 'open';
  if (last === 'dismiss') return 'dismissed';
  if (frozen) return 'frozen';
  return last === 'unverify' ? 'unverified' : 'unfrozen';
};
