import { pgEnum } from 'drizzle-orm/pg-core';
import { REASON_CODES } from '#contract/answer-reasons.ts';
import { NOT_FOR_ME_REASONS } from '#contract/fit-vocabulary.ts';
import {
  ACCESS_KINDS,
  ACCOUNT_KINDS,
  ACCOUNT_STATUSES,
  APPLICATION_EVENTS,
  APPLICATION_STATUSES,
  APPLY_FOR,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  ENQUIRY_KINDS,
  FILE_PURPOSES,
  GENDERS,
  INTERVIEW_ANSWERS,
  INTERVIEW_STATUSES,
  JOB_STATUSES,
  OFFER_STATUSES,
  REPORT_DECISIONS,
  REPORT_REASONS,
  WORK_MODES,
} from '#contract/vocabularies.ts';

export const accountKind = pgEnum('account_kind', ACCOUNT_KINDS);
export const accountStatus = pgEnum('account_status', ACCOUNT_STATUSES);
export const gender = pgEnum('gender', GENDERS);
export const applyFor = pgEnum('apply_for', APPLY_FOR);
export const educationLevel = pgEnum('education_level', EDUCATION_LEVELS);
export const jobStatus = pgEnum('job_status', JOB_STATUSES);
export const employmentType = pgEnum('employment_type', EMPLOYMENT_TYPES);
export const workMode = pgEnum('work_mode', WORK_MODES);
export const applicationStatus = pgEnum('application_status', APPLICATION_STATUSES);
export const applicationEvent = pgEnum('application_event', APPLICATION_EVENTS);
export const reasonCode = pgEnum('reason_code', REASON_CODES);
export const interviewStatus = pgEnum('interview_status', INTERVIEW_STATUSES);
export const interviewAnswer = pgEnum('interview_answer', INTERVIEW_ANSWERS);
export const offerStatus = pgEnum('offer_status', OFFER_STATUSES);
export const enquiryKind = pgEnum('enquiry_kind', ENQUIRY_KINDS);
export const filePurpose = pgEnum('file_purpose', FILE_PURPOSES);
export const accessKind = pgEnum('access_kind', ACCESS_KINDS);
export const reportReason = pgEnum('report_reason', REPORT_REASONS);
export const reportDecision = pgEnum('report_decision', REPORT_DECISIONS);
export const notForMeReason = pgEnum('not_for_me_reason', NOT_FOR_ME_REASONS);
