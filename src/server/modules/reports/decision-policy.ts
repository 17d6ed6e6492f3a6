import type { ReportDecision, ReportState } from '#contract/vocabularies.ts';

/** State that the result of a decision on a reported job depends on. */
export interface Standing {
  /** Undecided reports and signs. */
  open: number;
  frozen: boolean;
  deleted: boolean;
  last: { decision: ReportDecision; own: boolean } | undefined;
  /** Number of decisions, and how many the caller has seen, if known. */
  version: number;
  seen: number | undefined;
}

export type Verdict = 'decide' | 'again' | 'stale' | 'deleted' | 'not frozen' | 'nothing open' | 'decided';

/**
 * Returns the result of a decision. Repeating one's own decision is idempotent; a decision made without having seen
 * another's is rejected.
 */
export const verdictOn = (decision: ReportDecision, standing: Standing): Verdict => {
  const { open, frozen, deleted, last, version, seen } = standing;
  const isLast = open === 0 && last?.decision === decision;
  if (isLast && last.own) return 'again';
  if (seen !== undefined && seen !== version) return 'stale';
  if (isLast) return 'again';
  if (decision === 'unfreeze') return frozen && !deleted ? 'decide' : 'not frozen';
  if (decision === 'dismiss') return open > 0 ? 'decide' : 'nothing open';
  if (deleted) return 'deleted';
  // Freezing after a different decision requires the version, as proof that it was seen.
  return open > 0 || seen !== undefined ? 'decide' : 'decided';
};

/** Returns the state of a case, including freezing and unfreezing done since in the list of jobs. */
export const stateOf = (open: number, last: ReportDecision | undefined, frozen: boolean): ReportState => {
  if (open > 0 || !last) return 'open';
  if (last === 'dismiss') return 'dismissed';
  return frozen ? 'frozen' : 'unfrozen';
};
