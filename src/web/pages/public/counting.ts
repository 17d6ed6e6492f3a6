/** The animation in the specification: 40 steps of 50 ms. */
export const STEPS = 40;
export const STEP_MS = 50;

/** A figure such as `1.5 lakh+` at a step of the animation: the number grows, the text around it stays. */
export const figureAt = (figure: string, step: number): string =>
  figure.replace(/\d+(?:\.(\d+))?/, (number, decimals: string | undefined) =>
    ((Number(number) * Math.min(step, STEPS)) / STEPS).toFixed(decimals?.length ?? 0),
  );
