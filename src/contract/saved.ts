import { z } from 'zod';
import { Job } from './jobs.ts';
import { Instant, Paging, several } from './values.ts';

/**
 * A saved job: the data of its card, and when it was saved. `closed` once it no longer accepts applications.
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

/**
 * A row of the list: the saved job while its page exists; afterwards, whatever ended it, only what the candidate needs
 * to recognise it.
 */
export const SavedListing = z.discriminatedUnion('gone', [
  SavedJob.extend({ gone: z.literal(false) }),
  SavedJob.pick({ _id: true, jobId: true, title: true, companyName: true, savedAt: true }).extend({
    gone: z.literal(true),
    closed: z.literal(true),
  }),
]);
export type SavedListing = z.infer<typeof SavedListing>;

/** `jobId` asks which of these jobs are saved, by record id or readable id. */
export const SavedJobQuery = z.object({ jobId: several(z.string().min(1).max(64), 100), ...Paging });
export type SavedJobQuery = z.output<typeof SavedJobQuery>;
