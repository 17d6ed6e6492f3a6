/** Reports of jobs and of messages about them. */
/**
 * `addMessageReport(tx, report)`: adds a reported message to the queue, under its job; a second report by the same
 * person has no effect.
 */

export { reportData } from './personal-data.ts';
export { addMessageReport } from './reports.store.ts';
