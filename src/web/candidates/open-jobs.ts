import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { call } from '#web/lib/api-client.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';

export type OwnJobs = LoadResult<CallOutput<'listJobs'>>;

/** The own jobs that take applications today. */
export async function openJobs(): Promise<OwnJobs> {
  const jobs = await settle(call('listJobs', { query: { own: true, status: 'Active', limit: 1000 } }));
  if (!jobs.ok) return jobs;
  const today = dayInIndia(new Date());
  const isOpen = ({ start, end }: { start: string; end: string }) => start <= today && (!end || today <= end);
  return { ok: true, data: jobs.data.filter((job) => isOpen(job.applicationDeadline)) };
}
