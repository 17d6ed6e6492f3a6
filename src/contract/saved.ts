import { z } from 'zod';
import { Job } from './jobs.ts';
import { Instant, Paging, several } from './values.ts';

/**
 * A saved job: the data of its card, and when it was saved. `closed` once it no longer accepts applications; it stays
 * in the list for as long as its page exists.
 */
export const SavedJob = Job.pick({
  _id: true,
  jobId: true,
  title: true,
  companyName: true,
  companyLogo: true,
  companyVerified: true,
  postedByCompany: true,
  workMode: true,
  employmentType: true,
  department: true,
  location: true,
  experience: true,
  unknown: true,
  salary: true,
  skills: true,
  applicationDeadline: true,
  durationMonths: true,
  startDate: true,
  answerDays: true,
  jobStatus: true,
  takesApplications: true,
  applyUrl: true,
  createdAt: true,
}).extend({ savedAt: Instant, closed: z.boolean() });
export type SavedJob = z.infer<typeof SavedJob>;

/** `jobId` asks which of these jobs are saved, by record id or readable id. */
export const SavedJobQuery = z.object({ jobId: several(z.string().min(1).max(64), 100), ...Paging });
export type SavedJobQuery = z.output<typeof SavedJobQuery>;
