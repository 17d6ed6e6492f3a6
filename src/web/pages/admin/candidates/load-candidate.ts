import type { CallOutput } from '#contract/api.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { ifThere } from '#web/lib/load.ts';
import { assertSignedIn, loadPart, type Part } from '#web/lib/load-part.ts';

export type CandidateWhole = CallOutput<'getCandidate'>;

export interface CandidateApplications {
  rows: CallOutput<'listApplications'>;
  total: number;
}

/** So many of the newest applications stand on the page. */
const NEWEST = 20;

/** One candidate and their newest applications; `null` when there is no such candidate. */
export async function loadCandidate(
  request: Request,
  id: string,
): Promise<{ candidate: Part<CandidateWhole | null>; applications: Part<CandidateApplications> }> {
  const { signal } = request;
  const [candidate, applications] = await Promise.all([
    loadPart(ifThere(call('getCandidate', { params: { id } }, { signal }))),
    loadPart(callWithTotal('listApplications', { query: { candidateId: id, limit: NEWEST } }, { signal })),
  ]);
  // A card answers visitors too: the applications tell whether the session still lives.
  assertSignedIn(applications, request, 'admin');
  return {
    candidate,
    applications: applications.ok
      ? { ok: true, data: { rows: applications.data.body, total: applications.data.total } }
      : applications,
  };
}
