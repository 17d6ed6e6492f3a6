/**
 * Every call of the API: its method, its path, and who may make it. The shapes
 * of what goes in and comes out stand in api.ts under the same names; they are
 * kept apart because this table is loaded by the browser and zod is not.
 *
 * `who` names the kinds of caller that pass the door. `visitor` means that no
 * session is needed. Without a live session the others get 401, and a kind that
 * is not named gets 403. What is not one's own is then looked for in vain: 404.
 */
export type CallerKind = 'visitor' | 'candidate' | 'recruiter' | 'admin' | 'super_admin';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who: readonly CallerKind[];
  /** Which bodies are taken; nothing when there is no body. */
  body?: readonly ('json' | 'multipart' | 'form')[];
  /** The file fields of a multipart body. */
  files?: readonly string[];
  /** The status of a success; 200 when not said. */
  status?: 200 | 201;
  /** A list that takes `page` and `limit` and answers `X-Total-Count` and `Link`. */
  paged?: { limit: number; most: number };
  /** Honours `Idempotency-Key`. */
  repeatable?: true;
  /** A form that works without scripts: the Origin header is checked. */
  publicForm?: true;
  /** Files may come in the JSON as `data:` URLs, so the body may be that large. */
  dataUrls?: true;
  /** What comes back is a file, not JSON. */
  answersFile?: true;
  /** Open to an administrator who must set up a second factor first. What visitors may call is answered to them as to a visitor. */
  beforeSecondFactor?: true;
}

const anyone = ['visitor', 'candidate', 'recruiter', 'admin', 'super_admin'] as const;
const signedIn = ['candidate', 'recruiter', 'admin', 'super_admin'] as const;
const admins = ['admin', 'super_admin'] as const;

const longList = { limit: 100, most: 1000 } as const;
const people = { limit: 20, most: 100 } as const;

