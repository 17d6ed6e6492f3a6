/** Recruiters. The export's own docstring says what it takes and throws. */
export { getRecruiterForJob } from './get-recruiter-for-job.ts';
