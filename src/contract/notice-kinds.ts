/**
 * The kinds of notices: what the bell of each area tells. One table says who gets a kind, under which group it is found,
 * and which values its sentence needs; the sentences are in the catalogue, the addresses that they lead to in the web.
 *
 * No schema library here, so that the browser can load it.
 */

import type { EnquiryKind } from './vocabularies.ts';

/** The most that is counted: beyond it a bell says "99+". */
export const MOST_UNREAD = 100;

/** Who reads notices. */
export const NOTICE_READERS = ['candidate', 'recruiter', 'admin'] as const;
export type NoticeReader = (typeof NOTICE_READERS)[number];

/** What a reader's notices are filtered by. */
export const NOTICE_GROUPS = {
  candidate: ['applications', 'interviews', 'offers', 'messages', 'jobs', 'profile'],
  recruiter: ['applications', 'interviews', 'offers', 'messages', 'jobs', 'company'],
  admin: ['reports', 'enquiries', 'companies', 'portal'],
} as const satisfies Record<NoticeReader, readonly string[]>;
export type NoticeGroup = (typeof NOTICE_GROUPS)[NoticeReader][number];

/** Every value that a sentence may need. Names of people are none of them: they are looked up when somebody reads. */
export interface NoticeValues {
  jobTitle: string;
  companyName: string;
  /** An instant, ISO 8601 in UTC. */
  startsAt: string;
  /** When an interview that was moved would have been. */
  wasAt: string;
  /** A day in India, `YYYY-MM-DD`: the last of an offer or a job. */
  lastDay: string;
  /** How many days are left: 3 or 1. */
  days: number;
  count: number;
  enquiryKind: EnquiryKind;
  searchName: string;
}

interface KindOfNotice {
  to: NoticeReader;
  group: NoticeGroup;
  says: readonly (keyof NoticeValues)[];
}

const JOB = ['jobTitle', 'companyName'] as const;
const INTERVIEW = [...JOB, 'startsAt'] as const;

export const NOTICE_KINDS = {
  application_accepted: { to: 'candidate', group: 'applications', says: JOB },
  application_rejected: { to: 'candidate', group: 'applications', says: JOB },
  promise_passed: { to: 'candidate', group: 'applications', says: JOB },
  closed_without_answer: { to: 'candidate', group: 'applications', says: JOB },
  interview_scheduled: { to: 'candidate', group: 'interviews', says: INTERVIEW },
  interview_moved: { to: 'candidate', group: 'interviews', says: [...INTERVIEW, 'wasAt'] },
  interview_cancelled: { to: 'candidate', group: 'interviews', says: INTERVIEW },
  interview_passed: { to: 'candidate', group: 'interviews', says: JOB },
  interview_tomorrow: { to: 'candidate', group: 'interviews', says: INTERVIEW },
  interview_soon: { to: 'candidate', group: 'interviews', says: INTERVIEW },
  offer_made: { to: 'candidate', group: 'offers', says: [...JOB, 'lastDay'] },
  offer_withdrawn: { to: 'candidate', group: 'offers', says: JOB },
  offer_expires: { to: 'candidate', group: 'offers', says: [...JOB, 'lastDay', 'days'] },
  message_from_company: { to: 'candidate', group: 'messages', says: JOB },
  saved_search: { to: 'candidate', group: 'jobs', says: ['searchName', 'count'] },
  saved_job_closes: { to: 'candidate', group: 'jobs', says: [...JOB, 'lastDay', 'days'] },
  company_job: { to: 'candidate', group: 'jobs', says: JOB },
  job_invitation: { to: 'candidate', group: 'jobs', says: JOB },
  profile_opened: { to: 'candidate', group: 'profile', says: ['companyName'] },

  application_received: { to: 'recruiter', group: 'applications', says: ['jobTitle'] },
  application_withdrawn: { to: 'recruiter', group: 'applications', says: ['jobTitle'] },
  answers_due: { to: 'recruiter', group: 'applications', says: ['count', 'lastDay'] },
  interview_confirmed: { to: 'recruiter', group: 'interviews', says: ['jobTitle', 'startsAt'] },
  interview_other_time: { to: 'recruiter', group: 'interviews', says: ['jobTitle', 'startsAt'] },
  offer_accepted: { to: 'recruiter', group: 'offers', says: ['jobTitle'] },
  offer_declined: { to: 'recruiter', group: 'offers', says: ['jobTitle'] },
  message_from_candidate: { to: 'recruiter', group: 'messages', says: ['jobTitle'] },
  job_ends: { to: 'recruiter', group: 'jobs', says: ['jobTitle', 'lastDay', 'days'] },
  job_ended_unanswered: { to: 'recruiter', group: 'jobs', says: ['jobTitle', 'count'] },
  company_verified: { to: 'recruiter', group: 'company', says: ['companyName'] },
  company_not_verified: { to: 'recruiter', group: 'company', says: ['companyName'] },

  job_reported: { to: 'admin', group: 'reports', says: JOB },
  message_reported: { to: 'admin', group: 'reports', says: JOB },
  fraud_sign: { to: 'admin', group: 'reports', says: [] },
  enquiry: { to: 'admin', group: 'enquiries', says: ['enquiryKind'] },
  verification_asked: { to: 'admin', group: 'companies', says: ['companyName'] },
  mail_failed: { to: 'admin', group: 'portal', says: [] },
} as const satisfies Record<string, KindOfNotice>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** The values that a kind's sentence needs. */
export type NoticeSays<Kind extends NoticeKind = NoticeKind> = Pick<
  NoticeValues,
  (typeof NOTICE_KINDS)[Kind]['says'][number]
>;

const isKind = (name: string): name is NoticeKind => Object.hasOwn(NOTICE_KINDS, name);

/** All kinds, in the order of the table. */
export const NOTICE_KIND_NAMES: readonly NoticeKind[] = Object.keys(NOTICE_KINDS).filter(isKind);

/** The kinds of one group of a reader. */
export const noticeKindsOf = (reader: NoticeReader, group: NoticeGroup): NoticeKind[] =>
  NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind].to === reader && NOTICE_KINDS[kind].group === group);
