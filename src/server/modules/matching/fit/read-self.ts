import { dayInIndia } from '#contract/rules.ts';
import type { ApplyFor } from '#contract/vocabularies.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { Problem } from '#server/problem.ts';
import type { FitDeps } from './fit-deps.ts';
import type { FitPerson } from './fit-input.ts';
import { findPeople } from './people.store.ts';
import { personForSelf } from './person-of.ts';

/** Returns the candidate's own fit data, and the kind of work they look for. */
export const readSelf = async (
  { db, now }: FitDeps,
  { accountId }: Pick<CandidateCaller, 'accountId'>,
): Promise<{ person: FitPerson; kind: ApplyFor | null }> => {
  const [row] = await findPeople(db, [accountId]);
  if (!row) throw new Problem('NOT_FOUND');
  return { person: personForSelf(row, dayInIndia(now())), kind: row.applyFor };
};
