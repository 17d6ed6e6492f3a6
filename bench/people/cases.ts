import { CandidateQuery } from '#contract/candidates.ts';
import { RecruiterQuery } from '#contract/recruiters.ts';

/** A list with its query, as in its address. */
export interface PeopleCase {
  list: 'listCandidates' | 'listRecruiters';
  query: Readonly<Record<string, string>>;
}

/** The orders of each list, read from the contract. */
const ORDERS = {
  listCandidates: CandidateQuery.shape.sort.unwrap().options,
  listRecruiters: RecruiterQuery.shape.sort.unwrap().options,
} as const;

/** Filters that match from nearly everybody to nobody, and one too short for a trigram index. */
const FILTERS = {
  listCandidates: [
    ...['Active', 'Not Active', 'Block', 'Black List'].map((status) => ({ status })),
    { applyFor: 'Internship' },
    ...['a', 'sh', 'meera', 'Meera Rao', 'nobody at all'].map((name) => ({ name })),
    ...['candidate', 'example.invalid', 'candidate77', 'nobody@'].map((email) => ({ email })),
    ...['pune', 'java', 'CAND777', 'meera', 'nobody at all'].map((q) => ({ q })),
    { name: 'meera', status: 'Active', applyFor: 'Job' },
  ],
  listRecruiters: [
    ...['Active', 'Not Active', 'Block', 'Black List'].map((status) => ({ status })),
    ...['a', 'sh', 'meera', 'Meera Rao', 'nobody at all'].map((name) => ({ name })),
    ...['a', 'gupta', 'Gupta Java 7', 'nobody at all'].map((companyName) => ({ companyName })),
    ...['recruiter', 'recruiter77', 'nobody@'].map((email) => ({ email })),
    ...['gupta', 'RCT777', 'meera', 'nobody at all'].map((q) => ({ q })),
    { name: 'meera', companyName: 'gupta', status: 'Active' },
  ],
} as const;

const LIMIT = 20;

/** @param people how many are in each list, to include the last page */
export const allCases = (people: number): PeopleCase[] => {
  const pages = [1, Math.round(people / LIMIT / 2), Math.ceil(people / LIMIT)].map(String);
  return (['listCandidates', 'listRecruiters'] as const).flatMap((list) => [
    ...ORDERS[list].flatMap((sort) => pages.map((page) => ({ list, query: { sort, page } }))),
    ...FILTERS[list].map((filter) => ({ list, query: { ...filter } })),
    // A filter under each order: the index of one cannot serve the other.
    ...ORDERS[list].flatMap((sort) => [
      { list, query: { sort, status: 'Active' } },
      { list, query: { sort, status: 'Not Active', page: '1000' } },
      { list, query: { sort, name: 'meera' } },
      { list, query: { sort, name: 'a', page: '2000' } },
    ]),
  ]);
};

export const nameOf = ({ list, query }: PeopleCase): string =>
  `${list === 'listCandidates' ? 'candidates' : 'recruiters'} ${new URLSearchParams({ ...query })}`;
