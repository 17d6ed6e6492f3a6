import { useEffect, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether this person asked for less motion. While drawn on the server: yes, so nothing moves before it is known. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );

export interface Rotation {
  index: number;
  goTo: (index: number) => void;
  paused: boolean;
  toggle: () => void;
  /** Nothing moves by itself, so there is nothing to pause. */
  still: boolean;
  /** To be spread over what holds the slides: pointer or focus in it hold them. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Counts through `count` slides, one every `milliseconds`. It stands still while
 * paused, hovered or focused, in a hidden tab, and under reduced motion.
 */
export function useRotation(count: number, milliseconds: number): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const running = !paused && !held && !still;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((at) => (at + 1) % count);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [running, count, milliseconds]);
  return {
    index,
    goTo: (next) => {
      setIndex(next);
      setPaused(true);
    },
    paused,
    toggle: () => setPaused(!paused),
    still,
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
