import { call, callWithTotal } from '#web/lib/api-client.ts';
import { orNull } from '#web/lib/load.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** The specification's page size. */
const JOBS_A_PAGE = 9;

/** Open jobs, newest first, and the one whose details the address opens. */
export async function loadAvailable(request: Request) {
  const url = new URL(request.url);
  const { signal } = request;
  const wanted = url.searchParams.get('job');
  const [listed, whole] = await Promise.all([
    settleOrSignIn(
      request,
      loadPage({ page: pageOf(url), limit: JOBS_A_PAGE }, (at) =>
        callWithTotal('listJobs', { query: { ...at, sort: 'newest' } }, { signal }),
      ),
    ),
    // The list has the long texts already; only who posted it would be missing.
    wanted ? orNull(call('getJob', { params: { id: wanted } }, { signal })).catch(() => undefined) : undefined,
  ]);
  const now = new Date().toISOString();
  if (!listed.ok) return { listed, whole, now };
  const { body: jobs, total, page, pages } = listed.data;
  return { listed: { ok: true as const, data: { jobs, total, page, pages } }, whole, now };
}

export type Available = Awaited<ReturnType<typeof loadAvailable>>;
