import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';
import type { Notice } from './notices.ts';

/** The parts of a notice that determine where it leads. */
export type NoticeWay = Pick<Notice, 'kind' | 'says' | 'jobId' | 'applicationId' | 'aboutId' | 'recordId'>;

const CANDIDATE = '/candidate-dashboard';
const RECRUITER = '/recruiter-maindashboards';
const ADMIN = '/admin-dashboard';

const withId = (path: string, param: string, id: string | null): string => (id ? `${path}?${param}=${id}` : path);

const ENQUIRIES = { inquiry: 'inquiries', mentor_contact: 'mentors', mentee: 'mentees' } as const;

/** The conversation, or the job unless it is frozen; the page of a company cannot be found by its account. */
const reportAddress = ({ says, applicationId, jobId }: NoticeWay, area: string): string => {
  if (applicationId) return withId(`${area}/messages`, 'conversation', applicationId);
  return jobId && says.decision !== 'freeze' ? `/jobs/${jobId}` : `${area}/notices`;
};

const candidateAddress = (notice: NoticeWay): string => {
  const { kind, applicationId, jobId, recordId } = notice;
  const { group } = NOTICE_KINDS[kind];
  if (group === 'reports') return reportAddress(notice, CANDIDATE);
  if (group === 'interviews') return withId(`${CANDIDATE}/interview-call`, 'interview', applicationId);
  if (group === 'offers') return withId(`${CANDIDATE}/job-offers`, 'offer', recordId);
  if (group === 'messages') return withId(`${CANDIDATE}/messages`, 'conversation', applicationId);
  if (group === 'profile') return '/account#access';
  if (kind === 'saved_search') return '/saved-searches';
  if (group === 'jobs') return jobId ? `/jobs/${jobId}` : '/saved-jobs';
  return withId(`${CANDIDATE}/job-applied`, 'application', applicationId);
};

const OWN_JOB: readonly NoticeKind[] = ['job_ends', 'own_job_taken_down', 'own_job_edited', 'own_job_put_back'];

/** Filters by what the recruiter can read: the job's code, or its title in notices from before they had the code. */
const jobFilter = ({ says: { jobCode, jobTitle } }: NoticeWay): string => {
  if (jobCode) return `?jobId=${jobCode}`;
  return jobTitle ? `?jobTitle=${encodeURIComponent(jobTitle)}` : '';
};

const recruiterAddress = (notice: NoticeWay): string => {
  const { kind, applicationId, jobId } = notice;
  if (NOTICE_KINDS[kind].group === 'reports') return reportAddress(notice, RECRUITER);
  const applications = `${RECRUITER}/applications`;
  if (OWN_JOB.includes(kind)) return withId(`${RECRUITER}/job-posted`, 'job', jobId);
  if (kind === 'job_ended_unanswered') return withId(`${RECRUITER}/answers-due`, 'of', jobId);
  if (kind === 'answers_waiting') return `${applications}?status=pending&waiting=7&sort=appliedAt`;
  if (kind === 'answers_due') return `${RECRUITER}/answers-due`;
  if (kind === 'message_from_candidate') return withId(`${RECRUITER}/messages`, 'conversation', applicationId);
  if (kind === 'company_not_verified') return `${RECRUITER}/company#verification`;
  if (NOTICE_KINDS[kind].group === 'company') return `${RECRUITER}/company`;
  // Several applications lead to their common job; a deleted job to what stays of it.
  if (kind === 'own_job_deleted' || (kind === 'application_received' && !applicationId))
    return `${applications}${jobFilter(notice)}`;
  return withId(applications, 'application', applicationId);
};

const adminAddress = ({ kind, says, jobId, aboutId, recordId }: NoticeWay): string => {
  if (kind === 'enquiry') return withId(`${ADMIN}/${ENQUIRIES[says.enquiryKind ?? 'inquiry']}`, 'open', recordId);
  if (kind === 'verification_asked') return `${ADMIN}/recruiters?verified=asked${aboutId ? `&open=${aboutId}` : ''}`;
  if (kind === 'mail_failed') return `${ADMIN}/health`;
  if (kind === 'import_failed') return withId(`${ADMIN}/import`, 'result', recordId);
  return withId(`${ADMIN}/reports`, 'open', jobId ?? aboutId);
};

const ADDRESSES = { candidate: candidateAddress, recruiter: recruiterAddress, admin: adminAddress } as const;

/** Returns the address of the record that a notice is about. */
export const noticeAddress = (notice: NoticeWay): string => ADDRESSES[NOTICE_KINDS[notice.kind].to](notice);

/** The page of all notices in each area. */
export const NOTICES = {
  candidate: `${CANDIDATE}/notices`,
  recruiter: `${RECRUITER}/notices`,
  admin: `${ADMIN}/notices`,
} as const;
