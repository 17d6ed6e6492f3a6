import type { ReportDecision, ReportState } from '#contract/vocabularies.ts';

/** What a decision about a reported job depends on. */
export interface Standing {
  /** Reports and signs that nobody has decided. */
  open: number;
  frozen: boolean;
  deleted: boolean;
  last: { decision: ReportDecision; own: boolean } | undefined;
  /** How many decisions there were, and how many the caller has seen, if known. */
  version: number;
  seen: number | undefined;
}

export type Verdict = 'decide' | 'again' | 'stale' | 'deleted' | 'not frozen' | 'nothing open' | 'decided';

/**
 * What becomes of a decision. Somebody's own, repeated, is the same decision
 * once more; one that is made without having seen another's is not made.
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
  // To freeze what was decided otherwise, one says by the version that one knows of it.
  return open > 0 || seen !== undefined ? 'decide' : 'decided';
};

/** Where a case stands. A job that was frozen or put back elsewhere since, in the list of jobs, says so here too. */
export const stateOf = (open: number, last: ReportDecision | undefined, frozen: boolean): ReportState => {
  if (open > 0 || !last) return 'open';
  if (last === 'dismiss') return 'dismissed';
  return frozen ? 'frozen' : 'unfrozen';
};
