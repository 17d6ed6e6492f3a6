import type { WrongField } from '#contract/field-problems.ts';
import { ROUTES } from '#contract/routes.ts';
import type { CompletionSection } from '#contract/vocabularies.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, Problem } from '#server/problem.ts';
import { lockProfile, touchSections } from './profile.store.ts';

/** Changes the caller's own profile, one change at a time, and stores when the section changed. */
export async function changeProfile<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId }: CandidateCaller,
  section: CompletionSection | undefined,
  work: (tx: Transaction, at: Date) => Promise<Result>,
): Promise<Result> {
  const at = now();
  return db.transaction(async (tx) => {
    if (!(await lockProfile(tx, accountId))) throw new Problem('NOT_FOUND');
    const result = await work(tx, at);
    if (section) await touchSections(tx, accountId, [section], at);
    return result;
  });
}

export const refuse = (wrong: WrongField | undefined): void => {
  if (wrong) throw invalid(wrong.field, wrong.problem);
};

/** Returns the list's own row; rows of others look nonexistent. */
export const ownRow = <Row extends { id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

/** Enforces the list's limit and uniqueness: a form sent twice adds one row. */
export const assertMayAdd = <Row>(
  rows: readonly Row[],
  { most, isSame }: { most: number; isSame: (row: Row) => boolean },
): void => {
  if (rows.some(isSame)) throw new Problem('ALREADY_THERE');
  if (rows.length >= most) throw new Problem('LIST_FULL');
};

export interface Window {
  page: number;
  limit?: number | undefined;
}

/** Returns one page of a list; lists in a profile are limited and thus short enough to be read entirely. */
export const pageOfRows = <Item>(rows: readonly Item[], { page, limit }: Window): Page<Item> => {
  const { limit: usual, most } = ROUTES.listSkills.paged;
  const size = Math.min(limit ?? usual, most);
  return { items: rows.slice((page - 1) * size, page * size), total: rows.length };
};
