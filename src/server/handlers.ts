import type { CallOutput, ParsedInput } from '#contract/api.ts';
import type { CallName, ROUTES } from '#contract/routes.ts';
import { type Answer, ok, pageOf } from '#server/answer.ts';
import type { CallerOf } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { changeAccountStatuses } from '#server/modules/accounts/change-account-statuses.ts';
import { changePassword } from '#server/modules/accounts/change-password.ts';
import { confirmEmail } from '#server/modules/accounts/confirm-email.ts';
import { endOtherSessions, endOwnSession } from '#server/modules/accounts/end-own-sessions.ts';
import { getOwnAccount } from '#server/modules/accounts/get-own-account.ts';
import { listOwnSessions } from '#server/modules/accounts/list-own-sessions.ts';
import { registerAdmin } from '#server/modules/accounts/register-admin.ts';
import { removeSecondFactor } from '#server/modules/accounts/remove-second-factor.ts';
import { requestEmailChange } from '#server/modules/accounts/request-email-change.ts';
import { requestPasswordReset } from '#server/modules/accounts/request-password-reset.ts';
import { resetPassword } from '#server/modules/accounts/reset-password.ts';
import { sendEmailConfirmation } from '#server/modules/accounts/send-email-confirmation.ts';
import { setUpSecondFactor } from '#server/modules/accounts/set-up-second-factor.ts';
import { signIn } from '#server/modules/accounts/sign-in.ts';
import { signOut } from '#server/modules/accounts/sign-out.ts';
import { inviteAdmin } from '#server/modules/admins/invite-admin.ts';
import { listAdmins } from '#server/modules/admins/list-admins.ts';
import { listInvitations } from '#server/modules/admins/list-invitations.ts';
import { requireSecondFactor, requireSecondFactorOfAll } from '#server/modules/admins/require-second-factor.ts';
import { resetSecondFactor } from '#server/modules/admins/reset-second-factor.ts';
import { setAdminRole } from '#server/modules/admins/set-admin-role.ts';
import { setAdminStatus } from '#server/modules/admins/set-admin-status.ts';
import { withdrawInvitation } from '#server/modules/admins/withdraw-invitation.ts';
import { addNote } from '#server/modules/applications/add-note.ts';
import { answerApplications } from '#server/modules/applications/answer-applications.ts';
import { countApplications } from '#server/modules/applications/count-applications.ts';
import { deleteNote } from '#server/modules/applications/delete-note.ts';
import { editNote } from '#server/modules/applications/edit-note.ts';
import { exportApplications } from '#server/modules/applications/export-applications.ts';
import { getApplication } from '#server/modules/applications/get-application.ts';
import { listApplications } from '#server/modules/applications/list-applications.ts';
import { listNotes } from '#server/modules/applications/list-notes.ts';
import { rateApplication } from '#server/modules/applications/rate-application.ts';
import { readTimeline } from '#server/modules/applications/read-timeline.ts';
import { setApplicationStatus } from '#server/modules/applications/set-application-status.ts';
import { submitApplication } from '#server/modules/applications/submit-application.ts';
import { exportAuditLog } from '#server/modules/audit/export-audit-log.ts';
import { listAuditLog } from '#server/modules/audit/list-audit-log.ts';
import { undoBulkChange } from '#server/modules/bulk/undo-bulk-change.ts';
import { countCandidates } from '#server/modules/candidates/count-candidates.ts';
import { exportCandidates } from '#server/modules/candidates/export-candidates.ts';
import { getCandidate } from '#server/modules/candidates/get-candidate.ts';
import { getProfile } from '#server/modules/candidates/get-profile.ts';
import { getProfileView } from '#server/modules/candidates/get-profile-view.ts';
import { inviteCandidate } from '#server/modules/candidates/invite-candidate.ts';
import { listCandidates } from '#server/modules/candidates/list-candidates.ts';
import { listCertifications } from '#server/modules/candidates/list-certifications.ts';
import { listExperiences } from '#server/modules/candidates/list-experiences.ts';
import { openCertificate } from '#server/modules/candidates/open-certificate.ts';
import { registerCandidate } from '#server/modules/candidates/register-candidate.ts';
import { setCandidateStatus } from '#server/modules/candidates/set-candidate-status.ts';
import { updateCandidate } from '#server/modules/candidates/update-candidate.ts';
import { answerInquiry, answerMentee, answerMentorContact } from '#server/modules/enquiries/answer-enquiry.ts';
import { deleteEnquiry } from '#server/modules/enquiries/delete-enquiry.ts';
import { listInquiries } from '#server/modules/enquiries/list-inquiries.ts';
import { listMentees } from '#server/modules/enquiries/list-mentees.ts';
import { listMentorContacts } from '#server/modules/enquiries/list-mentor-contacts.ts';
import { replyToEnquiry } from '#server/modules/enquiries/reply-to-enquiry.ts';
import { submitInquiry } from '#server/modules/enquiries/submit-inquiry.ts';
import { submitMentee } from '#server/modules/enquiries/submit-mentee.ts';
import { submitMentorContact } from '#server/modules/enquiries/submit-mentor-contact.ts';
import { openFile } from '#server/modules/files/public.ts';
import { answerInterview } from '#server/modules/interviews/answer-interview.ts';
import { cancelInterview } from '#server/modules/interviews/cancel-interview.ts';
import { findConflicts } from '#server/modules/interviews/find-conflicts.ts';
import { getInterview } from '#server/modules/interviews/get-interview.ts';
import { listInterviews } from '#server/modules/interviews/list-interviews.ts';
import { readCalendar } from '#server/modules/interviews/read-calendar.ts';
import { rescheduleInterview } from '#server/modules/interviews/reschedule-interview.ts';
import { scheduleInterview } from '#server/modules/interviews/schedule-interview.ts';
import { setInterviewResult } from '#server/modules/interviews/set-interview-result.ts';
import { importListings } from '#server/modules/jobs/import-listings.ts';
import { previewImport } from '#server/modules/jobs/preview-import.ts';
import {
  countJobs,
  createJob,
  deleteJob,
  getJob,
  jobFacets,
  listJobs,
  listSavedJobs,
  reportJob,
  saveJob,
  setJobStatus,
  setJobStatuses,
  similarJobs,
  suggest,
  unsaveJob,
  updateJob,
} from '#server/modules/jobs/public.ts';
import { getNotifications } from '#server/modules/notifications/get-notifications.ts';
import { setNotifications } from '#server/modules/notifications/set-notifications.ts';
import { unsubscribe } from '#server/modules/notifications/unsubscribe.ts';
import { answerOffer } from '#server/modules/offers/answer-offer.ts';
import { listOffers } from '#server/modules/offers/list-offers.ts';
import { makeOffer } from '#server/modules/offers/make-offer.ts';
import { printOfferLetter } from '#server/modules/offers/print-offer-letter.ts';
import { readAdminOverview } from '#server/modules/overview/read-admin-overview.ts';
import { addEducation } from '#server/modules/profiles/add-education.ts';
import { addExperience } from '#server/modules/profiles/add-experience.ts';
import { addProject } from '#server/modules/profiles/add-project.ts';
import { addSkill } from '#server/modules/profiles/add-skill.ts';
import { changeCertification } from '#server/modules/profiles/change-certification.ts';
import { changeEducation } from '#server/modules/profiles/change-education.ts';
import { changeExperience } from '#server/modules/profiles/change-experience.ts';
import { changeProject } from '#server/modules/profiles/change-project.ts';
import { changeSkill } from '#server/modules/profiles/change-skill.ts';
import { deleteCertification } from '#server/modules/profiles/delete-certification.ts';
import { deleteEducation } from '#server/modules/profiles/delete-education.ts';
import { deleteExperience } from '#server/modules/profiles/delete-experience.ts';
import { deleteProject } from '#server/modules/profiles/delete-project.ts';
import { deleteSkill } from '#server/modules/profiles/delete-skill.ts';
import { getOverview } from '#server/modules/profiles/get-overview.ts';
import { listEducation } from '#server/modules/profiles/list-education.ts';
import { listProjects } from '#server/modules/profiles/list-projects.ts';
import { listSkills } from '#server/modules/profiles/list-skills.ts';
import { saveCertificatesSection } from '#server/modules/profiles/save-certificates-section.ts';
import { saveContactSocial } from '#server/modules/profiles/save-contact-social.ts';
import { saveEducationSection } from '#server/modules/profiles/save-education-section.ts';
import { saveHobbies } from '#server/modules/profiles/save-hobbies.ts';
import { saveProfileBasics } from '#server/modules/profiles/save-profile-basics.ts';
import { saveProjectsSection } from '#server/modules/profiles/save-projects-section.ts';
import { uploadCertification } from '#server/modules/profiles/upload-certification.ts';
import { countRecruiters } from '#server/modules/recruiters/count-recruiters.ts';
import { exportRecruiters } from '#server/modules/recruiters/export-recruiters.ts';
import { getRecruiter } from '#server/modules/recruiters/get-recruiter.ts';
import { listRecruiters } from '#server/modules/recruiters/list-recruiters.ts';
import { registerRecruiter } from '#server/modules/recruiters/register-recruiter.ts';
import { setRecruiterStatus } from '#server/modules/recruiters/set-recruiter-status.ts';
import { updateRecruiter } from '#server/modules/recruiters/update-recruiter.ts';
import { verifyRecruiter } from '#server/modules/recruiters/verify-recruiter.ts';
import { decideReport } from '#server/modules/reports/decide-report.ts';
import { listReports } from '#server/modules/reports/list-reports.ts';
import { answerSuggestion } from '#server/modules/resume/answer-suggestion.ts';
import { buildResume } from '#server/modules/resume/build-resume.ts';
import { listSuggestions } from '#server/modules/resume/list-suggestions.ts';
import { deleteOwnAccount } from '#server/modules/rights/delete-own-account.ts';
import { exportAccount } from '#server/modules/rights/export-account.ts';
import { listAccesses } from '#server/modules/rights/list-accesses.ts';
import { changeSearch } from '#server/modules/searches/change-search.ts';
import { deleteSearch } from '#server/modules/searches/delete-search.ts';
import { keepSearch } from '#server/modules/searches/keep-search.ts';
import { listSearches } from '#server/modules/searches/list-searches.ts';

