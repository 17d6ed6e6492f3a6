import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertMayAdd, changeProfile } from './change-profile.ts';
import { isSameProject } from './project-policy.ts';
import { insertProject, listProjectRows } from './projects.store.ts';

/**
 * Adds a project as read from a resume, by the rule of the section's form: a title is enough, and the rest is filled in
 * later.
 * @throws ALREADY_THERE when the list has one of that title
 */
export const addReadProject = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  read: { title: string; description: string; startDate: string | null; endDate: string | null },
): Promise<void> =>
  changeProfile(deps, caller, undefined, async (tx, at) => {
    const rows = await listProjectRows(tx, caller.accountId);
    assertMayAdd(rows, { most: LIMITS.profileRows, isSame: (row) => isSameProject(row, read) });
    await insertProject(tx, caller.accountId, {
      title: read.title,
      role: '',
      startMonth: read.startDate,
      endMonth: read.endDate,
      description: read.description || null,
      technologies: [],
      link: null,
      position: Math.max(-1, ...rows.map((row) => row.position)) + 1,
      createdAt: at,
    });
  });
