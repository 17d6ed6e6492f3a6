/** What other modules may use of recruiters. */

/**
 * `assertCompanyNameFree(executor, companyName, { except? })`: throws
 * COMPANY_NAME_TAKEN when another recruiter than `except` holds it verified.
 */
export { assertCompanyNameFree } from './assert-company-name-free.ts';
/**
 * `getRecruiterForJob(executor, accountId)`: whose job it is: the address of the
 * account (where mails go), user code, names, company name, logo file or
 * undefined, whether that company is verified, and the account's status.
 * NOT_FOUND when there is no such recruiter.
 */
export { getRecruiterForJob } from './get-recruiter-for-job.ts';
