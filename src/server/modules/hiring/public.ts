/** Hiring: applications, their interviews and their offers, which one lock holds together. Each export's own docstring says what it takes and throws. */
export type { LockedApplication } from './applications/application-changes.store.ts';
export { countApplications } from './applications/count-applications.ts';
export { lockApplication } from './applications/lock-application.ts';
export { REMINDERS_AT, remindRecruiters } from './applications/remind-recruiters.ts';
export { stepApplication } from './applications/step-application.ts';
export { endInterview } from './interviews/end-interview.ts';
export { closeOpenOffer } from './offers/close-open-offer.ts';
export { EXPIRY_AT, expireOffers } from './offers/expire-offers.ts';
export { hiringData } from './personal-data.ts';
