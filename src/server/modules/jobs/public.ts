/** Jobs: posting, searching, reading. Each export's own docstring says what it takes and throws. */
export { createJob } from './create-job.ts';
export { getJob } from './get-job.ts';
export { getOpenJob, type OpenJob } from './get-open-job.ts';
export { listJobs } from './list-jobs.ts';
