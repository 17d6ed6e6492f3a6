import type { FieldProblem } from './field-problems.ts';

/** Returns which day of an offer is wrong, and why. All days are in Asia/Kolkata. */
export const offerDayProblem = (
  { expiresOn, startDate }: { expiresOn: string; startDate: string | null },
  today: string,
): { field: 'expiresOn' | 'startDate'; problem: FieldProblem } | undefined => {
  if (expiresOn < today) return { field: 'expiresOn', problem: 'deadlinePast' };
  if (startDate !== null && startDate < today) return { field: 'startDate', problem: 'firstDayPast' };
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  if (expiresOn > latest) return { field: 'expiresOn', problem: 'farAhead' };
  if (startDate !== null && startDate > latest) return { field: 'startDate', problem: 'farAhead' };
  return undefined;
};
