import { z } from 'zod';
import { ApplicationStats } from './applications.ts';
import { flag, Instant } from './values.ts';
import { APPLICATION_STATUSES, EMPLOYMENT_TYPES, JOB_STATUSES } from './vocabularies.ts';

/** New records on a day in India. */
const NewOnDay = z.object({
  day: z.string(),
  candidates: z.number(),
  recruiters: z.number(),
  jobs: z.number(),
  applications: z.number(),
});

/**
 * `GET /api/admin/overview`. The totals and backlogs are counted at each call; `figures` are at most a minute old, and
 * left out with `light`, which asks only for the numbers in the tabs.
 */
export const AdminOverview = z.object({
  totals: z.object({
    candidates: z.number(),
    recruiters: z.number(),
    /** In every status, without deleted jobs. */
    jobs: z.number(),
    /** Open to visitors now: also its recruiter may publish. */
    activeJobs: z.number(),
  }),
  waiting: z.object({
    /** Jobs with a report or a sign of fraud that await a decision. */
    reports: z.number(),
    /** Companies that asked to be verified. */
    verifications: z.number(),
    /** Unanswered enquiries. */
    inquiries: z.number(),
    mentors: z.number(),
    mentees: z.number(),
    /** Parts of the portal that warn or fail: `GET /api/admin/health` lists them. */
    health: z.number(),
    /** When the oldest unanswered one of each kind was sent. */
    oldest: z.object({
      inquiries: Instant.nullable(),
      mentors: Instant.nullable(),
      mentees: Instant.nullable(),
    }),
  }),
  figures: z
    .object({
      at: Instant,
      applications: z.number(),
      /** Each of the last 30 days, oldest first. */
      byDay: z.array(NewOnDay),
      jobsByStatus: z.record(z.enum(JOB_STATUSES), z.number()),
      jobsByType: z.record(z.enum(EMPLOYMENT_TYPES), z.number()),
      applicationsByStatus: z.record(z.enum(APPLICATION_STATUSES), z.number()),
      funnel: ApplicationStats.shape.funnel,
      /** The most frequent places of open jobs, at most six, and the number of all places. */
      places: z.object({ top: z.array(z.object({ place: z.string(), count: z.number() })), all: z.number() }),
      attention: z.object({
        /** Recruiters with an open job under an unverified company name. */
        unverifiedCompanies: z.number(),
        /** Recruiters who have seen at least 80 % of their daily limit of candidates today. */
        nearDailyNumber: z.array(z.object({ userCode: z.string(), served: z.number(), most: z.number() })),
        /** Open jobs whose last day is within a week. */
        endingSoon: z.number(),
        /** Applications that have waited a week or longer for a first answer. */
        waitingWeek: z.number(),
      }),
    })
    .optional(),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const OverviewQuery = z.object({ light: flag.optional() });
export type OverviewQuery = z.output<typeof OverviewQuery>;
