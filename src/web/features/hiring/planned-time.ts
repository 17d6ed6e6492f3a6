import type { FieldProblem } from '#contract/field-problems.ts';
import { interviewTimeProblem } from '#contract/interview-rules.ts';
import { dayInIndia, isDay, timeInIndia } from '#contract/rules.ts';

/** A time of an interview as two fields hold it: `YYYY-MM-DD` and `HH:MM`, both of Asia/Kolkata. */
export interface PlannedTime {
  date: string;
  time: string;
}

/** The day and the time of day in Asia/Kolkata, as the two fields want them. */
export const plannedAt = (instant: string): PlannedTime => {
  const at = new Date(instant);
  return { date: dayInIndia(at), time: timeInIndia(at) };
};

/** A day and a time are one value to the server; here each says what it lacks. */
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
