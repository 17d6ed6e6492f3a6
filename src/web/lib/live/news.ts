import type { Feature } from '#contract/routes/route.ts';

/** What changed according to the stream: features, or everything when it is unknown. */
export interface LiveNews {
  /** Whether data of this feature may have changed. */
  concerns(feature: Feature): boolean;
}

const listeners = new Set<(news: LiveNews) => void>();

/**
 * Registers a listener for changes made elsewhere, called at most every 5 seconds. Returns a function that removes it.
 */
export const onLiveNews = (listener: (news: LiveNews) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellLiveNews = (news: LiveNews): void => {
  for (const listener of listeners) listener(news);
};
