/** Applications: what interviews and offers need of them. Each export's own docstring says what it takes and throws. */
export { actorKind } from './actor-kind.ts';
export type { LockedApplication } from './application-changes.store.ts';
export { insertEvent as recordApplicationEvent, recordStatusChange } from './application-changes.store.ts';
export { TAKEN_DOWN } from './application-policy.ts';
export { assertVisible as assertApplicationVisible } from './assert-visible.ts';
export { countApplications } from './count-applications.ts';
export { lockApplication } from './lock-application.ts';
export { REMINDERS_AT, remindRecruiters } from './remind-recruiters.ts';
export { stepApplication } from './step-application.ts';
