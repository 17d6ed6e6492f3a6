import { useSyncExternalStore } from 'react';

// Anything rendered outside the topmost modal dialog lies under it and is inert, including messages.
let layers: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly HTMLDialogElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top and returns a function that removes it. */
export function openLayer(dialog: HTMLDialogElement): () => void {
  setLayers([...layers, dialog]);
  return () => setLayers(layers.filter((layer) => layer !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the topmost open dialog, if any. */
export function useTopLayer(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) ?? null,
    () => null,
  );
}
