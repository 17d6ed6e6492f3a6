import { useEffect, useEffectEvent, useState } from 'react';
import { FEATURE_OF } from '#contract/features.ts';
import type { Feature } from '#contract/routes/route.ts';
import { onWritten } from '#web/lib/api-client.ts';
import { onLiveNews } from '#web/lib/live/news.ts';

interface HeldBack<T> {
  /** What to show. */
  shown: T;
  /** How many parts are new; 0 when nothing is held back. */
  count: number;
  show: () => void;
}

interface Options<T> {
  /** Identifies what the person has opened, such as a page of a list. */
  key: string | number;
  /** Names the parts that take room, in order. */
  idsOf: (value: T) => readonly string[];
  /** Returns the held value with the changes of the current one that move nothing. */
  inPlace: (held: T, current: T) => T;
  /** A write of the person's own to one of these shows everything. */
  features: readonly Feature[];
}

/** Returns rows with their current values; those that are gone stay as they were. */
export const rowsInPlace = <Row>(held: readonly Row[], current: readonly Row[], idOf: (row: Row) => string): Row[] =>
  held.map((row) => current.find((one) => idOf(one) === idOf(row)) ?? row);

/**
 * Holds back what a change made elsewhere would move: parts of the page change in place, but those that come or go wait
 * until the person asks for them or changes something. Otherwise a click may meet something else.
 */
export function useHeldBack<T>(current: T, { key, idsOf, inPlace, features }: Options<T>): HeldBack<T> {
  const [held, setHeld] = useState<{ key: string | number; value: T }>();
  const before = held?.key === key ? idsOf(held.value) : [];
  // Where nothing was, nothing can move.
  const isMoved = before.length > 0 && before.join(' ') !== idsOf(current).join(' ');
  const hold = useEffectEvent(() => {
    // Before the data is refetched; what is already held back stays.
    if (!isMoved) setHeld({ key, value: current });
  });
  const release = useEffectEvent((written: Feature) => {
    if (features.includes(written)) setHeld(undefined);
  });
  useEffect(() => {
    const leave = [onLiveNews(() => hold()), onWritten(({ name }) => release(FEATURE_OF[name]))];
    return () => {
      for (const one of leave) one();
    };
  }, []);
  if (!(isMoved && held)) return { shown: current, count: 0, show: () => undefined };
  const come = idsOf(current).filter((id) => !before.includes(id)).length;
  return { shown: inPlace(held.value, current), count: Math.max(1, come), show: () => setHeld(undefined) };
}

/** The same for the rows of a list. */
export const useHeldRows = <Row>(
  rows: readonly Row[],
  { idOf, ...options }: { idOf: (row: Row) => string } & Pick<Options<Row>, 'key' | 'features'>,
): HeldBack<readonly Row[]> =>
  useHeldBack(rows, {
    ...options,
    idsOf: (list) => list.map(idOf),
    inPlace: (held, current) => rowsInPlace(held, current, idOf),
  });
