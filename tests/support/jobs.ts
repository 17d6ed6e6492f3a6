import type { z } from 'zod';
import { JobQuery } from '#contract/job-search.ts';
import { JobPosting } from '#contract/jobs.ts';
import type { AccountKind, AccountStatus } from '#contract/vocabularies.ts';
import type { AdminCaller, CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, nextUserCode } from '#server/database/schema/accounts.ts';
import { admins } from '#server/database/schema/admins.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { NOBODYS_HASH } from '#server/modules/accounts/password-cost.ts';
import { inDays } from './days.ts';

let people = 0;

const insertAccount = async (db: Executor, kind: AccountKind, status: AccountStatus, email?: string) => {
  people += 1;
  const [account] = await db
    .insert(accounts)
    .values({
      kind,
      status,
      email: email ?? `${kind}${people}@example.in`,
      passwordHash: NOBODYS_HASH,
      userCode: nextUserCode[kind],
      // As if confirmed by the welcome link; recruiters need this only where email is sent over SMTP.
      ...(kind === 'candidate' && { emailConfirmedAt: new Date() }),
    })
    .returning({ accountId: accounts.id, userCode: accounts.userCode, email: accounts.email });
  if (!account) throw new Error('The account was not inserted.');
  return { ...account, sessionId: '00000000-0000-7000-8000-000000000000' };
};

interface RecruiterTraits {
  email?: string;
  status?: AccountStatus;
  companyName?: string;
  /** Whether the company name is verified. */
  verified?: boolean;
}

/** Creates a recruiter in the database and returns them as the caller of a session. */
export const aRecruiter = async (
  db: Executor,
  { email, status = 'Active', companyName = 'Kaveri Software', verified = false }: RecruiterTraits = {},
): Promise<RecruiterCaller & { email: string }> => {
  const account = await insertAccount(db, 'recruiter', status, email);
  await db.insert(recruiters).values({
    accountId: account.accountId,
    companyName,
    ...(verified && { companyVerifiedAt: new Date(), verifiedCompanyName: companyName }),
  });
  return { kind: 'recruiter', ...account };
};

export const aCandidate = async (db: Executor): Promise<CandidateCaller> => {
  const account = await insertAccount(db, 'candidate', 'Not Active');
  await db.insert(candidates).values({ accountId: account.accountId });
  return { kind: 'candidate', ...account };
};

export const anAdmin = async (db: Executor): Promise<AdminCaller> => {
  const account = await insertAccount(db, 'admin', 'Active');
  await db.insert(admins).values({ accountId: account.accountId });
  return { kind: 'admin', ...account };
};

export const aSuperAdmin = async (db: Executor): Promise<AdminCaller> => {
  const account = await insertAccount(db, 'admin', 'Active');
  await db.insert(admins).values({ accountId: account.accountId, super: true });
  return { kind: 'super_admin', ...account };
};

type JobTraits = Partial<typeof jobs.$inferInsert> & { recruiterId: string };

/** Creates a job in the database: by default open, full-time, without salary and experience. */
export const aJob = async (db: Executor, traits: JobTraits) => {
  const [job] = await db
    .insert(jobs)
    .values({
      title: 'Software Engineer',
      companyName: 'Kaveri Software',
      location: 'Pune',
      workMode: 'Work From Office',
      employmentType: 'Full-time',
      deadlineStart: '2026-01-01',
      deadlineEnd: inDays(400),
      ...traits,
    })
    .returning();
  if (!job) throw new Error('The job was not inserted.');
  return job;
};

export const anApplication = async (db: Executor, job: { id: string; title: string }, candidate: CandidateCaller) => {
  const [application] = await db
    .insert(applications)
    .values({
      jobId: job.id,
      candidateId: candidate.accountId,
      jobTitle: job.title,
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      experience: 2,
      education: "Bachelor's Degree",
    })
    .returning({ id: applications.id });
  if (!application) throw new Error('The application was not inserted.');
  return application;
};

/** Returns the completed posting form as submitted. */
export const aPosting = (changes: Partial<z.input<typeof JobPosting>> = {}): JobPosting =>
  JobPosting.parse({
    companyName: 'Kaveri Software',
    title: 'Software Engineer',
    industry: 'Information Technology',
    department: 'Software Development',
    workMode: 'Hybrid',
    employmentType: 'Full-time',
    experience: { min: 2, max: 5 },
    salary: { min: 600_000, max: 1_200_000, showSalary: false },
    location: 'Pune, Mumbai',
    skills: ['TypeScript', 'PostgreSQL'],
    description: 'Build the portal.',
    responsibilities: 'Write it.\nTest it.',
    requirements: 'Two years of it.',
    companyInfo: 'We make software.',
    applicationDeadline: { start: inDays(0), end: inDays(40) },
    ...changes,
  });

/** Returns a list query as parsed from the address. */
export const aQuery = (query: Readonly<Record<string, unknown>> = {}): JobQuery => JobQuery.parse(query);
