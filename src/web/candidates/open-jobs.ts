import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { ANEW, read } from '#web/lib/queries.ts';

const ACTIVE = read('listJobs', { query: { own: true, status: 'Active', limit: 1000 } });

export type Job = CallOutput<'listJobs'>[number];

/** The own jobs that take applications today: on their way, or why they cannot be had. */
export function useOpenJobs(): { jobs?: Job[] | undefined; failure?: string | undefined } {
  // Read at each opening, and kept no longer.
  const { data, error } = useQuery({ ...ACTIVE, ...ANEW, gcTime: 0 });
  const today = dayInIndia(new Date());
  const isOpen = ({ start, end }: Job['applicationDeadline']) => start <= today && (!end || today <= end);
  return { jobs: data?.body.filter((job) => isOpen(job.applicationDeadline)), failure: error?.message };
}
