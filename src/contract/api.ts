import { z } from 'zod';
import {
  AccountStatusChange,
  AdminCredentials,
  AdminRegistration,
  CandidateRegistration,
  Credentials,
  ForgottenPassword,
  PasswordReset,
  PasswordResetDone,
  RecruiterRegistration,
  Registered,
  SignedIn,
} from './accounts.ts';
import {
  AdminInvitation,
  AdminInvitationForm,
  Administrator,
  AdminRoleChange,
  AdminStatusChange,
  SecondFactorDemand,
  SecondFactorDemanded,
  SecondFactorRemoval,
  SecondFactorStep,
  SecondFactorStepDone,
} from './administrators.ts';
import {
  Application,
  ApplicationChanged,
  ApplicationForm,
  ApplicationNote,
  ApplicationQuery,
  ApplicationStats,
  ApplicationStatusChange,
  ApplicationsAnswer,
  ApplicationsAnswered,
  NoteForm,
  RatingForm,
  TimelineEntry,
} from './applications.ts';
import { AuditEntry, AuditQuery } from './audit.ts';
import { AccountsStatusChange, BulkChanged, BulkUndone, JobsStatusChange } from './bulk.ts';
import { Candidate, CandidateEdit, CandidateQuery, CandidateStats, Invitation } from './candidates.ts';
import {
  EnquiryAnswered,
  EnquiryQuery,
  EnquiryReply,
  EnquiryReplyForm,
  Inquiry,
  InquiryForm,
  Mentee,
  MenteeForm,
  MentorContact,
  MentorContactForm,
} from './enquiries.ts';
import {
  Conflict,
  ConflictQuery,
  InterviewAnswered,
  InterviewCancellation,
  InterviewForm,
  InterviewList,
  InterviewQuery,
  InterviewReply,
  InterviewReschedule,
  InterviewResult,
} from './interviews.ts';
import { ImportReport, JobImport } from './job-imports.ts';
import {
  FacetQuery,
  Job,
  JobEdit,
  JobFacets,
  JobPosting,
  JobQuery,
  JobStats,
  JobStatusChange,
  SuggestQuery,
} from './jobs.ts';
import { Offer, OfferAnswer, OfferForm, OfferQuery } from './offers.ts';
import { AdminOverview, OverviewQuery } from './overview.ts';
import {
  AccountSession,
  EmailChange,
  EmailConfirmation,
  EmailConfirmed,
  Notifications,
  OwnAccount,
  PasswordChange,
  SessionsEnded,
  Unsubscribed,
  Unsubscription,
} from './own-account.ts';
import {
  CertificatesSection,
  Certification,
  CertificationForm,
  CertificationList,
  CertificationUpload,
  ContactSocialSection,
  Education,
  EducationForm,
  EducationSection,
  Experience,
  ExperienceForm,
  HobbiesSection,
  ProfileAnswer,
  ProfileBasicsSection,
  ProfileOverview,
  ProfileView,
  Project,
  ProjectForm,
  ProjectsSection,
  SectionSaved,
  Skill,
  SkillForm,
} from './profile.ts';
import { Recruiter, RecruiterEdit, RecruiterQuery, RecruiterStats, Verification } from './recruiters.ts';
import { JobReport, ReportDecisionForm, ReportedJob, ReportQuery } from './reports.ts';
import { ResumeBuild, ResumeSuggestion, ResumeSuggestions, SuggestionAnswer } from './resumes.ts';
import { Access, AccessQuery, AccountDeletion } from './rights.ts';
import { type CallName, ROUTES, type Route } from './routes.ts';
import { SavedJob, SavedJobQuery } from './saved.ts';
import { SavedSearch, SavedSearchEdit, SavedSearchForm, SavedSearchQuery } from './saved-searches.ts';
import { Id, Message, Paging, type Upload } from './values.ts';

const byId = z.object({ id: Id });
/** A job is found by its record id or by its readable one. */
const byJobId = z.object({ id: z.string().min(1).max(64) });
const byUser = z.object({ userId: Id });
const bySavedJob = z.object({ jobId: z.string().min(1).max(64) });
const byApplication = z.object({ applicationId: Id });
const byNote = z.object({ id: Id, noteId: Id });
const none = z.object({});
const paging = z.object(Paging);

