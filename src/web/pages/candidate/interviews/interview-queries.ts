import { patchReads, read } from '#web/lib/queries.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

const INTERVIEWS_A_PAGE = 20;

/** The candidate's interviews. */
export const INTERVIEWS: PagedList<'listInterviews'> = {
  limit: INTERVIEWS_A_PAGE,
  at: (page) => read('listInterviews', { query: { page, limit: INTERVIEWS_A_PAGE } }),
};

/** The interview of an application. */
export const interviewOf = (applicationId: string) => read('getInterview', { params: { applicationId } });

/** Changes an interview in all cached answers. */
export function patchInterview(id: string, change: Partial<Interview>): void {
  const changed = (one: Interview): Interview => (one._id === id ? { ...one, ...change } : one);
  patchReads('listInterviews', (list) => ({ ...list, body: { ...list.body, data: list.body.data.map(changed) } }));
  patchReads('getInterview', (whole) => ({ ...whole, body: { ...whole.body, data: changed(whole.body.data) } }));
}
