/** Slow at both ends. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/**
 * Scrolls a row to `left` in `milliseconds`, which the browser's own smooth
 * scrolling would choose by itself. Gives back what stops it where it is.
 */
export const smoothScroll = (row: HTMLElement, left: number, milliseconds: number): (() => void) => {
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
