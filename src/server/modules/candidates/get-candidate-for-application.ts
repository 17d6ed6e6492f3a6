import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findCandidate } from './candidate-rows.store.ts';

export interface Applicant {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** As stored; '' when there is none. */
  phone: string;
  userCode: string;
  /** Years, or null when not given. */
  experience: number | null;
  /** Whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: string;
  skills: string[];
  resumeFile: { id: string; originalName: string; mediaType: string; byteSize: number } | undefined;
}

/**
 * Returns the candidate data needed for an application; `email` and `phone` are the account's own.
 * @throws NOT_FOUND when there is no such candidate
 */
export async function getCandidateForApplication(executor: Executor, accountId: string): Promise<Applicant> {
  const candidate = await findCandidate(executor, accountId);
  if (!candidate) throw new Problem('NOT_FOUND');
  const { id, firstName, lastName, email, userCode, expectedSalary, skills, resume } = candidate;
  return {
    id,
    firstName,
    lastName,
    email,
    phone: candidate.phone ?? '',
    userCode,
    experience: candidate.experienceYears,
    expectedSalary,
    noticePeriod: candidate.noticePeriod ?? '',
    skills,
    resumeFile: resume ?? undefined,
  };
}
