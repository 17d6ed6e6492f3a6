import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#web/lib/use-rotation.ts';

/** Ease-in-out. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls a row to `left` in `milliseconds`; native smooth scrolling chooses its own duration. Returns a function that
 * stops it in place.
 */
const smoothScroll = (row: HTMLElement, left: number, milliseconds: number): (() => void) => {
  if (milliseconds <= 0) {
    row.scrollTo({ left, behavior: 'instant' });
    return () => {};
  }
  const from = row.scrollLeft;
  const begun = performance.now();
  // Scroll snapping would undo each frame.
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
  /** No automatic movement, so nothing to pause. */
  still: boolean;
  /** One step back or forward; this ends the automatic movement. */
  step: (direction: 1 | -1) => void;
  /** Props for the moving element: pointer, focus and touch in it pause the movement. */
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
  /** Pixels per step; the visible width by default. */
  by?: number;
  /** Duration of a step in milliseconds. */
  slide: number;
}

/** Pausing for automatic movement: a button, and pointer or focus in it. */
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
 * Moves a row sideways step by step, and from its end back to the start. Paused by the button, by hover or focus, in a
 * hidden tab, when everything fits, and under reduced motion.
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
