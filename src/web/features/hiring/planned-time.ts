import type { FieldProblem } from '#contract/field-problems.ts';
import { interviewTimeProblem } from '#contract/interview-rules.ts';
import { dayInIndia, isDay, timeInIndia } from '#contract/rules.ts';

/** An interview time in two fields: `YYYY-MM-DD` and `HH:MM`, both in Asia/Kolkata. */
export interface PlannedTime {
  date: string;
  time: string;
}

/** Returns the day and the time of day in Asia/Kolkata, for the two fields. */
export const plannedAt = (instant: string): PlannedTime => {
  const at = new Date(instant);
  return { date: dayInIndia(at), time: timeInIndia(at) };
};

/** The server takes day and time as one value; here each field reports its own error. */
export function* plannedTimeProblems(
  { date, time }: PlannedTime,
  now: Date,
): Iterable<[keyof PlannedTime, FieldProblem | undefined]> {
  if (time === '') yield ['time', 'required'];
  if (!isDay(date)) {
    yield ['date', date === '' ? 'required' : 'dayInvalid'];
    return;
  }
  const today = dayInIndia(now);
  if (date < today) yield ['date', 'inPast'];
  else if (time !== '') yield [date === today ? 'time' : 'date', interviewTimeProblem(instantOf({ date, time }), now)];
}

const instantOf = ({ date, time }: PlannedTime): Date => new Date(`${date}T${time}:00+05:30`);
