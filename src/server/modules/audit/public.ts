/** The audit log: what was done, by whom, and which values changed. Each export's own docstring says what it takes and throws. */
export { isRecordedSince, recordAudit } from './audit.store.ts';
export { type ChangedValues, changedValues } from './changed-values.ts';
export { recordOwnAct } from './record-own-act.ts';
