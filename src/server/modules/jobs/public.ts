/** Jobs: posting, searching, reading. Each export's own docstring says what it takes and throws. */
export { createJob } from './create-job.ts';
export { deleteJob } from './delete-job.ts';
export { getJob } from './get-job.ts';
export { getOpenJob, type OpenJob } from './get-open-job.ts';
export { type ImportReport, importJobs } from './import-jobs.ts';
export { jobFacets } from './job-facets.ts';
export { listJobs } from './list-jobs.ts';
export { listSavedJobs } from './list-saved-jobs.ts';
export { newJobs } from './new-jobs.ts';
export { openJobAddresses, openJobCount } from './open-job-addresses.ts';
export { otherNamesOf } from './other-names.ts';
export { reportJob } from './report-job.ts';
export { saveJob } from './save-job.ts';
export { setJobStatus } from './set-job-status.ts';
export { similarJobs } from './similar-jobs.ts';
export { suggest } from './suggest.ts';
export { unsaveJob } from './unsave-job.ts';
export { updateJob } from './update-job.ts';
