import type { CallOutput } from '#contract/api.ts';
import { assertWholeAdmin } from '#web/account/assert-second-factor.ts';
import { call, callWithTotal } from '#web/lib/api-client.ts';
import { orNull } from '#web/lib/load.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';

export type CandidateWhole = CallOutput<'getCandidate'>;

/** The newest of a list, and how many there are in all. */
interface Newest<T> {
  rows: T[];
  total: number;
}

export type CandidateApplications = Newest<CallOutput<'listApplications'>[number]>;
export type CandidateHistory = Newest<CallOutput<'listAuditLog'>[number]>;

export interface CandidateParts {
  /** `null` when there is no such candidate. */
  candidate: LoadResult<CandidateWhole | null>;
  applications: LoadResult<CandidateApplications>;
  /** What the office did to the account. */
  history: LoadResult<CandidateHistory>;
}

/** So many of the newest stand on the page. */
const NEWEST = 20;

const newest = async <T>(work: Promise<{ body: T[]; total: number }>): Promise<Newest<T>> => {
  const { body, total } = await work;
  return { rows: body, total };
};

/** One candidate, their newest applications, and what the office did to the account. */
export async function loadCandidate(request: Request, id: string): Promise<CandidateParts> {
  const { signal } = request;
  const person = settle(orNull(call('getCandidate', { params: { id } }, { signal })));
  const historyOf = async (): Promise<LoadResult<CandidateHistory>> => {
    const known = await person;
    if (!known.ok || !known.data) return { ok: true, data: { rows: [], total: 0 } };
    const query = { kind: 'candidate' as const, code: known.data.userCode, limit: NEWEST };
    return settle(newest(callWithTotal('listAuditLog', { query }, { signal })));
  };
  const [candidate, applications, history] = await Promise.all([
    person,
    settle(newest(callWithTotal('listApplications', { query: { candidateId: id, limit: NEWEST } }, { signal }))),
    historyOf(),
    assertWholeAdmin(request),
  ]);
  return { candidate, applications, history };
}
