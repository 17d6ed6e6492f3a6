import { dayInIndia } from '#contract/rules.ts';

/** The day in India that lies so many days ahead of the real clock, `YYYY-MM-DD`: a test must pass next year as well. */
export const inDays = (days: number): string => dayInIndia(new Date(Date.now() + days * 86_400_000));
