/* Apart from the vocabularies, which every page loads. */

/** Why a recruiter rejects, as they choose it from a list; each has its sentence for the candidate, but `other`, which needs the recruiter's own. */
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

/** The same with the portal's own: nobody answered, long after the promised day. */
export const REASON_CODES = [...ANSWER_REASONS, 'noAnswer'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
