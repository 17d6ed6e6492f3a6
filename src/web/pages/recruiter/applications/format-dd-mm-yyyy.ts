import { dayInIndia } from '#contract/rules.ts';

/** `20/11/2026`, as en-GB writes the day in India of an instant; the empty text when it is none. */
export const formatDdMmYyyy = (instant: string): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : dayInIndia(at).split('-').reverse().join('/');
};
