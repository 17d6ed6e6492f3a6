import { formatTexts } from '#texts/formats.ts';
import { employmentTypeOf, type Job, workModeOf } from '#web/features/jobs/job.ts';
import { lacksPay, payFact } from '#web/features/jobs/job-facts.ts';
import { DOT } from '#web/lib/dot.ts';

/** Kind of employment, work mode and pay in one line, each as far as it is known. */
export const termsOf = (job: Job): string => {
  const { label, value } = payFact(job);
  const pay = value === formatTexts.notMentioned ? `${label}: ${value}` : value;
  return [employmentTypeOf(job), workModeOf(job), lacksPay(job) ? '' : pay].filter(Boolean).join(DOT);
};
