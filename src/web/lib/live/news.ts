import type { Feature } from '#contract/routes/route.ts';

/** What the stream says has changed: features, or anything when it cannot say. */
export interface LiveNews {
  /** Whether something of this feature may have changed. */
  concerns(feature: Feature): boolean;
}

const listeners = new Set<(news: LiveNews) => void>();

/** Calls back when something has changed elsewhere, at most every 5 seconds. Returns how to stop. */
export const onLiveNews = (listener: (news: LiveNews) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellLiveNews = (news: LiveNews): void => {
  for (const listener of listeners) listener(news);
};
