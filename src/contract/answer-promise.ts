/* The promise to answer: what a job states, until when an application is answered by it, and what counts as kept. */

/** In how many days a job can promise that each application is answered. */
export const ANSWER_DAYS = [7, 14, 21, 30] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];

/** What the form of a new job has filled in. */
export const USUAL_ANSWER_DAYS: AnswerDays = 14;
