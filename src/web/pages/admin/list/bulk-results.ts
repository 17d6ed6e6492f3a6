import { useSyncExternalStore } from 'react';
import { DRAFT_PREFIX } from '#web/lib/session.ts';

/** What a change of many did. It outlives the list that made it: Undo stays for as long as it works. */
export interface BulkResult {
  message: string;
  /** How many had the status before. */
  same: number;
  /** Whom it could not be done to, and why. */
  refused: readonly { whom: string; why: string }[];
  /** Who they were, for naming them again after Undo. */
  named: readonly { id: string; whom: string }[];
  /** Undoes it, until then (milliseconds since 1970). */
  undo?: { batchId: string; until: number };
}

/** Goes with the drafts when somebody logs out. */
const KEPT = `${DRAFT_PREFIX}many-results`;
const listeners = new Set<() => void>();

/** What was kept over a reload and can still be undone. */
const readKept = (): [string, BulkResult][] => {
  try {
    // Written below, by nobody else.
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, BulkResult][];
    return kept.filter(([, { undo }]) => undo && undo.until > Date.now());
  } catch {
    // Storage that is switched off or holds something else: nothing was kept.
    return [];
  }
};
let results: Map<string, BulkResult> | undefined;
const known = (): Map<string, BulkResult> => {
  results ??= new Map(readKept());
  return results;
};

/** @param list whose list it is: an administrator's code and the list's name */
export const keepResult = (list: string, result: BulkResult | undefined): void => {
  if (result) known().set(list, result);
  else known().delete(list);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known()]));
  } catch {
    // Full or switched off: it lives as long as the page.
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
