import type { CallOutput } from '#contract/api.ts';
import { FRAUD_SIGNS, REPORT_REASONS, REPORT_SOURCES, REPORT_STATES, REPORTABLES } from '#contract/vocabularies.ts';
import { optionParam, textParam } from '#web/lib/list-params.ts';
import { read } from '#web/lib/queries.ts';
import { windowIn } from '#web/pages/admin/list/list-address.ts';
import { STAYS_PUT } from '#web/pages/admin/list/use-new-in-queue.ts';

/** A reported job or company. */
export type Reported = CallOutput<'listReports'>[number];
export type ReportedJob = Extract<Reported, { about: 'job' }>;
export type ReportedCompany = Extract<Reported, { about: 'company' }>;

/** All reasons for reports and all detected signs. */
export const REASONS = [...new Set([...REPORT_REASONS, ...FRAUD_SIGNS])];

/** The queue that matches the filters in the address. */
export const listQuery = (search: URLSearchParams) => ({
  ...read('listReports', {
    query: {
      q: textParam(search, 'q'),
      status: optionParam(search, 'status', REPORT_STATES),
      about: optionParam(search, 'about', REPORTABLES),
      reason: optionParam(search, 'reason', REASONS),
      source: optionParam(search, 'source', REPORT_SOURCES),
      ...windowIn(search),
    },
  }),
  ...STAYS_PUT,
});

/** One case, by the id of its job or company. */
export const caseQuery = (id: string) => read('listReports', { query: { id: [id] } });

/** When the earliest open report of an entry was received. */
export const reportedAt = ({ openSince, latestAt }: Reported): string => openSince ?? latestAt;
