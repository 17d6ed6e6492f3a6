import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates, type SectionUpdates } from '#server/database/schema/candidates.ts';

const base = {
  id: accounts.id,
  userCode: accounts.userCode,
  version: accounts.version,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  phone: accounts.phone,
  gender: candidates.gender,
  dob: candidates.dob,
  applyFor: candidates.applyFor,
  address: candidates.address,
  resumeFileId: candidates.resumeFileId,
  showCard: candidates.showCard,
  profileHeadline: candidates.profileHeadline,
  preferredLocations: candidates.preferredLocations,
  expectedSalary: candidates.expectedSalary,
  noticePeriod: candidates.noticePeriod,
  fresher: candidates.fresher,
  contactEmail: candidates.contactEmail,
  contactPhone: candidates.contactPhone,
  linkedin: candidates.linkedin,
  github: candidates.github,
  portfolio: candidates.portfolio,
  twitter: candidates.twitter,
  hobbies: candidates.hobbies,
  sectionUpdates: candidates.sectionUpdates,
};

const selectBase = (executor: Executor, candidateId: string) =>
  executor
    .select(base)
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId));

export type ProfileBase = Awaited<ReturnType<typeof selectBase>>[number];

/** The fields of a profile outside its lists. */
export const findProfileBase = async (executor: Executor, candidateId: string): Promise<ProfileBase | undefined> => {
  const [found] = await selectBase(executor, candidateId);
  return found;
};

/** The same, locking the profile until the transaction ends. */
export const lockProfile = async (executor: Executor, candidateId: string): Promise<ProfileBase | undefined> => {
  const [found] = await selectBase(executor, candidateId).for('update');
  return found;
};

export type ProfileColumns = Partial<
  Pick<
    typeof candidates.$inferInsert,
    | 'gender'
    | 'dob'
    | 'applyFor'
    | 'profileHeadline'
    | 'preferredLocations'
    | 'expectedSalary'
    | 'noticePeriod'
    | 'fresher'
    | 'contactEmail'
    | 'contactPhone'
    | 'linkedin'
    | 'github'
    | 'portfolio'
    | 'twitter'
    | 'hobbies'
  >
>;

export const updateProfileColumns = async (
  executor: Executor,
  candidateId: string,
  columns: ProfileColumns,
): Promise<void> => {
  if (Object.keys(columns).length > 0)
    await executor.update(candidates).set(columns).where(eq(candidates.accountId, candidateId));
};

/** Stores when these sections changed. */
export const touchSections = async (
  executor: Executor,
  candidateId: string,
  sections: readonly (keyof SectionUpdates)[],
  at: Date,
): Promise<void> => {
  const updates = JSON.stringify(Object.fromEntries(sections.map((section) => [section, at.toISOString()])));
  await executor
    .update(candidates)
    .set({ sectionUpdates: sql`${candidates.sectionUpdates} || ${updates}::jsonb`, updatedAt: at })
    .where(eq(candidates.accountId, candidateId));
};
