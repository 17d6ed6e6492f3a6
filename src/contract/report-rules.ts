import type { ReportDecision } from './vocabularies.ts';

/** The earlier decision that a decision reverses: whoever was told of that one is answered again. */
export const REVERSED_DECISIONS: Readonly<Partial<Record<ReportDecision, ReportDecision>>> = {
  freeze: 'dismiss',
  unfreeze: 'freeze',
};
