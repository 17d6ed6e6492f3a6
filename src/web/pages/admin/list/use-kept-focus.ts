import { useEffect, useRef } from 'react';

/**
 * Holds the focus in a list: when the row that had it has gone (changed, so that
 * the filters no longer find it; deleted), the list takes it instead of the page.
 * Spread what it answers on the box around the list.
 */
export function useKeptFocus(rows: readonly unknown[]) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of rows may have lost the one with the focus
  useEffect(() => {
    if (held.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [rows]);
  return {
    ref: box,
    tabIndex: -1,
    onFocus: () => {
      held.current = true;
    },
    // What goes with its row tells nothing; whoever leaves by themselves does.
    onBlur: () => {
      held.current = false;
    },
  };
}
