import type { Experience, ExperienceForm } from '#contract/profile.ts';
import { endProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Page } from '#server/answer.ts';
import type { CandidateCaller, Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { openProfile, type ProfileDeps } from '../open-profile.ts';
import { assertMayAdd, changeProfile, ownRow, pageOfRows, refuse, type Window } from './change-profile.ts';
import { experienceOfForm, isSameExperience } from './experience-policy.ts';
import {
  deleteExperienceRows,
  insertExperience,
  listExperienceRows,
  updateExperienceRow,
} from './experiences.store.ts';
import { readExperiences } from './read-profile.ts';
import { experienceView } from './row-views.ts';

export async function listExperiences(
  deps: ProfileDeps,
  caller: Member,
  { userId, ...window }: { userId: string } & Window,
): Promise<Page<Experience>> {
  const rows = await openProfile(deps, caller, userId, (executor) => readExperiences(executor, userId));
  return pageOfRows(rows, window);
}

/** Adds an entry. @throws ALREADY_THERE when the list has the same one */
export async function addExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  form: ExperienceForm,
): Promise<Experience> {
  return changeProfile(deps, caller, 'experience', async (tx, at) => {
    const columns = experienceOfForm(form);
    refuse(endProblem(columns));
    const rows = await listExperienceRows(tx, caller.accountId);
    assertMayAdd(rows, {
      most: LIMITS.profileRows,
      isSame: (row) => isSameExperience(row, columns),
    });
    const sortOrder = Math.max(-1, ...rows.map((row) => row.sortOrder)) + 1;
    return experienceView(await insertExperience(tx, caller.accountId, { ...columns, sortOrder, createdAt: at }));
  });
}

export async function changeExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id, form }: { id: string; form: ExperienceForm },
): Promise<Experience> {
  return changeProfile(deps, caller, 'experience', async (tx) => {
    const before = ownRow(await listExperienceRows(tx, caller.accountId), id);
    const columns = experienceOfForm(form, before);
    refuse(endProblem(columns));
    const row = await updateExperienceRow(tx, caller.accountId, id, columns);
    if (!row) throw new Problem('NOT_FOUND');
    return experienceView(row);
  });
}

export async function deleteExperience(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  await changeProfile(deps, caller, 'experience', async (tx) => {
    if ((await deleteExperienceRows(tx, caller.accountId, [id])) === 0) throw new Problem('NOT_FOUND');
  });
  return { message: answerTexts.experienceDeleted };
}
