import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end, in pixels, still counts as there. */
const NEAR = 24;

interface EndInView {
  onScroll: () => void;
  /** Scrolls to the end. */
  show: () => void;
  /** The newest entry when the end was last in view. */
  seen: string | undefined;
}

/**
 * Keeps the end of a scrolling list in view while its reader is there, also when the list becomes lower; whoever has
 * scrolled up stays where they are. What the reader sends themselves (`sent` changes) always leads to the end.
 */
export function useEndInView(
  list: RefObject<HTMLElement | null>,
  { newest, sent }: { newest: string | undefined; sent: string },
): EndInView {
  const isThere = useRef(true);
  const [seen, setSeen] = useState(newest);
  const scroll = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  const show = () => {
    isThere.current = true;
    setSeen(newest);
    scroll();
  };
  const follow = () => {
    if (isThere.current) show();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new entry
  useLayoutEffect(follow, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each own entry
  useLayoutEffect(show, [sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads only refs
  useEffect(() => {
    if (!list.current) return;
    const resized = new ResizeObserver(() => {
      if (isThere.current) scroll();
    });
    resized.observe(list.current);
    return () => resized.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    isThere.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isThere.current) setSeen(newest);
  };
  return { onScroll, show, seen };
}
