/** Candidates. Each export's docstring says what it takes and throws. */
export { forgetCandidateChanges } from './candidate-changes.store.ts';
export { dailyNumber } from './database-policy.ts';
export { getCandidateForApplication } from './get-candidate-for-application.ts';
export { invitedAmong } from './invitations.store.ts';
export { listChosenCandidates } from './list-chosen-candidates.ts';
export { candidateData } from './personal-data.ts';
/**
 * `readResume({ db, files, now }, { candidateId, fileId })`: handler of the queue's `read-resume`; stores suggestions,
 * or that the file was unreadable.
 */
export { readResume } from './resume/read-resume.ts';
