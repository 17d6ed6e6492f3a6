import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { findInterviewsAhead, findOffersEnding } from './dates-ahead.store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days before its last day on which an offer is mentioned again. */
const DAYS_LEFT = [3, 1] as const;

type TellDeps = Pick<Deps, 'db' | 'now'>;

/** Notifies the candidates of interviews between two moments. */
const tellOfInterviews = (
  { db, now }: TellDeps,
  kind: 'interview_soon' | 'interview_tomorrow',
  span: { from: Date; before: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    const ahead = await findInterviewsAhead(tx, span);
    const told = ahead.flatMap(({ id, candidateId, startsAt, jobTitle, companyName, ...about }): NewNotice[] => {
      if (!candidateId) return [];
      const says = { jobTitle, companyName, startsAt: startsAt.toISOString() };
      // A rescheduled interview is announced again.
      const once = `${id} ${says.startsAt}`;
      return [{ ...about, to: candidateId, kind, says, recordId: id, once, at: now() }];
    });
    await tell(tx, told);
  });

/** Notifies candidates of interviews that begin within an hour; repeated runs send no duplicates. */
export const tellOfInterviewsSoon = (deps: TellDeps): Promise<void> => {
  const from = deps.now();
  return tellOfInterviews(deps, 'interview_soon', { from, before: new Date(from.getTime() + HOUR) });
};

/** Start of a day in India. */
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/**
 * Notifies candidates of tomorrow's interviews, and of offers that end in 3 days and in one; repeated runs send no
 * duplicates.
 */
export async function tellOfDates(deps: TellDeps): Promise<void> {
  const at = deps.now();
  const inDays = (days: number): string => dayInIndia(new Date(at.getTime() + days * DAY));
  await tellOfInterviews(deps, 'interview_tomorrow', { from: beginOf(inDays(1)), before: beginOf(inDays(2)) });
  await deps.db.transaction(async (tx) => {
    const ending = await findOffersEnding(tx, DAYS_LEFT.map(inDays));
    const told = ending.flatMap(
      ({ id, candidateId, expiresOn: lastDay, jobTitle, companyName, ...about }): NewNotice[] => {
        if (!candidateId) return [];
        const days = lastDay === inDays(1) ? 1 : 3;
        const says = { jobTitle, companyName, lastDay, days };
        return [
          {
            ...about,
            to: candidateId,
            kind: 'offer_expires',
            says,
            recordId: id,
            once: `${id} ${lastDay} ${days}`,
            at,
          },
        ];
      },
    );
    await tell(tx, told);
  });
}
