import { useRef, useState } from 'react';

export interface Selection {
  /** In the order of the list. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Whether the whole page is selected. */
  all: boolean;
  /** With `upTo`, everything from the last choice to this one. */
  toggle: (id: string, upTo: boolean) => void;
  togglePage: () => void;
  choose: (ids: readonly string[]) => void;
}

/** Which rows of the page are picked. What is no longer on the page is no longer picked. */
export function useSelection(rows: readonly { _id: string }[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const order = rows.map((row) => row._id);
  const ids = order.filter((id) => picked.has(id));
  const all = order.length > 0 && ids.length === order.length;
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
    togglePage: () => setPicked(new Set(all ? [] : order)),
    choose: (chosen) => setPicked(new Set(chosen)),
  };
}
