import { href } from 'react-router';
import { NOTICE_KINDS } from '#contract/notice-kinds.ts';
import type { Notice } from '#web/features/notices/notice-queries.ts';

const withId = (path: string, param: string, id: string | null): string => (id ? `${path}?${param}=${id}` : path);

const ENQUIRIES = { inquiry: 'inquiries', mentor_contact: 'mentors', mentee: 'mentees' } as const;

const candidateAddress = ({ kind, applicationId, jobId }: Notice): string => {
  const { group } = NOTICE_KINDS[kind];
  if (group === 'interviews') return withId(href('/candidate-dashboard/interview-call'), 'interview', applicationId);
  if (group === 'offers') return href('/candidate-dashboard/job-offers');
  if (group === 'messages') return withId(href('/candidate-dashboard/messages'), 'conversation', applicationId);
  if (group === 'profile') return `${href('/account')}#access`;
  if (kind === 'saved_search') return href('/saved-searches');
  if (group === 'jobs') return jobId ? href('/jobs/:jobId/:slug?', { jobId }) : href('/saved-jobs');
  return withId(href('/candidate-dashboard/job-applied'), 'application', applicationId);
};

const recruiterAddress = ({ kind, applicationId, jobId }: Notice): string => {
  const applications = href('/recruiter-maindashboards/applications');
  if (kind === 'job_ends') return withId(href('/recruiter-maindashboards/job-posted'), 'job', jobId);
  if (kind === 'job_ended_unanswered') return `${applications}?jobId=${jobId}&status=pending&sort=appliedAt`;
  if (kind === 'answers_due') return `${applications}?status=pending&sort=appliedAt`;
  if (kind === 'message_from_candidate')
    return withId(href('/recruiter-maindashboards/messages'), 'conversation', applicationId);
  if (NOTICE_KINDS[kind].group === 'company') return href('/recruiter-maindashboards/profile');
  return withId(applications, 'application', applicationId);
};

const adminAddress = ({ kind, says }: Notice): string => {
  if (kind === 'enquiry') return href(`/admin-dashboard/${ENQUIRIES[says.enquiryKind ?? 'inquiry']}`);
  if (kind === 'verification_asked') return `${href('/admin-dashboard/recruiters')}?verified=asked`;
  if (kind === 'mail_failed') return href('/admin-dashboard/health');
  return href('/admin-dashboard/reports');
};

const ADDRESSES = { candidate: candidateAddress, recruiter: recruiterAddress, admin: adminAddress } as const;

/** Where a notice leads: to the very thing that it tells of. */
export const noticeAddress = (notice: Notice): string => ADDRESSES[NOTICE_KINDS[notice.kind].to](notice);
