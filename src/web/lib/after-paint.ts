/**
 * Runs a step once the browser has painted what was just rendered. Returns a function that calls it off. A page in a
 * background tab is not painted, so there the step runs immediately.
 */
export function afterPaint(step: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    timer = setTimeout(step);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(next);
  if (frame === undefined) next();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
