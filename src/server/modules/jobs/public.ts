/** Jobs: posting, searching, reading. Each export's own docstring says what it takes and throws. */

export { type ImportReport, importJobs } from './import/import-jobs.ts';
export { jobData } from './personal-data.ts';
export { createJob } from './posting/create-job.ts';
export { deleteJob } from './posting/delete-job.ts';
export { freezeJob, unfreezeJob } from './posting/freeze-job.ts';
export { isFrozen } from './posting/job-policy.ts';
export { type JobForAdmins, jobsForAdmins } from './posting/jobs-for-admins.ts';
export { restoreJobStatus } from './posting/restore-job-status.ts';
export { setJobStatus } from './posting/set-job-status.ts';
export { setJobStatuses } from './posting/set-job-statuses.ts';
export { updateJob } from './posting/update-job.ts';
export { listSavedJobs } from './saved/list-saved-jobs.ts';
export { mailSearches } from './saved/mail-searches.ts';
export { saveJob } from './saved/save-job.ts';
export { unsaveJob } from './saved/unsave-job.ts';
export { countJobs } from './search/count-jobs.ts';
export { getJob } from './search/get-job.ts';
export { getOpenJob, type OpenJob } from './search/get-open-job.ts';
export { getPublicJob } from './search/get-public-job.ts';
export { jobFacets } from './search/job-facets.ts';
export { listJobs } from './search/list-jobs.ts';
export { openSearchIndex, type SearchIndex } from './search/memory/search-index.ts';
export { openJobAddresses, openJobCount } from './search/open-job-addresses.ts';
export { otherNamesOf } from './search/other-names.ts';
export { similarJobs } from './search/similar-jobs.ts';
export { suggest } from './search/suggest.ts';
