/** Bulk changes: one status for many items, stored for a while for undo. Each export's docstring says more. */
export { type ChangedItem, findAndLockBulkChange, findBulkItems, markUndone } from './bulk-changes.store.ts';
export { changeMany } from './change-many.ts';