interface Shapes {
  /** What the call does, in a line, for the API's own page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  output: z.ZodType;
}

/**
 * EVERY call in one table: with ROUTES, which has its method, path and callers,
 * this is what the server checks, the client is typed by, and the API's own
 * page and the sweeps of the tests read.
 */
export const API = {
  signInCandidate: { summary: 'Signs a candidate in', body: Credentials, output: SignedIn },
  signInRecruiter: { summary: 'Signs a recruiter in', body: Credentials, output: SignedIn },
  signInAdmin: {
    summary: 'Signs an administrator in; who has a second factor is asked for its code by 401 SECOND_FACTOR_NEEDED',
    body: AdminCredentials,
    output: SignedIn,
  },
  signOut: { summary: 'Ends the session', body: none, output: Message },
  registerCandidate: { summary: 'Registers a candidate', body: CandidateRegistration, output: Registered },
  registerRecruiter: { summary: 'Registers a recruiter', body: RecruiterRegistration, output: Registered },
  registerAdmin: {
    summary: 'Registers an administrator by setup link or invitation',
    body: AdminRegistration,
    output: Registered,
  },
  forgotPassword: {
    summary: 'Mails a link for a new password, if there is such an account; the answer is the same for all',
    body: ForgottenPassword,
    output: Message,
  },
  resetPassword: {
    summary: 'Sets a new password by a mailed link and ends all sessions',
    body: PasswordReset,
    output: PasswordResetDone,
  },
  getAccount: { summary: 'The own account', output: OwnAccount },
  setUpSecondFactor: {
    summary: 'Begins or confirms a second factor, or makes new recovery codes',
    body: SecondFactorStep,
    output: SecondFactorStepDone,
  },
  removeSecondFactor: {
    summary: 'Switches the own second factor off, unless it is required',
    body: SecondFactorRemoval,
    output: Message,
  },
  changePassword: {
    summary: 'Changes the own password and ends all other sessions',
    body: PasswordChange,
    output: Message,
  },
  changeEmail: {
    summary: 'Mails a link to a new address; the address changes once it is opened. The answer is the same for all',
    body: EmailChange,
    output: Message,
  },
  sendEmailConfirmation: { summary: 'Mails the link again that confirms the present address', output: Message },
  confirmEmail: {
    summary: 'Confirms an address by a mailed link, and changes it where it is a new one',
    body: EmailConfirmation,
    output: EmailConfirmed,
  },
  listSessions: { summary: 'Where the own account is signed in, the latest first', output: z.array(AccountSession) },
  endOtherSessions: { summary: 'Signs out everywhere but here', output: SessionsEnded },
  endSession: { summary: 'Ends one of the own sessions', params: byId, output: Message },
  getNotifications: { summary: 'Which optional mails the account gets', output: Notifications },
  setNotifications: { summary: 'Switches kinds of mail on or off', body: Notifications, output: Notifications },
  unsubscribe: { summary: "Stops one kind of mail by a mail's own link", body: Unsubscription, output: Unsubscribed },
  exportAccount: { summary: 'All that is kept of the own account, as a zip of JSON and files', output: z.unknown() },
  deleteAccount: {
    summary: 'Deletes the own account with everything personal',
    body: AccountDeletion,
    output: Message,
  },
  listAccesses: {
    summary: 'Who saw the own profile, or whose profiles one has seen, newest first',
    query: AccessQuery,
    output: z.array(Access),
  },

  listJobs: { summary: 'Jobs by filters, newest first', query: JobQuery, output: z.array(Job) },
  jobFacets: {
    summary: 'Counts of titles, places, skills for the present filters',
    query: FacetQuery,
    output: JobFacets,
  },
  jobStats: { summary: 'Counts of the jobs that the caller keeps', output: JobStats },
  getJob: { summary: 'One job', params: byJobId, output: Job },
  similarJobs: { summary: 'Open jobs like this one', params: byJobId, output: z.array(Job) },
  createJob: { summary: 'Posts a job', body: JobPosting, output: Job },
  updateJob: { summary: 'Edits a job', params: byId, body: JobEdit, output: Job },
  deleteJob: { summary: 'Deletes a job; its applications stay', params: byId, output: Message },
  setJobStatus: { summary: 'Opens, closes or freezes a job', params: byId, body: JobStatusChange, output: Job },
  setJobStatuses: { summary: 'Gives many jobs one status', body: JobsStatusChange, output: BulkChanged },
  previewJobImport: { summary: 'What an import of jobs would do', body: JobImport, output: ImportReport },
  importJobs: {
    summary: 'Imports jobs from CSV; a row that is there already stays one',
    body: JobImport,
    output: ImportReport,
  },
  reportJob: { summary: 'Reports a job that the public sees', params: byJobId, body: JobReport, output: Message },
  suggest: {
    summary: 'Suggestions for skills, titles, companies, places',
    query: SuggestQuery,
    output: z.array(z.string()),
  },

  listSavedJobs: {
    summary: 'The jobs that the candidate has kept, newest first',
    query: SavedJobQuery,
    output: z.array(SavedJob),
  },
  saveJob: { summary: 'Keeps a job; again is harmless', params: bySavedJob, output: SavedJob },
  unsaveJob: { summary: 'Keeps a job no longer; again is harmless', params: bySavedJob, output: Message },

  listSearches: {
    summary: 'The searches that the candidate has kept, newest first',
    query: SavedSearchQuery,
    output: z.array(SavedSearch),
  },
  keepSearch: { summary: 'Keeps a search', body: SavedSearchForm, output: SavedSearch },
  changeSearch: {
    summary: 'Renames a kept search, changes its filters, switches its daily mail',
    params: byId,
    body: SavedSearchEdit,
    output: SavedSearch,
  },
  deleteSearch: { summary: 'Deletes a kept search', params: byId, output: Message },

  listRecruiters: {
    summary: 'Companies; whole rows for administrators',
    query: RecruiterQuery,
    output: z.array(Recruiter),
  },
  getRecruiter: { summary: 'One recruiter', params: byId, output: Recruiter },
  updateRecruiter: {
    summary: 'Edits a recruiter; absent fields stay',
    params: byId,
    body: RecruiterEdit,
    output: Recruiter,
  },
  setRecruiterStatus: {
    summary: 'Changes the status of a recruiter',
    params: byId,
    body: AccountStatusChange,
    output: Recruiter,
  },
  verifyRecruiter: {
    summary: "Verifies a recruiter's company under its present name, or ends the verification",
    params: byId,
    body: Verification,
    output: Recruiter,
  },
  recruiterStats: { summary: 'Counts of recruiters per status and company', output: RecruiterStats },
  exportRecruiters: { summary: 'The list as CSV', query: RecruiterQuery, output: z.unknown() },
  setRecruiterStatuses: {
    summary: 'Gives many recruiters one status',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
  setCandidateStatuses: {
    summary: 'Gives many candidates one status',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
  adminOverview: {
    summary: 'How many there are of everything, what waits, and the last 30 days',
    query: OverviewQuery,
    output: AdminOverview,
  },
  listAuditLog: {
    summary: 'Who did what to whom, newest first',
    query: AuditQuery,
    output: z.array(AuditEntry),
  },
  exportAuditLog: { summary: 'The same as CSV', query: AuditQuery, output: z.unknown() },
  undoBulkChange: {
    summary: 'Takes a bulk change back, within ten minutes, by whoever made it',
    params: z.object({ batchId: Id }),
    body: none,
    output: BulkUndone,
  },
  listReports: {
    summary: 'Reported jobs and those with signs of fraud, open ones first',
    query: ReportQuery,
    output: z.array(ReportedJob),
  },
  decideReport: {
    summary: 'Decides all that is open about a job; the id is the job’s, or that of a report or sign',
    params: byId,
    body: ReportDecisionForm,
    output: ReportedJob,
  },

  listCandidates: {
    summary: 'Candidates, as far as the caller may see them',
    query: CandidateQuery,
    output: z.array(Candidate),
  },
  candidateStats: { summary: 'Counts of the candidates', output: CandidateStats },
  exportCandidates: { summary: 'The list as CSV', query: CandidateQuery, output: z.unknown() },
  getCandidate: { summary: 'One candidate, as far as the caller may see', params: byId, output: Candidate },
  updateCandidate: {
    summary: 'Edits a candidate: the person their own, an administrator what the office may',
    params: byId,
    body: CandidateEdit,
    output: Candidate,
  },
  inviteCandidate: {
    summary: 'Asks a findable candidate to apply to an own job; 20 a day',
    params: byId,
    body: Invitation,
    output: Message,
  },
  setCandidateStatus: {
    summary: 'Changes the status of a candidate',
    params: byId,
    body: AccountStatusChange,
    output: Candidate,
  },

  getProfileOverview: { summary: 'How complete the own profile is', output: ProfileOverview },
  getProfileView: {
    summary: "A profile to read; a recruiter's opening is recorded",
    params: byUser,
    output: ProfileView,
  },
  getProfile: {
    summary: "What the profile forms edit; a recruiter's opening is recorded",
    params: byUser,
    output: ProfileAnswer,
  },
  saveProfileBasics: {
    summary: 'Saves headline, skills, wishes and personal details of the own profile',
    params: byUser,
    body: ProfileBasicsSection,
    output: SectionSaved,
  },
  saveEducationSection: {
    summary: 'Saves education of the own profile',
    params: byUser,
    body: EducationSection,
    output: SectionSaved,
  },
  saveProjectsSection: {
    summary: 'Saves projects of the own profile',
    params: byUser,
    body: ProjectsSection,
    output: SectionSaved,
  },
  saveCertificatesSection: {
    summary: 'Saves certificates and awards of the own profile',
    params: byUser,
    body: CertificatesSection,
    output: SectionSaved,
  },
  saveContactSocial: {
    summary: 'Saves contact details and links of the own profile',
    params: byUser,
    body: ContactSocialSection,
    output: SectionSaved,
  },
  saveHobbies: {
    summary: 'Saves hobbies of the own profile',
    params: byUser,
    body: HobbiesSection,
    output: SectionSaved,
  },
  listSkills: { summary: 'The own skills', query: paging, output: z.array(Skill) },
  addSkill: { summary: 'Adds a skill', body: SkillForm, output: Skill },
  updateSkill: { summary: 'Changes a skill', params: byId, body: SkillForm, output: Skill },
  deleteSkill: { summary: 'Deletes a skill', params: byId, output: Message },
  listEducation: { summary: 'The own education', query: paging, output: z.array(Education) },
  addEducation: { summary: 'Adds an education', body: EducationForm, output: Education },
  updateEducation: { summary: 'Changes an education', params: byId, body: EducationForm, output: Education },
  deleteEducation: { summary: 'Deletes an education', params: byId, output: Message },
  listProjects: { summary: 'The own projects', query: paging, output: z.array(Project) },
  addProject: { summary: 'Adds a project', body: ProjectForm, output: Project },
  updateProject: { summary: 'Changes a project', params: byId, body: ProjectForm, output: Project },
  deleteProject: { summary: 'Deletes a project', params: byId, output: Message },
  listExperiences: {
    summary: "Where a candidate worked; a recruiter's reading is recorded",
    params: byUser,
    query: paging,
    output: z.array(Experience),
  },
  addExperience: { summary: 'Adds an experience', body: ExperienceForm, output: Experience },
  updateExperience: { summary: 'Changes an experience', params: byId, body: ExperienceForm, output: Experience },
  deleteExperience: { summary: 'Deletes an experience', params: byId, output: Message },
  listCertifications: {
    summary: "The certificates of a candidate; a recruiter's reading is recorded",
    params: z.object({ userCode: z.string().min(1).max(24) }),
    query: paging,
    output: CertificationList,
  },
  uploadCertification: {
    summary: 'Adds a certificate with its file',
    body: CertificationUpload,
    output: Certification,
  },
  updateCertification: {
    summary: 'Changes what is said of a certificate',
    params: byId,
    body: CertificationForm,
    output: Certification,
  },
  deleteCertification: { summary: 'Deletes a certificate and its file', params: byId, output: Message },
  downloadCertification: { summary: "A certificate's file, to save", params: byId, output: z.unknown() },
  previewCertification: { summary: "A certificate's file, to look at", params: byId, output: z.unknown() },

  listResumeSuggestions: { summary: 'What was read from the newest resume', output: ResumeSuggestions },
  buildResume: {
    summary: 'Makes a resume of the own profile, as PDF or DOCX, or saves it as the own resume',
    body: ResumeBuild,
    /** The file, or `ResumeSaved`. */
    output: z.unknown(),
  },
  answerResumeSuggestion: {
    summary: 'Answers something that was read from a resume',
    params: byId,
    body: SuggestionAnswer,
    output: ResumeSuggestion,
  },

  submitApplication: { summary: 'Applies to a job', body: ApplicationForm, output: Application },
  listApplications: {
    summary: 'The applications that concern the caller',
    query: ApplicationQuery,
    output: z.array(Application),
  },
  applicationStats: { summary: 'Counts of the applications that concern the caller', output: ApplicationStats },
  getApplication: {
    summary: "One application; the recruiter's first opening is recorded",
    params: byId,
    output: Application,
  },
  applicationTimeline: { summary: 'What happened to an application', params: byId, output: z.array(TimelineEntry) },
  setApplicationStatus: {
    summary: 'Accepts, rejects, reopens or withdraws an application',
    params: byId,
    body: ApplicationStatusChange,
    output: ApplicationChanged,
  },
  listNotes: { summary: 'Private notes on an application', params: byId, output: z.array(ApplicationNote) },
  addNote: { summary: 'Adds a private note', params: byId, body: NoteForm, output: ApplicationNote },
  editNote: { summary: 'Changes a private note', params: byNote, body: NoteForm, output: ApplicationNote },
  deleteNote: { summary: 'Deletes a private note', params: byNote, output: Message },
  rateApplication: { summary: 'Rates an application, 1 to 5', params: byId, body: RatingForm, output: Application },
  answerApplications: {
    summary: 'Accepts or rejects many applications, each with a mail',
    body: ApplicationsAnswer,
    output: ApplicationsAnswered,
  },
  exportApplications: { summary: 'The list as CSV', query: ApplicationQuery, output: z.unknown() },

  listInterviews: { summary: 'The interviews that concern the caller', query: InterviewQuery, output: InterviewList },
  getInterview: { summary: 'The interview of an application', params: byApplication, output: InterviewAnswered },
  scheduleInterview: { summary: 'Schedules an interview', body: InterviewForm, output: InterviewAnswered },
  rescheduleInterview: {
    summary: 'Moves an interview',
    params: byApplication,
    body: InterviewReschedule,
    output: InterviewAnswered,
  },
  answerInterview: {
    summary: 'Confirms an interview or asks for another time',
    params: byApplication,
    body: InterviewReply,
    output: InterviewAnswered,
  },
  interviewCalendar: {
    summary: 'The interview of an application for a calendar',
    params: byApplication,
    output: z.unknown(),
  },
  cancelInterview: {
    summary: 'Cancels an interview',
    params: byApplication,
    body: InterviewCancellation,
    output: InterviewAnswered,
  },

  setInterviewResult: {
    summary: 'Says what came of an interview',
    params: byApplication,
    body: InterviewResult,
    output: InterviewAnswered,
  },
  interviewConflicts: {
    summary: 'What else is at that time, for the recruiter or the candidate',
    query: ConflictQuery,
    output: z.array(Conflict),
  },
  makeOffer: { summary: 'Offers the job to an accepted or interviewed candidate', body: OfferForm, output: Offer },
  listOffers: { summary: 'The offers that concern the caller', query: OfferQuery, output: z.array(Offer) },
  answerOffer: { summary: 'Accepts, rejects or withdraws an offer', params: byId, body: OfferAnswer, output: Offer },
  offerLetter: { summary: 'The letter of an offer as PDF', params: byId, output: z.unknown() },

  submitInquiry: { summary: 'Sends the contact form', body: InquiryForm, output: Inquiry },
  listInquiries: { summary: 'Contact messages, newest first', query: EnquiryQuery, output: z.array(Inquiry) },
  answerInquiry: {
    summary: 'Says whether a contact message is answered',
    params: byId,
    body: EnquiryAnswered,
    output: Inquiry,
  },
  replyToInquiry: {
    summary: 'Replies to a contact message by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteInquiry: { summary: 'Deletes a contact message', params: byId, output: Message },
  submitMentorContact: { summary: 'Sends a message for a mentor', body: MentorContactForm, output: MentorContact },
  listMentorContacts: {
    summary: 'Messages for mentors, newest first',
    query: EnquiryQuery,
    output: z.array(MentorContact),
  },
  answerMentorContact: {
    summary: 'Says whether a message for a mentor is answered',
    params: byId,
    body: EnquiryAnswered,
    output: MentorContact,
  },
  replyToMentorContact: {
    summary: 'Replies to a message for a mentor by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentorContact: { summary: 'Deletes a message for a mentor', params: byId, output: Message },
  submitMentee: { summary: 'Asks to be mentored', body: MenteeForm, output: Mentee },
  listMentees: { summary: 'People who ask to be mentored, newest first', query: EnquiryQuery, output: z.array(Mentee) },
  answerMentee: {
    summary: 'Says whether somebody who asked to be mentored is answered',
    params: byId,
    body: EnquiryAnswered,
    output: Mentee,
  },
  replyToMentee: {
    summary: 'Replies to somebody who asked to be mentored by mail, which counts as answered',
    params: byId,
    body: EnquiryReplyForm,
    output: EnquiryReply,
  },
  deleteMentee: { summary: 'Deletes somebody who asked to be mentored', params: byId, output: Message },

  listAdmins: {
    summary: 'The administrators, the caller first',
    query: paging,
    output: z.array(Administrator),
  },
  setAdminStatus: {
    summary: 'Deactivates or activates another administrator',
    params: byId,
    body: AdminStatusChange,
    output: Administrator,
  },
  setAdminRole: {
    summary: 'Makes another administrator Super Admin, or Admin again',
    params: byId,
    body: AdminRoleChange,
    output: Administrator,
  },
  requireSecondFactor: {
    summary: 'Demands a second factor of an administrator, or no longer',
    params: byId,
    body: SecondFactorDemand,
    output: Administrator,
  },
  resetSecondFactor: {
    summary: 'Takes away the second factor of another administrator who has lost it',
    params: byId,
    output: Administrator,
  },
  requireSecondFactorOfAll: {
    summary: 'Demands a second factor of all administrators, and of those who come, or no longer',
    body: SecondFactorDemand,
    output: SecondFactorDemanded,
  },
  listAdminInvitations: {
    summary: 'The open invitations of administrators, newest first',
    query: paging,
    output: z.array(AdminInvitation),
  },
  inviteAdmin: {
    summary: 'Mails an invitation to become administrator',
    body: AdminInvitationForm,
    output: AdminInvitation,
  },
  withdrawAdminInvitation: { summary: 'Withdraws an open invitation', params: byId, output: Message },

  openFile: {
    summary: 'Opens a file',
    params: z.object({ name: z.string().max(100) }),
    query: z.object({
      expires: z.string().max(20).optional(),
      viewer: z.string().max(60).optional(),
      signature: z.string().max(100).optional(),
      download: z.string().max(5).optional(),
    }),
    output: z.unknown(),
  },
} as const satisfies Record<CallName, Shapes>;

type Part<N extends CallName, K extends string> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? S : never;
type In<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export interface CallInput<N extends CallName> {
  params: In<Part<N, 'params'>>;
  query: In<Part<N, 'query'>>;
  body: In<Part<N, 'body'>>;
}

/** What a handler receives: parsed, with its files beside it. */
export interface ParsedInput<N extends CallName> {
  params: Out<Part<N, 'params'>>;
  query: Out<Part<N, 'query'>>;
  body: Out<Part<N, 'body'>>;
  files: Readonly<Record<string, Upload | undefined>>;
  /** The body was a form with files, even if none was chosen. */
  multipart: boolean;
}

/** What a call answers. */
export type CallOutput<N extends CallName> = z.output<(typeof API)[N]['output']>;

/** A route and its shapes. */
export const callNamed = (name: CallName): { name: CallName; route: Route; shapes: Shapes } => ({
  name,
  route: ROUTES[name],
  shapes: API[name],
});

/** The names of all calls, in the order of the table. */
export const CALL_NAMES = Object.keys(ROUTES).filter((name): name is CallName => name in API);
