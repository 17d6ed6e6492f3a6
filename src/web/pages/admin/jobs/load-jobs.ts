import type { CallOutput } from '#contract/api.ts';
import { sortOrders } from '#contract/rules.ts';
import { EMPLOYMENT_TYPES, JOB_STATUSES } from '#contract/vocabularies.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { optionParam, orderIn, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

export type JobRow = CallOutput<'listJobs'>[number];

export interface JobList {
  rows: readonly JobRow[];
  found: number;
  /** What the address opens, where it stands on another page of the list. */
  elsewhere: JobRow | undefined;
}

const ORDERS = sortOrders([
  'createdAt',
  'title',
  'companyName',
  'employmentType',
  'location',
  'applications',
  'deadline',
  'jobStatus',
]);

/** Days within which an open job ends, or for which somebody waits: `?closing=`, `?unanswered=`. */
const WEEK = ['7'] as const;

const daysIn = (search: URLSearchParams, name: string): number | undefined => {
  const chosen = optionParam(search, name, WEEK);
  return chosen && Number(chosen);
};

/** The jobs under the filters of the address. */
export async function loadJobs(search: URLSearchParams): Promise<JobList> {
  const { body, total } = await callWithTotal('listJobs', {
    query: {
      title: textParam(search, 'title'),
      companyName: textParam(search, 'companyName'),
      location: textParam(search, 'location'),
      industry: textParam(search, 'industry'),
      employmentType: optionParam(search, 'employmentType', EMPLOYMENT_TYPES),
      status: optionParam(search, 'status', JOB_STATUSES),
      closing: daysIn(search, 'closing'),
      unanswered: daysIn(search, 'unanswered'),
      sort: orderIn(search, ORDERS),
      ...pageIn(search),
    },
  });
  const opened = search.get('open');
  const isElsewhere = opened && !body.some(({ _id }) => _id === opened);
  // A job that is gone opens nothing.
  const elsewhere = isElsewhere ? await call('getJob', { params: { id: opened } }).catch(() => undefined) : undefined;
  return { rows: body, found: total, elsewhere };
}
