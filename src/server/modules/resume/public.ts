/** What the rest of the portal uses of resumes. */

/**
 * `readResume({ db, files, now }, { candidateId, fileId })`: the work behind the
 * queue's `read-resume`; keeps suggestions, or that the file could not be read.
 */
export { readResume } from './read-resume.ts';
