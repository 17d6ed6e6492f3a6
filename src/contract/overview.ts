import { z } from 'zod';
import { ApplicationStats } from './applications.ts';
import { flag, Instant } from './values.ts';
import { APPLICATION_STATUSES, EMPLOYMENT_TYPES, JOB_STATUSES } from './vocabularies.ts';

/** What is new on a day in India. */
const NewOnDay = z.object({
  day: z.string(),
  candidates: z.number(),
  recruiters: z.number(),
  jobs: z.number(),
  applications: z.number(),
});

/**
 * `GET /api/admin/overview`. The totals and what waits are counted at each
 * call; `figures` are at most a minute old, and left out when `light` asks for
 * the numbers beside the tabs alone.
 */
export const AdminOverview = z.object({
  totals: z.object({
    candidates: z.number(),
    recruiters: z.number(),
    /** In every state, but not the deleted ones. */
    jobs: z.number(),
    activeJobs: z.number(),
  }),
  waiting: z.object({
    /** Jobs that somebody reported, or that show a sign of fraud, and nobody has decided about. */
    reports: z.number(),
    /** Enquiries without an answer. */
    inquiries: z.number(),
    mentors: z.number(),
    mentees: z.number(),
    /** Parts of the portal that do not simply work: `GET /api/admin/health` says which. */
    health: z.number(),
    /** Since when the oldest of the three kinds waits. */
    oldestEnquiryAt: Instant.nullable(),
  }),
  figures: z
    .object({
      at: Instant,
      applications: z.number(),
      /** The last 30 days, each, oldest first. */
      byDay: z.array(NewOnDay),
      jobsByStatus: z.record(z.enum(JOB_STATUSES), z.number()),
      jobsByType: z.record(z.enum(EMPLOYMENT_TYPES), z.number()),
      applicationsByStatus: z.record(z.enum(APPLICATION_STATUSES), z.number()),
      funnel: ApplicationStats.shape.funnel,
      /** Where most of the open jobs are, at most six, most first; and how many places there are. */
      places: z.object({ top: z.array(z.object({ place: z.string(), count: z.number() })), all: z.number() }),
      attention: z.object({
        /** Recruiters with an open job under a company name that nobody has verified. */
        unverifiedCompanies: z.number(),
        /** Recruiters who today saw at least 80 % of the candidates that they may see on a day. */
        nearDailyNumber: z.array(z.object({ userCode: z.string(), served: z.number(), most: z.number() })),
        /** Open jobs whose last day is within a week. */
        endingSoon: z.number(),
        /** Applications that wait for a first answer for a week or longer. */
        waitingWeek: z.number(),
      }),
    })
    .optional(),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const OverviewQuery = z.object({ light: flag.optional() });
export type OverviewQuery = z.output<typeof OverviewQuery>;
