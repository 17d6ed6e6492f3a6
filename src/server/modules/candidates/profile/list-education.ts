import type { Education } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { listEducationRows } from './education.store.ts';
import { pageOfRows, type Window } from './page-of-rows.ts';
import { educationView } from './row-views.ts';

export async function listEducation(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Education>> {
  return pageOfRows((await listEducationRows(db, accountId)).map(educationView), window);
}
