/** Candidates. Each export's own docstring says what it takes and throws. */
export { forgetCandidateChanges } from './candidate-changes.store.ts';
export { dailyNumber } from './database-policy.ts';
export { getCandidateForApplication } from './get-candidate-for-application.ts';
export { listChosenCandidates } from './list-chosen-candidates.ts';
export { candidateData } from './personal-data.ts';
/**
 * `readResume({ db, files, now }, { candidateId, fileId })`: the work behind the
 * queue's `read-resume`; keeps suggestions, or that the file could not be read.
 */
export { readResume } from './resume/read-resume.ts';
