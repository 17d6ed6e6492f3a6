import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#web/lib/use-rotation.ts';

/** Slow at both ends. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls a row to `left` in `milliseconds`, which the browser's own smooth
 * scrolling would choose by itself. Gives back what stops it where it is.
 */
const smoothScroll = (row: HTMLElement, left: number, milliseconds: number): (() => void) => {
  if (milliseconds <= 0) {
    row.scrollTo({ left, behavior: 'instant' });
    return () => {};
  }
  const from = row.scrollLeft;
  const begun = performance.now();
  // Snapping would pull back every single frame.
  row.style.scrollSnapType = 'none';
  const end = (): void => {
    row.style.scrollSnapType = '';
  };
  let request = 0;
  const frame = (now: number): void => {
    const part = Math.min(1, Math.max(0, now - begun) / milliseconds);
    row.scrollLeft = from + (left - from) * eased(part);
    if (part < 1) request = requestAnimationFrame(frame);
    else end();
  };
  request = requestAnimationFrame(frame);
  return () => {
    cancelAnimationFrame(request);
    end();
  };
};

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
  /** How many milliseconds a step takes. */
  slide: number;
}

/** What stops a thing that moves by itself: a button, and pointer or focus in it. */
export function useHold() {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  return {
    paused,
    held,
    pause: () => setPaused(true),
    toggle: () => setPaused(!paused),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/**
 * Moves a row sideways, step by step, and from its end back to its beginning.
 * It stands still while paused, hovered or focused, in a hidden tab, when it
 * all fits, and under reduced motion.
 */
export function useAdvance(row: RefObject<HTMLElement | null>, { every, by, slide }: AdvanceRule): Advance {
  const { paused, pause, toggle, held, hold } = useHold();
  const stopGliding = useRef(() => {});
  const still = useReducedMotion();
  const running = !paused && !held && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const moving = row.current;
      if (document.hidden || !moving) return;
      stopGliding.current();
      stopGliding.current = move(moving, 1, by, slide);
    }, every);
    return () => {
      clearInterval(timer);
      stopGliding.current();
    };
  }, [running, every, by, slide, row]);

  return {
    paused,
    toggle,
    still,
    step: (direction) => {
      pause();
      if (!row.current) return;
      stopGliding.current();
      stopGliding.current = move(row.current, direction, by, still ? 0 : slide);
    },
    hold,
  };
}

const move = (row: HTMLElement, direction: 1 | -1, by: number | undefined, slide: number): (() => void) => {
  const most = row.scrollWidth - row.clientWidth;
  if (most <= 0) return () => {};
  const atEnd = direction === 1 ? row.scrollLeft >= most - 4 : row.scrollLeft <= 4;
  const left = atEnd ? (direction === 1 ? 0 : most) : row.scrollLeft + direction * (by ?? row.clientWidth + 20);
  return smoothScroll(row, Math.max(0, Math.min(most, left)), slide);
};
