/** Interviews: what applications need of them. Each export's own docstring says what it takes and throws. */
export { endInterview } from './end-interview.ts';
export { latestInterviews } from './latest-interviews.ts';
