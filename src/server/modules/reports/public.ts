/** Reports of jobs, of messages about them, and of companies' pages. */
/**
 * `addMessageReport(tx, report)`: adds a reported message to the queue, under its job; a second report by the same
 * person has no effect.
 */

export { reportData } from './personal-data.ts';
export { addMessageReport } from './reports.store.ts';
