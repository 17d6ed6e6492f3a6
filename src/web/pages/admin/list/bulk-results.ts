import { useSyncExternalStore } from 'react';
import { DRAFT_PREFIX } from '#web/lib/session.ts';

/** Result of a bulk change. Outlives its list, because Undo stays available for a while. */
export interface BulkResult {
  message: string;
  /** Number of rows that already had the status. */
  same: number;
  /** The rows that failed, and why. */
  refused: readonly { whom: string; why: string }[];
  /** The affected rows, to be named again after Undo. */
  named: readonly { id: string; whom: string }[];
  /** Undo, available until `until` (milliseconds since 1970). */
  undo?: { batchId: string; until: number };
}

/** Removed on log-out, together with the drafts. */
const KEPT = `${DRAFT_PREFIX}many-results`;
const listeners = new Set<() => void>();

/** Results that survived a reload and can still be undone. */
const readKept = (): [string, BulkResult][] => {
  try {
    // Written below only.
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, BulkResult][];
    return kept.filter(([, { undo }]) => undo && undo.until > Date.now());
  } catch {
    // Storage is disabled or holds something else: nothing was kept.
    return [];
  }
};
let results: Map<string, BulkResult> | undefined;
const known = (): Map<string, BulkResult> => {
  results ??= new Map(readKept());
  return results;
};

/** @param list the administrator's code and the list's name */
export const keepResult = (list: string, result: BulkResult | undefined): void => {
  if (result) known().set(list, result);
  else known().delete(list);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known()]));
  } catch {
    // Storage is full or disabled: the result lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useBulkResult = (list: string): BulkResult | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known().get(list),
    () => undefined,
  );
