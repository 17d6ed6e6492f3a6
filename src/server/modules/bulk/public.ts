/** Bulk changes: one status for many, kept for a while so that it can be undone. The export's own docstring says more. */
export { changeMany } from './change-many.ts';
