import type { Skill } from '#contract/profile.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { pageOfRows, type Window } from './page-of-rows.ts';
import { skillView } from './row-views.ts';
import { listSkillRows } from './skills.store.ts';

export async function listSkills(
  { db }: Pick<Deps, 'db'>,
  { accountId }: CandidateCaller,
  window: Window,
): Promise<Page<Skill>> {
  return pageOfRows((await listSkillRows(db, accountId)).map(skillView), window);
}
