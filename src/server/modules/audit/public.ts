/** What is recorded: what was done, by whom, which values changed, and who saw which candidate. Each export's own docstring says what it takes and throws. */
export { recordAccesses } from './access-log.store.ts';
export { isRecordedSince, recordAudit, recordAudits } from './audit.store.ts';
export { auditOwnAction } from './audit-own-action.ts';
export { type ChangedValues, changedValues } from './changed-values.ts';
export { auditData } from './personal-data.ts';
