/**
 * Hiring: applications with their interviews and offers, guarded by one lock. Each export's docstring says what it
 * takes and throws.
 */
export { showHeldAnswer } from './answers/show-answer.ts';
export type { LockedApplication } from './applications/application-changes.store.ts';
export { countApplications } from './applications/count-applications.ts';
export { findTalk, findTalks, type Talk } from './applications/talks.store.ts';
export { tellOfApplications } from './applications/tell-of-applications.ts';
export { tellOfChangedJob } from './applications/tell-of-changed-job.ts';
export { tellOfTakenDown } from './applications/tell-of-taken-down.ts';
export { findTakingPlace } from './dates-ahead.store.ts';
export { EXPIRY_AT, expireOffers } from './offers/end-offers.ts';
export { hiringData } from './personal-data.ts';
export { keepPromises, PROMISES_AT } from './promise/keep-promises.ts';
export { tellOfDates, tellOfInterviewsSoon } from './tell-of-dates.ts';
