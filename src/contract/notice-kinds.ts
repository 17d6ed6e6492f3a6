/**
 * The kinds of notices, which each area's bell shows. One table defines who gets a kind, in which filter group it is,
 * and which values its sentence needs; the sentences are in the catalogue, the addresses in the web.
 *
 * No schema library here, so that the browser can load it.
 */

import type { NotificationKind } from './notification-kinds.ts';
import type { JobFacts } from './shown-facts.ts';
import type { EnquiryKind, Reportable, ReportDecision } from './vocabularies.ts';

/** The areas that have notices. */
export const NOTICE_READERS = ['candidate', 'recruiter', 'admin'] as const;
export type NoticeReader = (typeof NOTICE_READERS)[number];

/** The filter groups for each reader's notices. */
export const NOTICE_GROUPS = {
  candidate: ['applications', 'interviews', 'offers', 'messages', 'jobs', 'profile', 'reports'],
  recruiter: ['applications', 'interviews', 'offers', 'messages', 'jobs', 'company', 'reports'],
  admin: ['reports', 'enquiries', 'companies', 'portal'],
} as const satisfies Record<NoticeReader, readonly string[]>;
export type NoticeGroup = (typeof NOTICE_GROUPS)[NoticeReader][number];

/** Every value that a sentence may need. Names of people are excluded: they are looked up when the notice is read. */
export interface NoticeValues {
  jobTitle: string;
  /** The job's readable id, for the address. */
  jobCode: string;
  companyName: string;
  /** An instant, ISO 8601 in UTC. */
  startsAt: string;
  /** The previous time of an interview that was moved. */
  wasAt: string;
  /** Where an interview takes place that was changed but has the same time; otherwise empty. */
  place: string;
  /** A day in India, `YYYY-MM-DD`: the last day of an offer or a job. */
  lastDay: string;
  /** Days left: 3 or 1. For applicants waiting for an answer: how many days the first has waited. */
  days: number;
  count: number;
  enquiryKind: EnquiryKind;
  searchName: string;
  /** The recruiter's words in an invitation, or the administrator's about a report; may be empty. */
  words: string;
  /** What a report was about, and what was decided. */
  reported: Reportable;
  decision: ReportDecision | 'deleted' | 'closed' | 'notActive';
  /** The candidate's offer when the recruiter leaves: an accepted one stays, an open one ends. */
  offer: 'accepted' | 'open' | 'none';
  /** The facts of a job before and after they were changed. */
  jobWas: JobFacts;
  jobNow: JobFacts;
}

interface KindOfNotice {
  to: NoticeReader;
  group: NoticeGroup;
  /** The kind of notification under which its reader chooses the channels. */
  by: NotificationKind;
  says: readonly (keyof NoticeValues)[];
  /**
   * While a notice is unread, another one about the same record increases its count instead of creating a second
   * notice.
   */
  fold?: 'jobId' | 'applicationId';
}

const JOB = ['jobTitle', 'companyName'] as const;
const INTERVIEW = [...JOB, 'startsAt'] as const;
const REPORT = [...JOB, 'reported', 'decision', 'words'] as const;

