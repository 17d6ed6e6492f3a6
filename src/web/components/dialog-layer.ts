import { useSyncExternalStore } from 'react';

// Whatever is drawn outside the topmost modal dialog lies under it and cannot be used, messages too.
let layers: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly HTMLDialogElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; the answer takes it away again. */
export function openLayer(dialog: HTMLDialogElement): () => void {
  setLayers([...layers, dialog]);
  return () => setLayers(layers.filter((layer) => layer !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open dialog, if there is one. */
export function useTopLayer(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1) ?? null,
    () => null,
  );
}
