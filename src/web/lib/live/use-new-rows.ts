import { useEffect, useEffectEvent, useState } from 'react';
import type { Feature } from '#contract/routes/route.ts';
import { countNew, type ListPart, showTheSame } from '#web/lib/live/new-rows.ts';
import { onLiveNews } from '#web/lib/live/news.ts';

/** A list that stands open. Its queries say `meta.staysPut`. */
interface OpenList<Row extends { _id: string }, Part extends ListPart<Row>> {
  /** Names the list that is on screen. */
  key: string;
  feature: Feature;
  /** When a row came. */
  since: (row: Row) => string;
  /** What is on screen; nothing while some of it has not come. */
  shown: () => readonly Part[] | undefined;
  /** Reads the same beside what is on screen, by nobody's wish. */
  readAside: () => Promise<readonly Part[]>;
  /** Shows what has changed in rows that are on screen, in their place. */
  patch: (parts: readonly Part[]) => void;
  put: (parts: readonly Part[]) => void;
}

interface Fresh<Part> {
  key: string;
  /** What was on screen when it was read. */
  before: readonly Part[];
  parts: readonly Part[];
}

export interface NewRows {
  count: number;
  show: () => void;
}

/**
 * Follows a list while it stands open: its rows change where they are, and those that come are counted until they are
 * asked for, so that nothing moves under the pointer.
 */
export function useNewRows<Row extends { _id: string }, Part extends ListPart<Row>>(
  list: OpenList<Row, Part>,
): NewRows {
  const { key, feature, since } = list;
  const [fresh, setFresh] = useState<Fresh<Part>>();
  const look = useEffectEvent(async () => {
    const before = list.shown();
    const parts = before && (await list.readAside().catch(() => undefined));
    if (!parts) return;
    list.patch(parts);
    // Nothing stands there that could move.
    if (before.every(({ total }) => total === 0)) list.put(parts);
    setFresh({ key, before, parts });
  });
  useEffect(() => onLiveNews(({ concerns }) => concerns(feature) && void look()), [feature]);
  const shown = fresh?.key === key ? list.shown() : undefined;
  return {
    count: fresh && shown && showTheSame(fresh.before, shown) ? countNew<Row>(shown, fresh.parts, since) : 0,
    show() {
      if (!fresh) return;
      list.put(fresh.parts);
      setFresh(undefined);
    },
  };
}
