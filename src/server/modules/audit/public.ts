/**
 * Records: actions, their actors, changed values, and who saw which candidate. Each export's docstring says what it
 * takes and throws.
 */
export { recordAccesses } from './access-log.store.ts';
export { isRecordedSince, recordAudit, recordAudits } from './audit.store.ts';
export { auditOwnAction } from './audit-own-action.ts';
export { type ChangedValues, changedValues } from './changed-values.ts';
export { auditData } from './personal-data.ts';
