import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/lib/use-rotation.ts';

export interface Advance {
  paused: boolean;
  toggle: () => void;
  /** Nothing moves by itself, so there is nothing to pause. */
  still: boolean;
  /** One step back or on; afterwards it moves no more by itself. */
  step: (direction: 1 | -1) => void;
  /** To be spread over what moves: pointer, focus and touch in it hold it. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

interface AdvanceRule {
  /** Milliseconds between two steps. */
  every: number;
  /** Pixels of a step; the width of what is in view when not said. */
  by?: number;
}

/**
 * Moves a row sideways, step by step, and from its end back to its beginning.
 * It stands still while paused, hovered or focused, in a hidden tab, when it
 * all fits, and under reduced motion.
 */
export function useAdvance(row: RefObject<HTMLElement | null>, { every, by }: AdvanceRule): Advance {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const running = !paused && !held && !still;
  const behavior = still ? 'instant' : 'smooth';

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden && row.current) move(row.current, 1, by, 'smooth');
    }, every);
    return () => clearInterval(timer);
  }, [running, every, by, row]);

  return {
    paused,
    toggle: () => setPaused(!paused),
    still,
    step: (direction) => {
      setPaused(true);
      if (row.current) move(row.current, direction, by, behavior);
    },
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const move = (row: HTMLElement, direction: 1 | -1, by: number | undefined, behavior: ScrollBehavior): void => {
  const most = row.scrollWidth - row.clientWidth;
  if (most <= 0) return;
  const atEnd = direction === 1 ? row.scrollLeft >= most - 4 : row.scrollLeft <= 4;
  const left = atEnd ? (direction === 1 ? 0 : most) : row.scrollLeft + direction * (by ?? row.clientWidth + 20);
  row.scrollTo({ left, behavior });
};
