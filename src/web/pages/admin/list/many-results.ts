import { useSyncExternalStore } from 'react';

/** What a change of many did. It outlives the list that made it: Undo stays for as long as it works. */
export interface ManyResult {
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

const results = new Map<string, ManyResult>();
const listeners = new Set<() => void>();

/** @param list whose list it is: an administrator's code and the list's name */
export const keepResult = (list: string, result: ManyResult | undefined): void => {
  if (result) results.set(list, result);
  else results.delete(list);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useManyResult = (list: string): ManyResult | undefined =>
  useSyncExternalStore(
    subscribe,
    () => results.get(list),
    () => undefined,
  );
