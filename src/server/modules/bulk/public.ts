/** Bulk changes: one status for many, kept for a while so that it can be undone. Each export's own docstring says more. */
export { type ChangedItem, findAndLockBulkChange, findBulkItems, markUndone } from './bulk-changes.store.ts';
export { changeMany } from './change-many.ts';
