import type { Project } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { pageOfRows, type Window } from './page-of-rows.ts';
import { listProjectRows } from './projects.store.ts';
import { projectView } from './row-views.ts';

export async function listProjects(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Project>> {
  return pageOfRows((await listProjectRows(db, accountId)).map(projectView), window);
}
