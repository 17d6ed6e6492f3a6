import { useEffect, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the user prefers reduced motion. True on the server, so nothing moves before it is known. */
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
  /** No automatic movement, so nothing to pause. */
  still: boolean;
  /** Props for the container of the slides: pointer or focus in it pause them. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/**
 * Counts through `count` slides, one every `milliseconds`. Paused by the button, by hover or focus, in a hidden tab,
 * and under reduced motion.
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
