/**
 * The cache of shared pages, as the use cases know it: an action that changes what
 * visitors read empties it, here and in every other process on the database.
 * The pages plugin keeps the pages.
 */
export interface PageCache {
  /** Call after the change is committed. */
  clear(): void;
  /** Called by whoever keeps pages; runs at each clear, whoever caused it. */
  onClear(listener: () => void): void;
}

/** `empty` runs the listeners alone: the news came from another process. */
export interface OwnedSharedPages extends PageCache {
  empty(): void;
}

export function createPageCache(announce: () => void = () => {}): OwnedSharedPages {
  const listeners = new Set<() => void>();
  const empty = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    empty,
    clear() {
      empty();
      announce();
    },
    onClear(listener) {
      listeners.add(listener);
    },
  };
}
