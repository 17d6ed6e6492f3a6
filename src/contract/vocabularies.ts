/**
 * Every closed list of the product, declared once. The database's enums, the validation and each `<select>` use these.
 * Labels and colours belong to the web.
 *
 * This file imports nothing, so the browser can load it without the schemas.
 */

/** The statuses of an account. `Not Active` is an ordinary new account; `Block` and `Black List` may not sign in. */
export const ACCOUNT_STATUSES = ['Active', 'Not Active', 'Block', 'Black List'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Whether an account may not sign in, publish, be found or be contacted. */
export const isShutOut = (status: AccountStatus): boolean => status === 'Block' || status === 'Black List';

/** The kinds of accounts that can have a session. */
export const ACCOUNT_KINDS = ['candidate', 'recruiter', 'admin'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** The names of the kinds of accounts on screen and in the API's `userType`. */
export const USER_TYPES = ['Candidate', 'Recruiter', 'Admin', 'Super Admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The roles of administrators; only a Super Admin invites, deactivates and changes others. */
export const ADMIN_ROLES = ['Admin', 'Super Admin'] as const satisfies readonly UserType[];
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** The statuses of administrators: one is either active or, deactivated, may not sign in. */
export const ADMIN_STATUSES = ['Active', 'Block'] as const satisfies readonly AccountStatus[];

/** Only `Active` is public. A recruiter sets the first three; the last two are set by administrators. */
export const JOB_STATUSES = ['Active', 'Not Active', 'Closed', 'Block', 'Black List'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The statuses that a recruiter may set on their jobs. */
export const RECRUITER_JOB_STATUSES = ['Active', 'Not Active', 'Closed'] as const;

export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const WORK_MODES = ['Work From Office', 'Work From Home', 'Remote', 'Hybrid'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** Replaces the recruiter of an import: its listings can be read and saved, but take no applications here. */
export const NOBODY = 'nobody';

/** The facts of a job that an imported listing may omit. They are then empty and match no filter value. */
export const UNKNOWN_FACTS = ['experience', 'workMode', 'employmentType'] as const;
export type UnknownFact = (typeof UNKNOWN_FACTS)[number];

export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** What a candidate looks for. */
export const APPLY_FOR = ['Job', 'Internship'] as const;
export type ApplyFor = (typeof APPLY_FOR)[number];

export const EDUCATION_LEVELS = ['High School', "Bachelor's Degree", "Master's Degree", 'Ph.D', 'Other'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** The notice periods in the forms; an existing value that differs stays. */
export const NOTICE_PERIODS = ['Immediately', '15 days', '30 days', '60 days', '90 days'] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];

export const APPLICATION_STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'interview_scheduled',
  'interview_rescheduled',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * The outcome of an application: from its latest open or answered offer, otherwise from its interview; `noAnswer` when
 * the portal closed it.
 */
export const APPLICATION_OUTCOMES = [
  'none',
  'selected',
  'notSelected',
  'noShow',
  'offered',
  'hired',
  'offerDeclined',
  'noAnswer',
] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];

/**
 * The stage of an application, from status and outcome: each is in exactly one, so that their counts add up. `left` is
 * an open one whose candidate's account is deleted: it asks nothing of anybody.
 */
export const APPLICATION_STAGES = [
  'pending',
  'accepted',
  'interview',
  'selected',
  'offered',
  'hired',
  'offerDeclined',
  'rejected',
  'withdrawn',
  'left',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** Used as the reason when the candidate did not come to the interview. */
export const NO_SHOW = 'noShow';

/** The statuses in the recruiter's selector; only scheduling sets `interview_scheduled`. */
export const SELECTABLE_APPLICATION_STATUSES = ['pending', 'accepted', 'rejected', 'interview_scheduled'] as const;

export const INTERVIEW_STATUSES = ['Pending', 'Scheduled', 'Selected', 'Rejected', 'Cancelled'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** A candidate's possible answers to an interview. */
export const INTERVIEW_ANSWERS = ['confirmed', 'another_time'] as const;
export type InterviewAnswer = (typeof INTERVIEW_ANSWERS)[number];

export const OFFER_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Withdrawn', 'Expired'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The possible events in an application's timeline. */
export const APPLICATION_EVENTS = [
  'submitted',
  'opened',
  'status_changed',
  'interview_scheduled',
  'interview_rescheduled',
  'interview_cancelled',
  'interview_answered',
  'interview_result',
  'offer_made',
  'offer_answered',
  'offer_withdrawn',
  'withdrawn',
] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

/** The three kinds of messages that a visitor can send. */
export const ENQUIRY_KINDS = ['inquiry', 'mentor_contact', 'mentee'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The purpose of a stored file, which decides who may open it. */
export const FILE_PURPOSES = [
  'profile_picture',
  'resume',
  'application_resume',
  'certificate',
  'company_logo',
  'company_cover',
  'company_picture',
  'company_document',
  'recruiter_avatar',
  'recruiter_resume',
  'message_file',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** How a candidate was seen: listed in the database, profile opened, resume opened. */
export const ACCESS_KINDS = ['listed', 'profile_opened', 'resume_opened'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Reasons for reporting a job. */
/** What a report can be about: a job, including messages about it, or a company's page. */
export const REPORT_SUBJECTS = ['job', 'company'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** What is reported: a message belongs to the case of its job. */
export const REPORTABLES = ['job', 'message', 'company'] as const;
export type Reportable = (typeof REPORTABLES)[number];

/** Every reason for a report; each subject takes its own of them. */
export const REPORT_REASONS = [
  'asks_for_money',
  'not_a_real_job',
  'impersonates',
  'wrong_details',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REASONS_ABOUT = {
  job: ['asks_for_money', 'not_a_real_job', 'wrong_details', 'offensive', 'other'],
  company: ['impersonates', 'asks_for_money', 'wrong_details', 'offensive', 'other'],
} as const satisfies Record<ReportSubject, readonly ReportReason[]>;
export type ReasonAbout<Subject extends ReportSubject = ReportSubject> = (typeof REASONS_ABOUT)[Subject][number];

/**
 * Decisions on reports: freezing hides a job or a company's page; `unverify`, for companies alone, ends the
 * verification.
 */
export const REPORT_DECISIONS = ['freeze', 'dismiss', 'unfreeze', 'unverify'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The state of the reports and signs of fraud about a subject: open if any is open, otherwise the last decision. */
export const REPORT_STATES = ['open', 'frozen', 'dismissed', 'unfrozen', 'unverified'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Signs of fraud in a posting. docs/signs-of-fraud.md says when each is found. */
export const FRAUD_SIGNS = ['asks_for_money', 'messenger_only', 'free_mail', 'unusual_pay'] as const;
export type FraudSign = (typeof FRAUD_SIGNS)[number];

/** The sources of suspicion about a job. */
export const REPORT_SOURCES = ['people', 'signs'] as const;
export type ReportSource = (typeof REPORT_SOURCES)[number];

/** The six sections of profile completion, named as in their calls. */
export const PROFILE_SECTIONS = [
  'profile-basics',
  'education',
  'projects',
  'certificates',
  'contact-social',
  'hobbies',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** The eight sections that profile completion counts. */
export const COMPLETION_SECTIONS = [
  'basicInfo',
  'resume',
  'skills',
  'skillHeadline',
  'experience',
  'education',
  'preferredLocation',
  'salary',
] as const;
export type CompletionSection = (typeof COMPLETION_SECTIONS)[number];

/** The search block's experience bands, in years; `10+` has no upper bound. */
export const EXPERIENCE_BANDS = ['0-1', '1-2', '2-3', '3-4', '4-5', '5-6', '6-7', '7-8', '8-9', '9-10', '10+'] as const;

/** The filter side bar's wider experience bands, in years. */
export const EXPERIENCE_FILTER_BANDS = ['0-2', '2-5', '5-10', '10-15', '15-20'] as const;

/** The filter side bar's salary bands, in lakh rupees per year. */
export const SALARY_BANDS = ['0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50-100'] as const;

/** "Date posted", in days. */
export const POSTED_DAYS = [1, 3, 7, 14, 30] as const;

/** The templates of a built resume: one column each. */
export const RESUME_TEMPLATES = ['classic', 'modern', 'compact'] as const;
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number];

/** The sections of a built resume below its header, in the default order. */
export const RESUME_SECTIONS = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certificates',
  'hobbies',
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

export const RESUME_FORMATS = ['pdf', 'docx'] as const;
export type ResumeFormat = (typeof RESUME_FORMATS)[number];

/** The kinds of values read from an uploaded resume. */
export const SUGGESTION_KINDS = [
  'phone',
  'summary',
  'skill',
  'employment',
  'education',
  'project',
  'certificate',
  'hobby',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The state of reading the newest resume; `none` when there was none to read. */
export const READING_STATES = ['none', 'reading', 'read', 'unreadable'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** The decisions on two skill spellings that may be one. */
export const ALIAS_DECISIONS = ['proposed', 'accepted', 'refused'] as const;
export type AliasDecision = (typeof ALIAS_DECISIONS)[number];
