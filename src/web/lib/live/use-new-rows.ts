import { useEffect, useEffectEvent, useState } from 'react';
import type { Feature } from '#contract/routes/route.ts';
import { countNew, type ListPart, showTheSame } from '#web/lib/live/new-rows.ts';
import { onLiveNews } from '#web/lib/live/news.ts';

/** An open list. Its queries set `meta.staysPut`. */
interface OpenList<Row extends { _id: string }, Part extends ListPart<Row>> {
  /** Identifies the list on screen. */
  key: string;
  feature: Feature;
  /** When a row was added. */
  since: (row: Row) => string;
  /** The parts on screen; undefined while some are loading. */
  shown: () => readonly Part[] | undefined;
  /** Reads the same data without showing it, not counted as user activity. */
  readAside: () => Promise<readonly Part[]>;
  /** Updates the rows on screen in place. */
  patch: (parts: readonly Part[]) => void;
  put: (parts: readonly Part[]) => void;
}

interface Fresh<Part> {
  key: string;
  /** The parts on screen when it was read. */
  before: readonly Part[];
  parts: readonly Part[];
}

export interface NewRows {
  count: number;
  show: () => void;
}

/**
 * Keeps an open list up to date: its rows change in place, and new rows are only counted until requested, so that
 * nothing moves under the pointer.
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
    // An empty list has nothing that could move.
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
