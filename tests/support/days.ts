import { dayInIndia } from '#contract/rules.ts';

/** Returns the day in India that many days ahead of the real clock, `YYYY-MM-DD`: a test must also pass next year. */
export const inDays = (days: number): string => dayInIndia(new Date(Date.now() + days * 86_400_000));
