import { expectedPayProblem } from '#contract/pay.ts';
import type { ProfileBasicsSection, SectionSaved } from '#contract/profile-sections.ts';
import { dayInIndia, dobProblem } from '#contract/rules.ts';
import type { CompletionSection } from '#contract/vocabularies.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import { invalid } from '#server/problem.ts';
import { type ProfileBase, updateProfileColumns } from './profile.store.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { deleteSkillRows, insertSkill, listSkillRows, updateSkillRow } from './skills.store.ts';

/**
 * Replaces the skills by the list, in its order; a kept skill keeps its row, ignoring case.
 * @returns whether anything changed
 */
async function replaceSkills(
  tx: Transaction,
  candidateId: string,
  names: readonly string[],
  at: Date,
): Promise<boolean> {
  const before = await listSkillRows(tx, candidateId);
  if (before.map(({ name }) => name).join('\n') === names.join('\n')) return false;
  const known = new Map(before.map((row) => [row.name.toLowerCase(), row]));
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const gone = before.filter(({ name }) => !wanted.has(name.toLowerCase())).map(({ id }) => id);
  await deleteSkillRows(tx, candidateId, gone);
  for (const [position, name] of names.entries()) {
    const row = known.get(name.toLowerCase());
    if (row) await updateSkillRow(tx, candidateId, row.id, { name, position });
    else await insertSkill(tx, candidateId, { name, position, at });
  }
  return true;
}

/** Saves headline, skills, wishes and personal details; fields absent from the body stay. */
export async function saveProfileBasics(
  deps: SectionDeps,
  caller: CandidateCaller,
  { userId, ifMatch, keySkills, ...basics }: ProfileBasicsSection & SectionOf,
): Promise<SectionSaved> {
  const wrongDob = basics.dob === undefined ? undefined : dobProblem(basics.dob, dayInIndia(deps.now()));
  if (wrongDob) throw invalid('dob', wrongDob);
  return saveSection(deps, caller, { userId, ifMatch }, async (tx, before, at) => {
    const wrongPay = expectedPayProblem(basics.expectedSalary ?? null, before.expectedSalary);
    if (wrongPay) throw invalid('expectedSalary', wrongPay);
    const skillsChanged = keySkills !== undefined && (await replaceSkills(tx, userId, keySkills, at));
    await updateProfileColumns(tx, userId, {
      ...sent(basics),
      ...(basics.noticePeriod !== undefined && { noticePeriod: basics.noticePeriod || null }),
    });
    return {
      sections: [...sectionsOf(before, basics), ...(skillsChanged ? (['skills'] as const) : [])],
      card: basics.gender !== undefined || basics.dob !== undefined || basics.applyFor !== undefined,
    };
  });
}

type Basics = Omit<ProfileBasicsSection, 'keySkills'>;

const sent = (basics: Basics): Partial<Basics> =>
  Object.fromEntries(Object.entries(basics).filter(([, value]) => value !== undefined));

const SECTION_OF: Readonly<Partial<Record<keyof Basics, CompletionSection>>> = {
  gender: 'basicInfo',
  dob: 'basicInfo',
  profileHeadline: 'skillHeadline',
  fresher: 'experience',
  preferredLocations: 'preferredLocation',
  expectedSalary: 'salary',
};

/** Sections with a changed value. */
const sectionsOf = (before: ProfileBase, basics: Basics): CompletionSection[] => {
  const known: Readonly<Record<string, unknown>> = before;
  const changed = Object.entries(SECTION_OF).filter(([key]) => {
    const value: unknown = Object.entries(basics).find(([name]) => name === key)?.[1];
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(known[key]);
  });
  return [...new Set(changed.map(([, section]) => section))];
};
