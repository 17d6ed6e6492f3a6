import { call, callWithTotal } from '#web/lib/api-client.ts';
import { ifThere } from '#web/lib/load.ts';
import { loadOwn } from '#web/pages/candidate/load-own.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';

const JOBS_A_PAGE = 12;

/** The jobs that the candidate has kept, and the one whose details the address opens. */
export async function loadSavedJobs(request: Request) {
  const url = new URL(request.url);
  const { signal } = request;
  const wanted = url.searchParams.get('job');
  const [listed, whole] = await Promise.all([
    loadOwn(
      request,
      loadPage({ page: pageOf(url), limit: JOBS_A_PAGE }, (at) =>
        callWithTotal('listSavedJobs', { query: at }, { signal }),
      ),
    ),
    wanted ? ifThere(call('getJob', { params: { id: wanted } }, { signal })).catch(() => undefined) : undefined,
  ]);
  return { listed, whole, now: new Date().toISOString() };
}

export type SavedJobs = Awaited<ReturnType<typeof loadSavedJobs>>;
/** A page of them that was loaded. */
export type SavedPage = Extract<SavedJobs['listed'], { ok: true }>['data'];
export type SavedJob = SavedPage['body'][number];
