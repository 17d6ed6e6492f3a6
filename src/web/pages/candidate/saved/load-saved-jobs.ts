import { call, callWithTotal } from '#web/lib/api-client.ts';
import { orNull } from '#web/lib/load.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

const JOBS_A_PAGE = 12;

/** The jobs that the candidate has kept, and the one whose details the address opens. */
export async function loadSavedJobs(request: Request) {
  const url = new URL(request.url);
  const { signal } = request;
  const wanted = url.searchParams.get('job');
  const [listed, whole] = await Promise.all([
    settleOrSignIn(
      request,
      loadPage({ page: pageOf(url), limit: JOBS_A_PAGE }, (at) =>
        callWithTotal('listSavedJobs', { query: at }, { signal }),
      ),
    ),
    wanted ? orNull(call('getJob', { params: { id: wanted } }, { signal })).catch(() => undefined) : undefined,
  ]);
  return { listed, whole, now: new Date().toISOString() };
}

export type SavedJobs = Awaited<ReturnType<typeof loadSavedJobs>>;
/** A page of them that was loaded. */
export type SavedPage = Extract<SavedJobs['listed'], { ok: true }>['data'];
export type SavedJob = SavedPage['body'][number];
