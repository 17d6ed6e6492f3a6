import { eq } from 'drizzle-orm';
import type { ApplyFor, Gender } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import type { ProfileRows } from './registration-policy.ts';

export interface NewCandidate {
  gender: Gender;
  applyFor: ApplyFor;
  dob: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  showCard: boolean;
  findable: boolean;
  profilePicFileId: string | null;
  resumeFileId: string | null;
  rows: ProfileRows;
  now: Date;
}

export const insertCandidate = async (
  executor: Executor,
  accountId: string,
  { rows, now, ...candidate }: NewCandidate,
): Promise<void> => {
  const at = now.toISOString();
  await executor.insert(candidates).values({
    accountId,
    gender: candidate.gender,
    applyFor: candidate.applyFor,
    dob: candidate.dob,
    address: candidate.address,
    city: candidate.city || null,
    state: candidate.state || null,
    zip: candidate.zip || null,
    showCard: candidate.showCard,
    findable: candidate.findable,
    profilePicFileId: candidate.profilePicFileId,
    resumeFileId: candidate.resumeFileId,
    hobbies: rows.hobbies,
    createdAt: now,
    sectionUpdates: {
      basicInfo: at,
      ...(candidate.resumeFileId && { resume: at }),
      ...(rows.skills.length > 0 && { skills: at }),
      ...(rows.experiences.length > 0 && { experience: at }),
      ...(rows.education.length > 0 && { education: at }),
    },
  });
};

export type CandidateColumns = {
  [Key in
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'showCard'
    | 'findable'
    | 'applyFor'
    | 'profilePicFileId'
    | 'resumeFileId']?: (typeof candidates.$inferInsert)[Key] | undefined;
};

/** Undefined values stay unchanged. */
export const updateCandidateColumns = async (
  executor: Executor,
  accountId: string,
  columns: CandidateColumns,
): Promise<void> => {
  if (Object.values(columns).some((value) => value !== undefined))
    await executor.update(candidates).set(columns).where(eq(candidates.accountId, accountId));
};
