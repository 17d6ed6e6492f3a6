import { accountData } from '#server/modules/accounts/public.ts';
import { auditData } from '#server/modules/audit/public.ts';
import { candidateData } from '#server/modules/candidates/public.ts';
import { companyData } from '#server/modules/companies/public.ts';
import { conversationData } from '#server/modules/conversations/public.ts';
import { enquiryData } from '#server/modules/enquiries/public.ts';
import { fileData } from '#server/modules/files/public.ts';
import { hiringData } from '#server/modules/hiring/public.ts';
import { jobData } from '#server/modules/jobs/public.ts';
import { mailData } from '#server/modules/mail/public.ts';
import { matchingData } from '#server/modules/matching/public.ts';
import { noticeData } from '#server/modules/notices/public.ts';
import { recruiterData } from '#server/modules/recruiters/public.ts';
import { reportData } from '#server/modules/reports/public.ts';
import type { PersonalData } from '#server/personal-data.ts';

/**
 * Every module with personal data, in the order of deletion: the person and the jobs are locked before the
 * applications, as everywhere, what a recruiter wrote last is sent before the email that they have left, and the
 * account's row goes last.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  candidateData,
  recruiterData,
  companyData,
  jobData,
  matchingData,
  mailData,
  hiringData,
  conversationData,
  reportData,
  noticeData,
  enquiryData,
  auditData,
  fileData,
  accountData,
];
