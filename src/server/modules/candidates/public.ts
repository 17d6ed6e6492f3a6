/** What other modules may use of candidates. */

/**
 * `getCandidateForApplication(executor, accountId)`: who applies: names, the
 * address and phone of the account, user code, profile fields, and the profile's
 * resume file or undefined. NOT_FOUND when there is no such candidate.
 */
export { getCandidateForApplication } from './get-candidate-for-application.ts';
