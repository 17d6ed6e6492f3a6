import { z } from 'zod';
import { NOTICE_GROUPS, NOTICE_KIND_NAMES } from './notice-kinds.ts';
import { MOST_UNREAD } from './unread.ts';
import { flag, Id, Instant } from './values.ts';
import { ENQUIRY_KINDS, JOB_STATUSES, REPORT_DECISIONS, REPORTABLES } from './vocabularies.ts';

const Facts = z.object({
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  workMode: z.string(),
  employmentType: z.string(),
  pay: z.object({ min: z.number(), max: z.number() }).nullable(),
  status: z.enum(JOB_STATUSES).optional(),
});

const GROUPS = [...new Set(Object.values(NOTICE_GROUPS).flat())];

/** One of the caller's notices: the values for its sentence, and the ids for its address. */
export const Notice = z.object({
  _id: Id,
  kind: z.enum(NOTICE_KIND_NAMES),
  says: z
    .object({
      jobTitle: z.string(),
      jobCode: z.string(),
      companyName: z.string(),
      startsAt: Instant,
      wasAt: Instant,
      place: z.string(),
      lastDay: z.string(),
      days: z.number(),
      count: z.number(),
      enquiryKind: z.enum(ENQUIRY_KINDS),
      searchName: z.string(),
      words: z.string(),
      reported: z.enum(REPORTABLES),
      /** `deleted`: reports of a job were dismissed because it was deleted; `closed`: a job was unfrozen that its recruiter had closed. */
      decision: z.enum([...REPORT_DECISIONS, 'deleted', 'closed', 'notActive']),
      offer: z.enum(['accepted', 'open', 'none']),
      jobWas: Facts,
      jobNow: Facts,
    })
    .partial(),
  jobId: Id.nullable(),
  applicationId: Id.nullable(),
  /** The account of the company or person concerned. */
  aboutId: Id.nullable(),
  /** An interview, an offer, a saved search, an enquiry or an import. */
  recordId: Id.nullable(),
  /**
   * For a recruiter, about an application to one of their jobs: the applicant's name. Null once the account is gone.
   */
  candidateName: z.string().nullable(),
  /** The posting recruiter's company, where it differs from the job's; empty when they name none. */
  postedByCompany: z.string().nullable(),
  /** How many it counts: applications to one job, or messages of one conversation, that came while it was unread. */
  told: z.number().int(),
  createdAt: Instant,
  read: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** Newest first; `before` is the `next` of the previous page. A group of another kind of account is empty. */
export const NoticeQuery = z.object({
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
    .pipe(z.string().refine((cursor) => z.uuid().safeParse(cursor.slice(25)).success && isTime(cursor.slice(0, 24))))
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  group: z.enum(GROUPS).optional(),
  unread: flag.default(false),
});
export type NoticeQuery = z.output<typeof NoticeQuery>;

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** `next` is null on the last page. */
export const NoticePage = z.object({ items: z.array(Notice), next: z.string().nullable() });
export type NoticePage = z.infer<typeof NoticePage>;

export const UnreadNotices = z.object({
  /** At most 100, which means "100 or more". */
  unread: z.number().int().max(MOST_UNREAD),
});
export type UnreadNotices = z.infer<typeof UnreadNotices>;

export const NoticeMark = z.object({ read: z.boolean() });
export type NoticeMark = z.output<typeof NoticeMark>;

/** Marks these notices as read, or all until this instant; without both, all. */
export const NoticesRead = z.object({ ids: z.array(Id).min(1).max(100).optional(), until: Instant.optional() });
export type NoticesRead = z.output<typeof NoticesRead>;
