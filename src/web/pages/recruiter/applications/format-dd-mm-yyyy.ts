import { dayInIndia } from '#contract/rules.ts';

/** The day in India as `20/11/2026` (en-GB); empty for an invalid instant. */
export const formatDdMmYyyy = (instant: string): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : dayInIndia(at).split('-').reverse().join('/');
};
