import { redirect, useSearchParams } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { withoutLanguage } from '#contract/languages.ts';
import { splitSkills } from '#contract/rules.ts';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { CallFailed } from '#web/lib/api-client.ts';
import { pageIn, textParam } from '#web/lib/list-params.ts';
import { load, queryClient, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';

export type Candidate = CallOutput<'listCandidates'>[number];

/** Candidates per page. */
export const CANDIDATES_A_PAGE = 20;

/** The filters that live in the address. */
export const CANDIDATE_FILTERS = ['q', 'skills', 'location', 'experience', 'applyFor', 'sort'] as const;

/** Years of experience, both ends included. */
export const YEAR_BANDS = ['0-2', '2-5', '5-10', '10+'] as const;

/** The available orders: the first is the default, the last ones are set by the table header. */
export const CANDIDATE_SORTS = [
  '-createdAt',
  'firstName',
  '-firstName',
  '-experience',
  'experience',
  'email',
  '-email',
] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** Returns the order in an address. */
export const sortIn = (search: URLSearchParams): CandidateSort =>
  CANDIDATE_SORTS.find((one) => one === search.get('sort')) ?? '-createdAt';

export type CandidateList =
  | { ok: true; rows: readonly Candidate[]; total: number; page: number }
  | { ok: false; code: CallFailed['code']; message: string };

const listQuery = (search: URLSearchParams) =>
  read('listCandidates', {
    query: {
      q: textParam(search, 'q'),
      // Any of the comma-separated skills.
      skills: splitSkills(textParam(search, 'skills') ?? ''),
      location: textParam(search, 'location'),
      experience: YEAR_BANDS.find((one) => one === search.get('experience')),
      applyFor: APPLY_FOR.find((one) => one === search.get('applyFor')),
      sort: sortIn(search),
      page: pageIn(search),
      limit: CANDIDATES_A_PAGE,
    },
  });

/** Loads a page of the database with the filters in the address. A page beyond the last redirects to the last. */
export async function loadCandidates({ url }: { url: URL }): Promise<void> {
  const list = await settle(load(listQuery(url.searchParams)));
  const pages = list.ok ? Math.max(1, Math.ceil(list.data.total / CANDIDATES_A_PAGE)) : Number.POSITIVE_INFINITY;
  if (pageIn(url.searchParams) <= pages) return;
  const search = new URLSearchParams(url.searchParams);
  if (pages === 1) search.delete('page');
  else search.set('page', String(pages));
  throw redirect(`${withoutLanguage(url.pathname)}?${search}`);
}

/** Returns the page of the database for the current address. */
export function useCandidates(): CandidateList {
  const [search] = useSearchParams();
  const query = listQuery(search);
  const list = useRead(query);
  if (list.ok) return { ok: true, rows: list.data.body, total: list.data.total, page: pageIn(search) };
  const failure = queryClient.getQueryState(query.queryKey)?.error;
  // A response that is not ours, such as a gateway's error page, has only its status code.
  const isForeign = failure instanceof CallFailed && failure.answer !== undefined;
  return {
    ok: false,
    code: list.code,
    message: isForeign ? texts.httpError({ status: failure.status }) : list.message,
  };
}

/** Returns only the filters of an address. */
export const filtersOf = (search: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of CANDIDATE_FILTERS) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
};

export const nameOf = ({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
