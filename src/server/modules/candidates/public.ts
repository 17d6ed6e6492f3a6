/** Candidates. The export's own docstring says what it takes and throws. */
export { getCandidateForApplication } from './get-candidate-for-application.ts';
