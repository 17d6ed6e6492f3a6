import type { FieldProblem } from './field-problems.ts';

type OfferDayProblem = [field: 'expiresOn' | 'startDate', problem: FieldProblem];

/** Returns which days of an offer are wrong, and why. All days are in Asia/Kolkata; null is one that is not given. */
export const offerDayProblems = (
  { expiresOn, startDate }: { expiresOn: string | null; startDate: string | null },
  today: string,
): OfferDayProblem[] => {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const problemOf = (day: string | null, past: FieldProblem): FieldProblem | undefined => {
    if (day === null) return undefined;
    if (day < today) return past;
    return day > latest ? 'farAhead' : undefined;
  };
  const found = [
    ['expiresOn', problemOf(expiresOn, 'deadlinePast')],
    ['startDate', problemOf(startDate, 'firstDayPast')],
  ] as const;
  return found.flatMap(([field, problem]): OfferDayProblem[] => (problem ? [[field, problem]] : []));
};
