/** Candidates. Each export's own docstring says what it takes and throws. */
export { dailyNumber } from './database-policy.ts';
export { getCandidate } from './get-candidate.ts';
export { getCandidateForApplication } from './get-candidate-for-application.ts';
export { updateCandidate } from './update-candidate.ts';
