/* Separate from the vocabularies, which every page loads. */

/**
 * The reasons for a rejection that a recruiter can choose; each has a sentence for the candidate except `other`, which
 * requires the recruiter's own.
 */
export const ANSWER_REASONS = [
  'positionFilled',
  'otherExperience',
  'skillMissing',
  'place',
  'pay',
  'incomplete',
  'other',
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** The same with the portal's own: no answer, long after the promised day. */
export const REASON_CODES = [...ANSWER_REASONS, 'noAnswer'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
