import { z } from 'zod';
import { Job } from './jobs.ts';
import { Instant, Paging, several } from './values.ts';

/**
 * A job that a candidate has kept: what its card shows, and when it was kept.
 * `closed` once it takes no applications any more; it stays in the list as long
 * as its own page says so.
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

/** `jobId` asks which of these are kept, by record id or by the readable one. */
export const SavedJobQuery = z.object({ jobId: several(z.string().min(1).max(64), 100), ...Paging });
export type SavedJobQuery = z.output<typeof SavedJobQuery>;
