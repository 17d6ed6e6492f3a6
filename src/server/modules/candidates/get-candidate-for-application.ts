import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findApplicant } from './applicants.store.ts';

interface Applicant {
  /** The account's own. */
  email: string;
  /** The one of the profile. */
  resumeFile: { id: string; mediaType: string } | undefined;
}

/**
 * Returns the candidate data needed for an application.
 * @throws NOT_FOUND when there is no such candidate
 */
export async function getCandidateForApplication(executor: Executor, accountId: string): Promise<Applicant> {
  const applicant = await findApplicant(executor, accountId);
  if (!applicant) throw new Problem('NOT_FOUND');
  return { email: applicant.email, resumeFile: applicant.resume ?? undefined };
}
