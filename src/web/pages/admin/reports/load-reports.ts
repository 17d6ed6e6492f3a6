import type { CallOutput } from '#contract/api.ts';
import { FRAUD_SIGNS, REPORT_REASONS, REPORT_SOURCES, REPORT_STATES } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { optionParam, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

export type ReportedJob = CallOutput<'listReports'>[number];

export interface ReportList {
  rows: readonly ReportedJob[];
  found: number;
}

/** Everything that people and signs say of a job. */
export const REASONS = [...new Set([...REPORT_REASONS, ...FRAUD_SIGNS])];

/** The queue under the filters of the address. */
export async function loadReports(search: URLSearchParams): Promise<ReportList> {
  const { body, total } = await callWithTotal('listReports', {
    query: {
      q: textParam(search, 'q'),
      status: optionParam(search, 'status', REPORT_STATES),
      reason: optionParam(search, 'reason', REASONS),
      source: optionParam(search, 'source', REPORT_SOURCES),
      ...pageIn(search),
    },
  });
  return { rows: body, found: total };
}
