import type { CallOutput } from '#contract/api.ts';
import { EMPLOYMENT_TYPES, JOB_STATUSES } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { chosenIn, orderIn, pageIn, typedIn } from '#web/pages/admin/list/list-address.ts';

export type JobRow = CallOutput<'listJobs'>[number];

export interface JobList {
  rows: readonly JobRow[];
  found: number;
}

const ORDERS = [
  'createdAt',
  '-createdAt',
  'title',
  '-title',
  'companyName',
  '-companyName',
  'jobStatus',
  '-jobStatus',
] as const;

/** The jobs under the filters of the address. */
export async function loadJobs(search: URLSearchParams): Promise<JobList> {
  const { body, total } = await callWithTotal('listJobs', {
    query: {
      title: typedIn(search, 'title'),
      companyName: typedIn(search, 'companyName'),
      location: typedIn(search, 'location'),
      industry: typedIn(search, 'industry'),
      employmentType: chosenIn(search, 'employmentType', EMPLOYMENT_TYPES),
      status: chosenIn(search, 'status', JOB_STATUSES),
      sort: orderIn(search, ORDERS),
      ...pageIn(search),
    },
  });
  return { rows: body, found: total };
}