/** What a handler knows of its caller: one of the kinds that its row lets in. */
export interface Context<N extends CallName> {
  caller: CallerOf<(typeof ROUTES)[N]['who'][number]>;
  deps: Deps;
  meta: RequestMeta;
}

export type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: Context<N>,
) => Promise<Answer<CallOutput<N>>>;

/** A line for each call of the table; the compiler checks that none is missing. */
export const HANDLERS: { [N in CallName]: Handler<N> } = {
  signInCandidate: async ({ body }, { deps, meta }) => ok(await signIn(deps, meta, 'candidate', body)),
  signInRecruiter: async ({ body }, { deps, meta }) => ok(await signIn(deps, meta, 'recruiter', body)),
  signInAdmin: async ({ body }, { deps, meta }) => ok(await signIn(deps, meta, 'admin', body)),
  signOut: async (_input, { caller, deps }) => ok(await signOut(deps, caller)),
  registerCandidate: async (input, { deps, meta }) => ok(await registerCandidate(deps, meta, input)),
  registerRecruiter: async (input, { deps, meta }) => ok(await registerRecruiter(deps, meta, input)),
  registerAdmin: async ({ body }, { deps, meta }) => ok(await registerAdmin(deps, meta, body)),
  forgotPassword: async ({ body }, { deps, meta }) => ok(await requestPasswordReset(deps, meta, body)),
  resetPassword: async ({ body }, { deps, meta }) => ok(await resetPassword(deps, meta, body)),
  getAccount: async (_input, { caller, deps }) => ok(await getOwnAccount(deps, caller)),
  setUpSecondFactor: async ({ body }, { caller, deps }) => ok(await setUpSecondFactor(deps, caller, body)),
  removeSecondFactor: async ({ body }, { caller, deps }) => ok(await removeSecondFactor(deps, caller, body)),
  changePassword: async ({ body }, { caller, deps }) => ok(await changePassword(deps, caller, body)),
  changeEmail: async ({ body }, { caller, deps }) => ok(await requestEmailChange(deps, caller, body)),
  sendEmailConfirmation: async (_input, { caller, deps }) => ok(await sendEmailConfirmation(deps, caller)),
  confirmEmail: async ({ body }, { deps }) => ok(await confirmEmail(deps, body)),
  listSessions: async (_input, { caller, deps }) => ok(await listOwnSessions(deps, caller)),
  endOtherSessions: async (_input, { caller, deps }) => ok(await endOtherSessions(deps, caller)),
  endSession: async ({ params }, { caller, deps }) => ok(await endOwnSession(deps, caller, params.id)),
  getNotifications: async (_input, { caller, deps }) => ok(await getNotifications(deps, caller)),
  setNotifications: async ({ body }, { caller, deps }) => ok(await setNotifications(deps, caller, body)),
  unsubscribe: async ({ body }, { deps }) => ok(await unsubscribe(deps, body)),
  listRecruiters: async ({ query }, { caller, deps }) => pageOf(await listRecruiters(deps, caller, query)),
  getRecruiter: async ({ params }, { caller, deps }) => ok(await getRecruiter(deps, caller, params.id)),
  updateRecruiter: async ({ params: { id }, body, files }, { caller, deps, meta }) =>
    ok(await updateRecruiter(deps, caller, { id, edit: body, files, ifMatch: meta.ifMatch })),
  setRecruiterStatus: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setRecruiterStatus(deps, caller, meta, { ...params, ...body })),
  verifyRecruiter: async ({ params, body }, { caller, deps, meta }) =>
    ok(await verifyRecruiter(deps, caller, meta, { ...params, ...body })),
  recruiterStats: async (_input, { deps }) => ok(await countRecruiters(deps)),
  exportRecruiters: ({ query }, { caller, deps }) => exportRecruiters(deps, caller, query),
  setRecruiterStatuses: async ({ body }, { caller, deps }) =>
    ok(await changeAccountStatuses(deps, caller, { kind: 'recruiter', ...body })),
  setCandidateStatuses: async ({ body }, { caller, deps }) =>
    ok(await changeAccountStatuses(deps, caller, { kind: 'candidate', ...body })),
  adminOverview: async ({ query }, { caller, deps }) => ok(await readAdminOverview(deps, caller, query)),
  listAuditLog: async ({ query }, { deps }) => pageOf(await listAuditLog(deps, query)),
  exportAuditLog: ({ query }, { caller, deps }) => exportAuditLog(deps, caller, query),
  undoBulkChange: async ({ params }, { caller, deps }) => ok(await undoBulkChange(deps, caller, params)),
  listReports: async ({ query }, { deps }) => pageOf(await listReports(deps, query)),
  decideReport: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await decideReport(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  listCandidates: async ({ query }, { caller, deps }) => pageOf(await listCandidates(deps, caller, query)),
  candidateStats: async (_input, { deps }) => ok(await countCandidates(deps)),
  exportCandidates: ({ query }, { caller, deps }) => exportCandidates(deps, caller, query),
  getCandidate: async ({ params }, { caller, deps }) => ok(await getCandidate(deps, caller, params.id)),
  inviteCandidate: async ({ params, body }, { caller, deps }) =>
    ok(await inviteCandidate(deps, caller, { ...params, ...body })),
  setCandidateStatus: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setCandidateStatus(deps, caller, meta, { ...params, ...body })),
  exportAccount: (_input, { caller, deps }) => exportAccount(deps, caller),
  deleteAccount: async ({ body }, { caller, deps }) => ok(await deleteOwnAccount(deps, caller, body)),
  listAccesses: async ({ query }, { caller, deps }) => pageOf(await listAccesses(deps, caller, query)),
  listJobs: async ({ query }, { caller, deps }) => pageOf(await listJobs(deps, caller, query)),
  jobStats: async (_input, { caller, deps }) => ok(await countJobs(deps, caller)),
  getJob: async ({ params }, { caller, deps }) => ok(await getJob(deps, caller, params)),
  createJob: async ({ body }, { caller, deps }) => ok(await createJob(deps, caller, body)),
  jobFacets: async ({ query }, { caller, deps }) => ok(await jobFacets(deps, caller, query)),
  similarJobs: async ({ params }, { caller, deps }) => ok(await similarJobs(deps, caller, params)),
  updateJob: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await updateJob(deps, caller, { id, edit: body, ifMatch: meta.ifMatch })),
  deleteJob: async ({ params }, { caller, deps }) => ok(await deleteJob(deps, caller, params)),
  setJobStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setJobStatus(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  setJobStatuses: async ({ body }, { caller, deps }) => ok(await setJobStatuses(deps, caller, body)),
  previewJobImport: async ({ body, files }, { deps }) => ok(await previewImport(deps, { ...body, file: files.file })),
  importJobs: async ({ body, files }, { caller, deps }) =>
    ok(await importListings(deps, caller, { ...body, file: files.file })),
  reportJob: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await reportJob(deps, caller, meta, { id, ...body })),
  suggest: async ({ query }, { deps }) => ok(await suggest(deps, query)),
  listSavedJobs: async ({ query }, { caller, deps }) => pageOf(await listSavedJobs(deps, caller, query)),
  saveJob: async ({ params }, { caller, deps }) => ok(await saveJob(deps, caller, params)),
  unsaveJob: async ({ params }, { caller, deps }) => ok(await unsaveJob(deps, caller, params)),
  listResumeSuggestions: async (_input, { caller, deps }) => ok(await listSuggestions(deps, caller)),
  buildResume: ({ body }, { caller, deps }) => buildResume(deps, caller, body),
  answerResumeSuggestion: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await answerSuggestion(deps, caller, { id, ...body })),
  listSearches: async ({ query }, { caller, deps }) => pageOf(await listSearches(deps, caller, query)),
  keepSearch: async ({ body }, { caller, deps }) => ok(await keepSearch(deps, caller, body)),
  changeSearch: async ({ params, body }, { caller, deps }) =>
    ok(await changeSearch(deps, caller, { ...body, ...params })),
  deleteSearch: async ({ params }, { caller, deps }) => ok(await deleteSearch(deps, caller, params)),
  submitApplication: async ({ body, files }, { caller, deps }) =>
    ok(await submitApplication(deps, caller, { ...body, resume: files.resume })),
  listApplications: async ({ query }, { caller, deps }) => pageOf(await listApplications(deps, caller, query)),
  applicationStats: async (_input, { caller, deps }) => ok(await countApplications(deps, caller)),
  getApplication: async ({ params }, { caller, deps }) => ok(await getApplication(deps, caller, params.id)),
  applicationTimeline: async ({ params }, { caller, deps }) => ok(await readTimeline(deps, caller, params.id)),
  setApplicationStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setApplicationStatus(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  listNotes: async ({ params }, { caller, deps }) => ok(await listNotes(deps, caller, params.id)),
  addNote: async ({ params, body }, { caller, deps }) => ok(await addNote(deps, caller, { ...params, ...body })),
  editNote: async ({ params, body }, { caller, deps }) => ok(await editNote(deps, caller, { ...params, ...body })),
  deleteNote: async ({ params }, { caller, deps }) => ok(await deleteNote(deps, caller, params)),
  rateApplication: async ({ params, body }, { caller, deps }) =>
    ok(await rateApplication(deps, caller, { ...params, ...body })),
  answerApplications: async ({ body }, { caller, deps }) => ok(await answerApplications(deps, caller, body)),
  exportApplications: ({ query }, { caller, deps }) => exportApplications(deps, caller, query),
  listInterviews: async ({ query }, { caller, deps }) => {
    const { items, total } = await listInterviews(deps, caller, query);
    return { body: { success: true, data: items, message: 'Interviews found.' }, total };
  },
  getInterview: async ({ params }, { caller, deps }) => ok(await getInterview(deps, caller, params.applicationId)),
  scheduleInterview: async ({ body }, { caller, deps }) => ok(await scheduleInterview(deps, caller, body)),
  rescheduleInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await rescheduleInterview(deps, caller, { ...body, applicationId, ifMatch: meta.ifMatch })),
  cancelInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await cancelInterview(deps, caller, { applicationId, reason: body.reason, ifMatch: meta.ifMatch })),
  setInterviewResult: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setInterviewResult(deps, caller, { ...params, ...body, ifMatch: meta.ifMatch })),
  interviewConflicts: async ({ query }, { caller, deps }) => ok(await findConflicts(deps, caller, query)),
  makeOffer: async ({ body }, { caller, deps }) => ok(await makeOffer(deps, caller, body)),
  answerInterview: async ({ params: { applicationId }, body }, { caller, deps, meta }) =>
    ok(await answerInterview(deps, caller, { ...body, applicationId, ifMatch: meta.ifMatch })),
  interviewCalendar: ({ params }, { caller, deps }) => readCalendar(deps, caller, params.applicationId),
  listOffers: async ({ query }, { caller, deps }) => pageOf(await listOffers(deps, caller, query)),
  answerOffer: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await answerOffer(deps, caller, { id, status: body.status, ifMatch: meta.ifMatch })),
  offerLetter: ({ params }, { caller, deps }) => printOfferLetter(deps, caller, params.id),
  submitInquiry: async ({ body }, { deps, meta }) => ok(await submitInquiry(deps, meta, body)),
  listInquiries: async ({ query }, { deps }) => pageOf(await listInquiries(deps, query)),
  answerInquiry: async ({ params, body }, { caller, deps }) =>
    ok(await answerInquiry(deps, caller, { ...params, ...body })),
  replyToInquiry: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'inquiry' })),
  deleteInquiry: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'inquiry' })),
  submitMentorContact: async ({ body }, { deps, meta }) => ok(await submitMentorContact(deps, meta, body)),
  listMentorContacts: async ({ query }, { deps }) => pageOf(await listMentorContacts(deps, query)),
  answerMentorContact: async ({ params, body }, { caller, deps }) =>
    ok(await answerMentorContact(deps, caller, { ...params, ...body })),
  replyToMentorContact: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'mentor_contact' })),
  deleteMentorContact: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'mentor_contact' })),
  submitMentee: async ({ body }, { deps, meta }) => ok(await submitMentee(deps, meta, body)),
  listMentees: async ({ query }, { deps }) => pageOf(await listMentees(deps, query)),
  answerMentee: async ({ params, body }, { caller, deps }) =>
    ok(await answerMentee(deps, caller, { ...params, ...body })),
  replyToMentee: async ({ params, body }, { caller, deps }) =>
    ok(await replyToEnquiry(deps, caller, { ...params, ...body, kind: 'mentee' })),
  deleteMentee: async ({ params: { id } }, { caller, deps }) =>
    ok(await deleteEnquiry(deps, caller, { id, kind: 'mentee' })),
  updateCandidate: async ({ params: { id }, body, files }, { caller, deps, meta }) =>
    ok(await updateCandidate(deps, caller, { id, edit: body, files, ifMatch: meta.ifMatch })),
  getProfileOverview: async (_input, { caller, deps }) => ok(await getOverview(deps, caller)),
  getProfileView: async ({ params }, { caller, deps }) => ok(await getProfileView(deps, caller, params.userId)),
  getProfile: async ({ params }, { caller, deps }) => ok(await getProfile(deps, caller, params.userId)),
  saveProfileBasics: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveProfileBasics(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveEducationSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveEducationSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveProjectsSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveProjectsSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveCertificatesSection: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveCertificatesSection(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveContactSocial: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveContactSocial(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  saveHobbies: async ({ params: { userId }, body }, { caller, deps, meta }) =>
    ok(await saveHobbies(deps, caller, { ...body, userId, ifMatch: meta.ifMatch })),
  listSkills: async ({ query }, { caller, deps }) => pageOf(await listSkills(deps, caller, query)),
  addSkill: async ({ body }, { caller, deps }) => ok(await addSkill(deps, caller, body)),
  updateSkill: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeSkill(deps, caller, { id, ...body })),
  deleteSkill: async ({ params }, { caller, deps }) => ok(await deleteSkill(deps, caller, params)),
  listEducation: async ({ query }, { caller, deps }) => pageOf(await listEducation(deps, caller, query)),
  addEducation: async ({ body }, { caller, deps }) => ok(await addEducation(deps, caller, body)),
  updateEducation: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeEducation(deps, caller, { id, form: body })),
  deleteEducation: async ({ params }, { caller, deps }) => ok(await deleteEducation(deps, caller, params)),
  listProjects: async ({ query }, { caller, deps }) => pageOf(await listProjects(deps, caller, query)),
  addProject: async ({ body }, { caller, deps }) => ok(await addProject(deps, caller, body)),
  updateProject: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeProject(deps, caller, { id, form: body })),
  deleteProject: async ({ params }, { caller, deps }) => ok(await deleteProject(deps, caller, params)),
  listExperiences: async ({ params, query }, { caller, deps }) =>
    pageOf(await listExperiences(deps, caller, { ...params, ...query })),
  addExperience: async ({ body }, { caller, deps }) => ok(await addExperience(deps, caller, body)),
  updateExperience: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeExperience(deps, caller, { id, form: body })),
  deleteExperience: async ({ params }, { caller, deps }) => ok(await deleteExperience(deps, caller, params)),
  listCertifications: async ({ params, query }, { caller, deps }) => {
    const { items, total } = await listCertifications(deps, caller, { ...params, ...query });
    return { body: { success: true, data: items }, total };
  },
  uploadCertification: async ({ body, files }, { caller, deps }) =>
    ok(await uploadCertification(deps, caller, { ...body, file: files.file })),
  updateCertification: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await changeCertification(deps, caller, { id, form: body })),
  deleteCertification: async ({ params }, { caller, deps }) => ok(await deleteCertification(deps, caller, params)),
  downloadCertification: ({ params: { id } }, { caller, deps }) => openCertificate(deps, caller, { id, save: true }),
  previewCertification: ({ params: { id } }, { caller, deps }) => openCertificate(deps, caller, { id, save: false }),
  listAdmins: async ({ query }, { caller, deps }) => pageOf(await listAdmins(deps, caller, query)),
  setAdminStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setAdminStatus(deps, caller, meta, { id, ...body })),
  setAdminRole: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setAdminRole(deps, caller, meta, { id, ...body })),
  requireSecondFactor: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await requireSecondFactor(deps, caller, { id, ...body })),
  resetSecondFactor: async ({ params }, { caller, deps }) => ok(await resetSecondFactor(deps, caller, params)),
  requireSecondFactorOfAll: async ({ body }, { caller, deps }) =>
    ok(await requireSecondFactorOfAll(deps, caller, body)),
  listAdminInvitations: async ({ query }, { deps }) => pageOf(await listInvitations(deps, query)),
  inviteAdmin: async ({ body }, { caller, deps }) => ok(await inviteAdmin(deps, caller, body)),
  withdrawAdminInvitation: async ({ params }, { caller, deps }) => ok(await withdrawInvitation(deps, caller, params)),
  openFile: ({ params, query }, { deps }) => openFile(deps, { ...params, ...query }),
};
