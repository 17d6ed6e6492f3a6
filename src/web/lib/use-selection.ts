import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface Row {
  _id: string;
}

export interface Selection {
  /** In list order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Whether the whole page is selected. */
  all: boolean;
  /** With `upTo`, toggles everything from the last choice to this one. */
  toggle: (id: string, upTo: boolean) => void;
  togglePage: () => void;
  choose: (ids: readonly string[]) => void;
}

/** The selections of this window's history entries, newest last, so that going back finds them again. */
const left = new Map<string, ReadonlySet<string>>();
const MOST_LEFT = 20;

/**
 * The selected rows of the page. Rows that leave the page are deselected, except those that `beyond` lists for other
 * pages of the same list. Going back to the page restores them.
 */
export function useSelection(rows: readonly Row[], beyond: readonly Row[] = []): Selection {
  const { key } = useLocation();
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => left.get(key) ?? new Set());
  useEffect(() => {
    left.delete(key);
    if (picked.size > 0) left.set(key, picked);
    for (const old of [...left.keys()].slice(0, -MOST_LEFT)) left.delete(old);
  }, [key, picked]);
  const last = useRef<string>(undefined);
  const order = rows.map((row) => row._id);
  const known = [...new Set([...beyond.map((row) => row._id), ...order])];
  const ids = known.filter((id) => picked.has(id));
  const all = order.length > 0 && order.every((id) => picked.has(id));
  return {
    ids,
    has: (id) => picked.has(id),
    all,
    toggle: (id, upTo) => {
      const from = upTo && last.current !== undefined ? order.indexOf(last.current) : -1;
      const to = order.indexOf(id);
      const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Set(ids);
      const picks = !next.has(id);
      for (const one of range) {
        if (picks) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      setPicked(next);
    },
    togglePage: () => setPicked(new Set(all ? [] : [...ids, ...order])),
    choose: (chosen) => setPicked(new Set(chosen)),
  };
}
