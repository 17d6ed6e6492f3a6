import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import {
  accessLog,
  accounts,
  applicationEvents,
  applicationNotes,
  applications,
  candidates,
  certificates,
  education,
  experiences,
  files,
  interviews,
  jobInvitations,
  jobReports,
  jobs,
  notificationSettings,
  offers,
  projects,
  recruiters,
  resumeSuggestions,
  savedJobs,
  savedSearches,
  sessions,
  skills,
} from '#server/database/schema/index.ts';

/** Kept of somebody, under the name that its file has in the zip. */
export type OwnData = Record<string, unknown>;

const job = { jobId: jobs.jobCode, title: jobs.title, companyName: jobs.companyName };

/** What every account has. Hashes of passwords and tokens are no data about a person, and stay here. */
const commonData = async (executor: Executor, id: string): Promise<OwnData> => {
  const { passwordHash: _secret, searchText: _derived, ...account } = getTableColumns(accounts);
  const { tokenHash: _token, accountId: _own, ...session } = getTableColumns(sessions);
  const of = (column: PgColumn) => eq(column, id);
  return {
    account: await executor.select(account).from(accounts).where(of(accounts.id)),
    sessions: await executor.select(session).from(sessions).where(of(sessions.accountId)),
    'mail-settings': await executor.select().from(notificationSettings).where(of(notificationSettings.accountId)),
    'reports-of-jobs': await executor
      .select({ ...job, reason: jobReports.reason, details: jobReports.details, at: jobReports.createdAt })
      .from(jobReports)
      .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
      .where(of(jobReports.reporterId)),
  };
};

export const candidateData = async (executor: Executor, id: string): Promise<OwnData> => {
  const of = (column: PgColumn) => eq(column, id);
  const { rating: _private, ...application } = getTableColumns(applications);
  const { actorId: _who, ...event } = getTableColumns(applicationEvents);
  const own = executor.select({ id: applications.id }).from(applications).where(of(applications.candidateId));
  return {
    ...(await commonData(executor, id)),
    profile: await executor.select().from(candidates).where(of(candidates.accountId)),
    skills: await executor.select().from(skills).where(of(skills.candidateId)).orderBy(asc(skills.position)),
    education: await executor.select().from(education).where(of(education.candidateId)),
    experience: await executor.select().from(experiences).where(of(experiences.candidateId)),
    projects: await executor.select().from(projects).where(of(projects.candidateId)),
    certificates: await executor.select().from(certificates).where(of(certificates.candidateId)),
    'resume-suggestions': await executor.select().from(resumeSuggestions).where(of(resumeSuggestions.candidateId)),
    applications: await executor
      .select({ ...application, job })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(of(applications.candidateId))
      .orderBy(asc(applications.appliedAt)),
    'application-history': await executor
      .select(event)
      .from(applicationEvents)
      .where(inArray(applicationEvents.applicationId, own))
      .orderBy(asc(applicationEvents.at)),
    interviews: await executor.select().from(interviews).where(inArray(interviews.applicationId, own)),
    offers: await executor.select().from(offers).where(inArray(offers.applicationId, own)),
    invitations: await executor
      .select({ ...job, message: jobInvitations.message, at: jobInvitations.createdAt })
      .from(jobInvitations)
      .innerJoin(jobs, eq(jobs.id, jobInvitations.jobId))
      .where(of(jobInvitations.candidateId)),
    'saved-jobs': await executor
      .select({ ...job, savedAt: savedJobs.createdAt })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(of(savedJobs.candidateId)),
    'saved-searches': await executor.select().from(savedSearches).where(of(savedSearches.candidateId)),
    'who-saw-me': await executor
      .select({ companyName: accessLog.companyName, kind: accessLog.kind, at: accessLog.at, job })
      .from(accessLog)
      .leftJoin(jobs, eq(jobs.id, accessLog.jobId))
      .where(of(accessLog.candidateId))
      .orderBy(asc(accessLog.at)),
  };
};

/** What applicants sent to them is the applicants' own and not among it. */
export const recruiterData = async (executor: Executor, id: string): Promise<OwnData> => {
  const of = (column: PgColumn) => eq(column, id);
  const { searchText: _text, skillsText: _skills, placeKeys: _keys, ...posting } = getTableColumns(jobs);
  const { answerMessage: _theirs, answerWishes: _wishes, ...interview } = getTableColumns(interviews);
  return {
    ...(await commonData(executor, id)),
    company: await executor.select().from(recruiters).where(of(recruiters.accountId)),
    jobs: await executor.select(posting).from(jobs).where(of(jobs.recruiterId)).orderBy(asc(jobs.createdAt)),
    interviews: await executor.select(interview).from(interviews).where(of(interviews.recruiterId)),
    offers: await executor.select().from(offers).where(of(offers.recruiterId)),
    notes: await executor.select().from(applicationNotes).where(of(applicationNotes.authorId)),
    invitations: await executor.select().from(jobInvitations).where(of(jobInvitations.recruiterId)),
    'whom-i-saw': await executor
      .select({ candidate: accounts.userCode, kind: accessLog.kind, at: accessLog.at })
      .from(accessLog)
      .innerJoin(accounts, eq(accounts.id, accessLog.candidateId))
      .where(of(accessLog.recruiterId))
      .orderBy(asc(accessLog.at)),
  };
};

/** The files of an account, those that an application still carries included. */
export const ownFiles = async (executor: Executor, id: string) =>
  executor
    .select({
      storageKey: files.storageKey,
      originalName: files.originalName,
      purpose: files.purpose,
      byteSize: files.byteSize,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(eq(files.ownerId, id))
    .orderBy(asc(files.createdAt), asc(files.id));
