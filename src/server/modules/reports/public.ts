/** Reports of jobs and of messages about them. */
/** `addMessageReport(tx, report)`: puts a reported message into the queue, under its job; the same person's second report is the first once more. */

export { reportData } from './personal-data.ts';
export { addMessageReport } from './reports.store.ts';
