import { jobQuery, readJobSearch } from '#web/jobs/job-search.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { orNull } from '#web/lib/load.ts';
import { loadPage } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

const JOBS_A_PAGE = 20;

/** Open jobs as the address filters them, with what they could be filtered by. */
export async function loadJobList(request: Request) {
  const url = new URL(request.url);
  const transfer = { signal: request.signal };
  const search = readJobSearch(url.searchParams, 'place');
  const wanted = url.searchParams.get('job');
  const [listed, facets, whole] = await Promise.all([
    settleOrSignIn(
      request,
      loadPage({ page: search.page, limit: JOBS_A_PAGE }, ({ page, limit }) =>
        callWithTotal('listJobs', { query: jobQuery({ ...search, page }, limit) }, transfer),
      ),
    ),
    settleOrSignIn(request, call('jobFacets', { query: { ...search, page: 1, skillsBy: 'name' } }, transfer)),
    wanted ? orNull(call('getJob', { params: { id: wanted } }, transfer)).catch(() => undefined) : undefined,
  ]);
  const now = new Date().toISOString();
  if (!listed.ok) return { listed, whole, now };
  if (!facets.ok) return { listed: facets, whole, now };
  const { body: jobs, total, page, pages } = listed.data;
  const data = { jobs, total, page, pages, search, facets: facets.data };
  return { listed: { ok: true as const, data }, whole, now };
}

export type JobList = Awaited<ReturnType<typeof loadJobList>>;
/** A list that was loaded. */
export type Listed = Extract<JobList['listed'], { ok: true }>['data'];
