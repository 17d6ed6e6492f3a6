import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { findJobsEnding, findKeepers } from './last-days.store.ts';

/** Jobs processed per transaction. */
const AT_ONCE = 200;
const DAY = 86_400_000;

/**
 * Notifies candidates 3 days and 1 day before a saved job closes, and recruiters 3 days before their own does. Repeated
 * runs send no duplicates.
 */
export async function tellOfLastDays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const [today, tomorrow, later] = [0, 1, 3].map((days) => dayInIndia(new Date(at.getTime() + days * DAY)));
  if (!today || !tomorrow || !later) return;
  let after: string | undefined;
  for (;;) {
    const ending = await findJobsEnding(db, { days: [tomorrow, later], today, after, limit: AT_ONCE });
    const byId = new Map(ending.map((job) => [job.id, job]));
    await db.transaction(async (tx) => {
      const keepers = await findKeepers(tx, [...byId.keys()]);
      const told = keepers.flatMap(({ jobId, candidateId: to }): NewNotice[] => {
        const job = byId.get(jobId);
        if (!job) return [];
        const { title: jobTitle, companyName, deadlineEnd: lastDay } = job;
        const days = lastDay === tomorrow ? 1 : 3;
        const says = { jobTitle, companyName, lastDay, days };
        return [{ to, kind: 'saved_job_closes', says, jobId, once: `${jobId} ${lastDay} ${days}`, at }];
      });
      const own = ending.flatMap(
        ({ id: jobId, recruiterId: to, title: jobTitle, deadlineEnd: lastDay }): NewNotice[] => {
          if (!to || lastDay !== later) return [];
          return [
            { to, kind: 'job_ends', says: { jobTitle, lastDay, days: 3 }, jobId, once: `${jobId} ${lastDay}`, at },
          ];
        },
      );
      await tell(tx, [...told, ...own]);
    });
    after = ending.at(-1)?.id;
    if (ending.length < AT_ONCE) return;
  }
}
