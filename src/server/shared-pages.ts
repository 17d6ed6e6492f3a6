/**
 * The cache of shared pages, as the use cases know it: an act that changes what
 * visitors read empties it. The pages plugin keeps the pages.
 */
export interface SharedPages {
  /** Call after the change is committed. */
  clear(): void;
  /** Called by whoever keeps pages; runs at each clear. */
  onClear(listener: () => void): void;
}

export function createSharedPages(): SharedPages {
  const listeners = new Set<() => void>();
  return {
    clear() {
      for (const listener of listeners) listener();
    },
    onClear(listener) {
      listeners.add(listener);
    },
  };
}