export const NOTICE_KINDS = {
  application_accepted: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  application_rejected: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  promise_passed: { to: 'candidate', group: 'applications', by: 'promise_passed', says: JOB },
  closed_without_answer: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  job_taken_down: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  job_put_back: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  job_deleted: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  job_warning_over: { to: 'candidate', group: 'applications', by: 'application_status', says: JOB },
  recruiter_left: { to: 'candidate', group: 'applications', by: 'application_status', says: [...JOB, 'offer'] },
  job_changed: {
    to: 'candidate',
    group: 'applications',
    by: 'job_changed',
    says: [...JOB, 'jobWas', 'jobNow'],
    fold: 'applicationId',
  },
  interview_scheduled: { to: 'candidate', group: 'interviews', by: 'interviews', says: INTERVIEW },
  interview_moved: { to: 'candidate', group: 'interviews', by: 'interviews', says: [...INTERVIEW, 'wasAt', 'place'] },
  interview_cancelled: { to: 'candidate', group: 'interviews', by: 'interviews', says: INTERVIEW },
  interview_passed: { to: 'candidate', group: 'interviews', by: 'interviews', says: JOB },
  interview_missed: { to: 'candidate', group: 'interviews', by: 'interviews', says: JOB },
  interview_tomorrow: { to: 'candidate', group: 'interviews', by: 'reminders', says: INTERVIEW },
  interview_soon: { to: 'candidate', group: 'interviews', by: 'reminders', says: INTERVIEW },
  offer_made: { to: 'candidate', group: 'offers', by: 'offers', says: [...JOB, 'lastDay'] },
  offer_withdrawn: { to: 'candidate', group: 'offers', by: 'offers', says: JOB },
  offer_expires: { to: 'candidate', group: 'offers', by: 'reminders', says: [...JOB, 'lastDay', 'days'] },
  message_from_company: { to: 'candidate', group: 'messages', by: 'recruiter_wrote', says: JOB, fold: 'applicationId' },
  saved_search: { to: 'candidate', group: 'jobs', by: 'saved_search', says: ['searchName', 'count'] },
  saved_job_closes: { to: 'candidate', group: 'jobs', by: 'saved_job_closes', says: [...JOB, 'lastDay', 'days'] },
  company_job: { to: 'candidate', group: 'jobs', by: 'company_job', says: JOB },
  job_invitation: { to: 'candidate', group: 'jobs', by: 'job_invitation', says: [...JOB, 'words'] },
  profile_opened: { to: 'candidate', group: 'profile', by: 'profile_opened', says: ['companyName'] },
  report_decided: { to: 'candidate', group: 'reports', by: 'report_answers', says: REPORT },

  application_received: {
    to: 'recruiter',
    group: 'applications',
    by: 'application_received',
    says: ['jobTitle', 'jobCode'],
    fold: 'jobId',
  },
  application_withdrawn: { to: 'recruiter', group: 'applications', by: 'candidate_answers', says: ['jobTitle'] },
  applicant_left: { to: 'recruiter', group: 'applications', by: 'candidate_answers', says: ['jobTitle'] },
  interviewee_left: { to: 'recruiter', group: 'applications', by: 'candidate_answers', says: ['jobTitle'] },
  answer_dropped: { to: 'recruiter', group: 'applications', by: 'moderation', says: ['jobTitle'] },
  answers_due: { to: 'recruiter', group: 'applications', by: 'answers_due', says: ['count', 'lastDay'] },
  answers_waiting: { to: 'recruiter', group: 'applications', by: 'answers_due', says: ['count', 'days'] },
  interview_confirmed: {
    to: 'recruiter',
    group: 'interviews',
    by: 'candidate_answers',
    says: ['jobTitle', 'startsAt'],
  },
  interview_other_time: {
    to: 'recruiter',
    group: 'interviews',
    by: 'candidate_answers',
    says: ['jobTitle', 'startsAt'],
  },
  offer_accepted: { to: 'recruiter', group: 'offers', by: 'candidate_answers', says: ['jobTitle'] },
  offer_declined: { to: 'recruiter', group: 'offers', by: 'candidate_answers', says: ['jobTitle'] },
  message_from_candidate: {
    to: 'recruiter',
    group: 'messages',
    by: 'candidate_wrote',
    says: ['jobTitle'],
    fold: 'applicationId',
  },
  job_ends: { to: 'recruiter', group: 'jobs', by: 'job_ends', says: ['jobTitle', 'lastDay', 'days'] },
  job_ended_unanswered: { to: 'recruiter', group: 'jobs', by: 'job_ends', says: ['jobTitle', 'count'] },
  own_job_taken_down: { to: 'recruiter', group: 'jobs', by: 'moderation', says: ['jobTitle'] },
  own_job_deleted: { to: 'recruiter', group: 'jobs', by: 'moderation', says: ['jobTitle', 'jobCode'] },
  own_job_edited: { to: 'recruiter', group: 'jobs', by: 'moderation', says: ['jobTitle', 'jobWas', 'jobNow'] },
  own_job_put_back: { to: 'recruiter', group: 'jobs', by: 'moderation', says: ['jobTitle'] },
  company_page_hidden: { to: 'recruiter', group: 'company', by: 'moderation', says: ['companyName'] },
  company_page_shown: { to: 'recruiter', group: 'company', by: 'moderation', says: ['companyName'] },
  company_verified: { to: 'recruiter', group: 'company', by: 'verification', says: ['companyName'] },
  company_not_verified: { to: 'recruiter', group: 'company', by: 'verification', says: ['companyName'] },
  recruiters_report_decided: { to: 'recruiter', group: 'reports', by: 'report_answers', says: REPORT },

  job_reported: { to: 'admin', group: 'reports', by: 'reports', says: JOB },
  message_reported: { to: 'admin', group: 'reports', by: 'reports', says: JOB },
  company_reported: { to: 'admin', group: 'reports', by: 'reports', says: ['companyName'] },
  company_page_edited: { to: 'admin', group: 'reports', by: 'reports', says: ['companyName'] },
  fraud_sign: { to: 'admin', group: 'reports', by: 'reports', says: [] },
  enquiry: { to: 'admin', group: 'enquiries', by: 'enquiries', says: ['enquiryKind'] },
  verification_asked: { to: 'admin', group: 'companies', by: 'verification_asked', says: ['companyName'] },
  import_failed: { to: 'admin', group: 'portal', by: 'portal', says: ['count'] },
  mail_failed: { to: 'admin', group: 'portal', by: 'portal', says: [] },
} as const satisfies Record<string, KindOfNotice>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The values for a kind's sentence. */
export type NoticeSays<Kind extends NoticeKind = NoticeKind> = Pick<
  NoticeValues,
  (typeof NOTICE_KINDS)[Kind]['says'][number]
>;

const isKind = (name: string): name is NoticeKind => Object.hasOwn(NOTICE_KINDS, name);

/** Returns the key by which notices of a kind are folded, if they are. */
export const foldOf = (kind: NoticeKind): KindOfNotice['fold'] => {
  const named: KindOfNotice = NOTICE_KINDS[kind];
  return named.fold;
};

/** Returns the kinds of notices that belong to a kind of notification. */
export const noticeKindsBy = (by: NotificationKind): NoticeKind[] =>
  NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind].by === by);

/** All kinds, in the order of the table. */
export const NOTICE_KIND_NAMES: readonly NoticeKind[] = Object.keys(NOTICE_KINDS).filter(isKind);

/** Returns the kinds in one group of a reader. */
export const noticeKindsOf = (reader: NoticeReader, group: NoticeGroup): NoticeKind[] =>
  NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind].to === reader && NOTICE_KINDS[kind].group === group);
