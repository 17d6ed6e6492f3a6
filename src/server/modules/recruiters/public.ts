/** Recruiters. Each export's docstring says what it takes and throws. */
export { assertCompanyNameFree } from './assert-company-name-free.ts';
export { endVerification } from './change-verification.ts';
export { getRecruiterForJob } from './get-recruiter-for-job.ts';
export { recruiterData } from './personal-data.ts';
export { countAsked } from './recruiter-stats.store.ts';
export { lockRecruiter, nameCompany } from './recruiters.store.ts';