export const ROUTES = {
  // Accounts
  signInCandidate: { method: 'POST', path: '/api/login', who: anyone, body: ['json'] },
  signInRecruiter: { method: 'POST', path: '/api/recruiters/login', who: anyone, body: ['json'] },
  signInAdmin: { method: 'POST', path: '/api/admin/login', who: anyone, body: ['json'] },
  signOut: { method: 'POST', path: '/api/logout', who: signedIn, body: ['json'], beforeSecondFactor: true },
  registerCandidate: {
    method: 'POST',
    path: '/api/register',
    who: anyone,
    body: ['multipart', 'json'],
    files: ['profilePic', 'resumeUpload'],
    dataUrls: true,
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  registerRecruiter: {
    method: 'POST',
    path: '/api/recruiters/register',
    who: anyone,
    body: ['multipart', 'json'],
    files: ['resumeUpload', 'companyLogoUpload'],
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  registerAdmin: {
    method: 'POST',
    path: '/api/admin/register',
    who: anyone,
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  forgotPassword: { method: 'POST', path: '/api/password/forgot', who: anyone, body: ['json'], publicForm: true },
  resetPassword: { method: 'POST', path: '/api/password/reset', who: anyone, body: ['json'] },
  getAccount: { method: 'GET', path: '/api/account', who: signedIn, beforeSecondFactor: true },
  setUpSecondFactor: {
    method: 'POST',
    path: '/api/account/totp',
    who: admins,
    body: ['json'],
    beforeSecondFactor: true,
  },
  removeSecondFactor: { method: 'DELETE', path: '/api/account/totp', who: admins, body: ['json'] },
  changePassword: { method: 'PUT', path: '/api/account/password', who: signedIn, body: ['json'] },
  changeEmail: { method: 'PUT', path: '/api/account/email', who: signedIn, body: ['json'] },
  sendEmailConfirmation: { method: 'POST', path: '/api/account/email/confirmation', who: ['recruiter'] },
  confirmEmail: { method: 'POST', path: '/api/account/email/confirm', who: anyone, body: ['json'] },
  listSessions: { method: 'GET', path: '/api/account/sessions', who: signedIn },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions', who: signedIn },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id', who: signedIn },
  getNotifications: { method: 'GET', path: '/api/account/notifications', who: ['candidate', 'recruiter'] },
  setNotifications: {
    method: 'PUT',
    path: '/api/account/notifications',
    who: ['candidate', 'recruiter'],
    body: ['json'],
  },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe', who: anyone, body: ['json'] },
  exportAccount: { method: 'GET', path: '/api/account/export', who: ['candidate', 'recruiter'], answersFile: true },
  deleteAccount: { method: 'POST', path: '/api/account/deletion', who: ['candidate', 'recruiter'], body: ['json'] },
  listAccesses: { method: 'GET', path: '/api/account/access-log', who: ['candidate', 'recruiter'], paged: people },

  // Jobs
  listJobs: { method: 'GET', path: '/api/jobpostingform/jobs', who: anyone, paged: longList },
  jobFacets: { method: 'GET', path: '/api/jobpostingform/jobs/facets', who: anyone },
  jobStats: { method: 'GET', path: '/api/jobpostingform/stats', who: ['recruiter', ...admins] },
  getJob: { method: 'GET', path: '/api/jobpostingform/jobs/:id', who: anyone },
  similarJobs: { method: 'GET', path: '/api/jobpostingform/jobs/:id/similar', who: anyone },
  createJob: {
    method: 'POST',
    path: '/api/jobpostingform/job',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  updateJob: { method: 'PUT', path: '/api/jobpostingform/job/:id', who: ['recruiter', ...admins], body: ['json'] },
  deleteJob: { method: 'DELETE', path: '/api/jobpostingform/job/:id', who: ['recruiter', ...admins] },
  setJobStatus: {
    method: 'PUT',
    path: '/api/jobpostingform/jobs/:id/status',
    who: ['recruiter', ...admins],
    body: ['json'],
  },
  setJobStatuses: {
    method: 'PUT',
    path: '/api/jobpostingform/bulk-status',
    who: ['recruiter', ...admins],
    body: ['json'],
    repeatable: true,
  },
  previewJobImport: {
    method: 'POST',
    path: '/api/jobpostingform/import/preview',
    who: admins,
    body: ['multipart'],
    files: ['file'],
  },
  importJobs: {
    method: 'POST',
    path: '/api/jobpostingform/import',
    who: admins,
    body: ['multipart'],
    files: ['file'],
    repeatable: true,
  },
  reportJob: {
    method: 'POST',
    path: '/api/jobpostingform/jobs/:id/report',
    who: anyone,
    body: ['json'],
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  suggest: { method: 'GET', path: '/api/suggest', who: anyone },

  // What a candidate keeps
  listSavedJobs: { method: 'GET', path: '/api/saved-jobs', who: ['candidate'], paged: longList },
  saveJob: { method: 'PUT', path: '/api/saved-jobs/:jobId', who: ['candidate'] },
  unsaveJob: { method: 'DELETE', path: '/api/saved-jobs/:jobId', who: ['candidate'] },
  listSearches: { method: 'GET', path: '/api/saved-searches', who: ['candidate'], paged: longList },
  keepSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  changeSearch: { method: 'PUT', path: '/api/saved-searches/:id', who: ['candidate'], body: ['json'] },
  deleteSearch: { method: 'DELETE', path: '/api/saved-searches/:id', who: ['candidate'] },

  // Recruiters
  listRecruiters: { method: 'GET', path: '/api/recruiters/recruiters', who: anyone, paged: people },
  getRecruiter: { method: 'GET', path: '/api/recruiters/recruiter/:id', who: ['recruiter', ...admins] },
  updateRecruiter: {
    method: 'PUT',
    path: '/api/recruiters/recruiter/:id',
    who: ['recruiter', ...admins],
    body: ['multipart', 'json'],
    files: ['avatar', 'companyLogoUpload'],
  },
  setRecruiterStatus: { method: 'PUT', path: '/api/recruiters/recruiter/:id/status', who: admins, body: ['json'] },
  verifyRecruiter: {
    method: 'PUT',
    path: '/api/recruiters/recruiter/:id/verification',
    who: admins,
    body: ['json'],
  },
  recruiterStats: { method: 'GET', path: '/api/recruiters/stats', who: admins },
  exportRecruiters: { method: 'GET', path: '/api/recruiters/export', who: admins, answersFile: true },
  setRecruiterStatuses: {
    method: 'PUT',
    path: '/api/recruiters/bulk-status',
    who: admins,
    body: ['json'],
    repeatable: true,
  },

  // Candidates
  setCandidateStatuses: {
    method: 'PUT',
    path: '/api/candidates/bulk-status',
    who: admins,
    body: ['json'],
    repeatable: true,
  },
  listCandidates: { method: 'GET', path: '/api/candidates', who: anyone, paged: people },
  candidateStats: { method: 'GET', path: '/api/candidates/stats', who: admins },
  exportCandidates: { method: 'GET', path: '/api/candidates/export', who: admins, answersFile: true },
  getCandidate: { method: 'GET', path: '/api/candidates/:id', who: anyone },
  updateCandidate: {
    method: 'PUT',
    path: '/api/candidates/:id',
    who: ['candidate', ...admins],
    body: ['multipart', 'json'],
    files: ['profilePic', 'resumeUpload'],
  },
  inviteCandidate: {
    method: 'POST',
    path: '/api/candidates/:id/invite',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  setCandidateStatus: { method: 'PUT', path: '/api/candidates/:id/status', who: admins, body: ['json'] },

  // Profiles
  getProfileOverview: { method: 'GET', path: '/api/profile', who: signedIn },
  getProfileView: { method: 'GET', path: '/api/profile/:userId', who: signedIn },
  getProfile: { method: 'GET', path: '/api/candidates/profile/:userId', who: signedIn },
  saveProfileBasics: {
    method: 'PUT',
    path: '/api/candidates/profile-basics/:userId',
    who: ['candidate'],
    body: ['json'],
  },
  saveEducationSection: {
    method: 'PUT',
    path: '/api/candidates/education/:userId',
    who: ['candidate'],
    body: ['json'],
  },
  saveProjectsSection: { method: 'PUT', path: '/api/candidates/projects/:userId', who: ['candidate'], body: ['json'] },
  saveCertificatesSection: {
    method: 'PUT',
    path: '/api/candidates/certificates/:userId',
    who: ['candidate'],
    body: ['json'],
  },
  saveContactSocial: {
    method: 'PUT',
    path: '/api/candidates/contact-social/:userId',
    who: ['candidate'],
    body: ['json'],
  },
  saveHobbies: { method: 'PUT', path: '/api/candidates/hobbies/:userId', who: ['candidate'], body: ['json'] },
  listSkills: { method: 'GET', path: '/api/skills', who: ['candidate'], paged: longList },
  addSkill: {
    method: 'POST',
    path: '/api/skills',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  updateSkill: { method: 'PUT', path: '/api/skills/:id', who: ['candidate'], body: ['json'] },
  deleteSkill: { method: 'DELETE', path: '/api/skills/:id', who: ['candidate'] },
  listEducation: { method: 'GET', path: '/api/education', who: ['candidate'], paged: longList },
  addEducation: {
    method: 'POST',
    path: '/api/education',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  updateEducation: { method: 'PUT', path: '/api/education/:id', who: ['candidate'], body: ['json'] },
  deleteEducation: { method: 'DELETE', path: '/api/education/:id', who: ['candidate'] },
  listProjects: { method: 'GET', path: '/api/projects', who: ['candidate'], paged: longList },
  addProject: {
    method: 'POST',
    path: '/api/projects',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  updateProject: { method: 'PUT', path: '/api/projects/:id', who: ['candidate'], body: ['json'] },
  deleteProject: { method: 'DELETE', path: '/api/projects/:id', who: ['candidate'] },
  listExperiences: { method: 'GET', path: '/api/experiences/:userId', who: signedIn, paged: longList },
  addExperience: {
    method: 'POST',
    path: '/api/experiences',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  updateExperience: { method: 'PUT', path: '/api/experiences/:id', who: ['candidate'], body: ['json'] },
  deleteExperience: { method: 'DELETE', path: '/api/experiences/:id', who: ['candidate'] },
  listCertifications: { method: 'GET', path: '/api/certifications/:userCode', who: signedIn, paged: longList },
  uploadCertification: {
    method: 'POST',
    path: '/api/certifications/upload',
    who: ['candidate'],
    body: ['multipart'],
    files: ['file'],
    status: 201,
    repeatable: true,
  },
  updateCertification: { method: 'PUT', path: '/api/certifications/:id', who: ['candidate'], body: ['json'] },
  deleteCertification: { method: 'DELETE', path: '/api/certifications/:id', who: ['candidate', ...admins] },
  downloadCertification: {
    method: 'GET',
    path: '/api/certifications/download/:id',
    who: signedIn,
    answersFile: true,
  },
  previewCertification: {
    method: 'GET',
    path: '/api/certifications/preview/:id',
    who: signedIn,
    answersFile: true,
  },

  // Resumes
  listResumeSuggestions: { method: 'GET', path: '/api/resume/suggestions', who: ['candidate'] },
  buildResume: {
    method: 'POST',
    path: '/api/resume/build',
    who: ['candidate'],
    body: ['json'],
    answersFile: true,
  },
  answerResumeSuggestion: { method: 'PUT', path: '/api/resume/suggestions/:id', who: ['candidate'], body: ['json'] },

  // Applications
  submitApplication: {
    method: 'POST',
    path: '/api/applyjobs',
    who: ['candidate'],
    body: ['multipart', 'json'],
    files: ['resume'],
    status: 201,
    repeatable: true,
  },
  listApplications: { method: 'GET', path: '/api/applyjobs', who: signedIn, paged: longList },
  applicationStats: { method: 'GET', path: '/api/applyjobs/stats', who: signedIn },
  getApplication: { method: 'GET', path: '/api/applyjobs/:id', who: signedIn },
  applicationTimeline: { method: 'GET', path: '/api/applyjobs/:id/timeline', who: signedIn },
  setApplicationStatus: { method: 'PUT', path: '/api/applyjobs/:id/status', who: signedIn, body: ['json'] },

  listNotes: { method: 'GET', path: '/api/applyjobs/:id/notes', who: ['recruiter'] },
  addNote: {
    method: 'POST',
    path: '/api/applyjobs/:id/notes',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  editNote: { method: 'PUT', path: '/api/applyjobs/:id/notes/:noteId', who: ['recruiter'], body: ['json'] },
  deleteNote: { method: 'DELETE', path: '/api/applyjobs/:id/notes/:noteId', who: ['recruiter'] },
  rateApplication: { method: 'PUT', path: '/api/applyjobs/:id/rating', who: ['recruiter'], body: ['json'] },
  answerApplications: {
    method: 'PUT',
    path: '/api/applyjobs/bulk-status',
    who: ['recruiter'],
    body: ['json'],
    repeatable: true,
  },
  exportApplications: {
    method: 'GET',
    path: '/api/applyjobs/export',
    who: ['recruiter', ...admins],
    answersFile: true,
  },

  // Interviews
  listInterviews: { method: 'GET', path: '/api/interviews', who: signedIn, paged: longList },
  getInterview: { method: 'GET', path: '/api/interviews/:applicationId', who: signedIn },
  scheduleInterview: {
    method: 'POST',
    path: '/api/interviews/schedule',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  rescheduleInterview: {
    method: 'PUT',
    path: '/api/interviews/reschedule/:applicationId',
    who: ['recruiter'],
    body: ['json'],
  },
  answerInterview: {
    method: 'PUT',
    path: '/api/interviews/:applicationId/answer',
    who: ['candidate'],
    body: ['json'],
  },
  interviewCalendar: {
    method: 'GET',
    path: '/api/interviews/:applicationId/calendar',
    who: ['candidate', 'recruiter'],
    answersFile: true,
  },
  cancelInterview: { method: 'DELETE', path: '/api/interviews/:applicationId', who: ['recruiter'], body: ['json'] },

  setInterviewResult: {
    method: 'PUT',
    path: '/api/interviews/:applicationId/status',
    who: ['recruiter'],
    body: ['json'],
  },
  interviewConflicts: { method: 'GET', path: '/api/interviews/conflicts', who: ['recruiter'] },

  // Offers
  makeOffer: {
    method: 'POST',
    path: '/api/job-offers',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  listOffers: { method: 'GET', path: '/api/job-offers', who: signedIn, paged: longList },
  answerOffer: { method: 'PUT', path: '/api/job-offers/:id', who: ['candidate', 'recruiter'], body: ['json'] },
  offerLetter: {
    method: 'GET',
    path: '/api/job-offers/:id/letter',
    who: ['candidate', 'recruiter'],
    answersFile: true,
  },

  // What visitors write to us
  submitInquiry: {
    method: 'POST',
    path: '/api/inquiry/inquiry',
    who: anyone,
    body: ['json'],
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  listInquiries: { method: 'GET', path: '/api/inquiry/inquiry', who: admins, paged: people },
  answerInquiry: { method: 'PUT', path: '/api/inquiry/inquiry/:id', who: admins, body: ['json'] },
  replyToInquiry: {
    method: 'POST',
    path: '/api/inquiry/inquiry/:id/reply',
    who: admins,
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  deleteInquiry: { method: 'DELETE', path: '/api/inquiry/inquiry/:id', who: admins },
  submitMentorContact: {
    method: 'POST',
    path: '/api/mentor-contact',
    who: anyone,
    body: ['json'],
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  listMentorContacts: { method: 'GET', path: '/api/mentor-contact', who: admins, paged: people },
  answerMentorContact: { method: 'PUT', path: '/api/mentor-contact/:id', who: admins, body: ['json'] },
  replyToMentorContact: {
    method: 'POST',
    path: '/api/mentor-contact/:id/reply',
    who: admins,
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  deleteMentorContact: { method: 'DELETE', path: '/api/mentor-contact/:id', who: admins },
  submitMentee: {
    method: 'POST',
    path: '/api/mentee',
    who: anyone,
    body: ['json'],
    status: 201,
    repeatable: true,
    publicForm: true,
  },
  listMentees: { method: 'GET', path: '/api/mentee', who: admins, paged: people },
  answerMentee: { method: 'PUT', path: '/api/mentee/:id', who: admins, body: ['json'] },
  replyToMentee: {
    method: 'POST',
    path: '/api/mentee/:id/reply',
    who: admins,
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  deleteMentee: { method: 'DELETE', path: '/api/mentee/:id', who: admins },

  // Administration
  adminOverview: { method: 'GET', path: '/api/admin/overview', who: admins },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log', who: admins, paged: { limit: 50, most: 100 } },
  exportAuditLog: { method: 'GET', path: '/api/admin/audit-log/export', who: admins, answersFile: true },
  undoBulkChange: { method: 'POST', path: '/api/admin/undo/:batchId', who: admins, body: ['json'] },
  listReports: { method: 'GET', path: '/api/admin/reports', who: admins, paged: people },
  decideReport: { method: 'PUT', path: '/api/admin/reports/:id', who: admins, body: ['json'] },

  listAdmins: { method: 'GET', path: '/api/admin/admins', who: admins, paged: people },
  setAdminStatus: { method: 'PUT', path: '/api/admin/admins/:id/status', who: ['super_admin'], body: ['json'] },
  setAdminRole: { method: 'PUT', path: '/api/admin/admins/:id/role', who: ['super_admin'], body: ['json'] },
  requireSecondFactor: { method: 'PUT', path: '/api/admin/admins/:id/totp', who: ['super_admin'], body: ['json'] },
  resetSecondFactor: { method: 'DELETE', path: '/api/admin/admins/:id/totp', who: ['super_admin'] },
  requireSecondFactorOfAll: { method: 'PUT', path: '/api/admin/admins/totp', who: ['super_admin'], body: ['json'] },
  listAdminInvitations: { method: 'GET', path: '/api/admin/invitations', who: ['super_admin'], paged: people },
  inviteAdmin: {
    method: 'POST',
    path: '/api/admin/invitations',
    who: ['super_admin'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  withdrawAdminInvitation: { method: 'DELETE', path: '/api/admin/invitations/:id', who: ['super_admin'] },

  // Files
  openFile: { method: 'GET', path: '/files/:name', who: anyone, answersFile: true },
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof ROUTES;
