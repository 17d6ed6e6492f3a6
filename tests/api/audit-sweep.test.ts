import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Route } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import { ROUTES } from '#contract/routes.ts';
import { type ApplicationStatus, AUDIT_ACTIONS, type EnquiryKind } from '#contract/vocabularies.ts';
import { type AdminCaller, VISITOR } from '#server/caller.ts';
import { accounts, applications, auditLog, enquiries } from '#server/database/schema/index.ts';
import { invitationLink } from '#server/modules/accounts/admin-links.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { sendConfirmLink, sendResetLink } from '#server/modules/accounts/public.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { tellAdminsOfHarvest } from '#server/modules/candidates/tell-admins-of-harvest.ts';
import { expireOffers } from '#server/modules/offers/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { PASSWORD } from '#tests/support/registrations.ts';

const database = testDatabase();
const desk = hiringDesk(database);

/** A row of the log: by whom, what, to whom, from what, to what. */
type Row = readonly [by: string, action: string, subject: string, from: string | null, to: string | null];
/** The act, once everybody is there for it, and the rows that it leaves. */
interface Trail {
  act: () => Promise<unknown>;
  rows: readonly Row[];
}

const PORTAL = 'the portal';
const seen = new Set<string>();

const rowsSince = async (count: number): Promise<Row[]> => {
  const rows = await database.db.select().from(auditLog).orderBy(auditLog.id).offset(count);
  return rows.map((row) => {
    seen.add(row.action);
    return [row.actorCode ?? PORTAL, row.action, row.subjectKind, row.fromValue, row.toValue];
  });
};
const sorted = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

const withPassword = async <Person extends { accountId: string }>(person: Person) => {
  const [row] = await database.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(PASSWORD), firstName: 'Meera' })
    .where(eq(accounts.id, person.accountId))
    .returning({ email: accounts.email });
  if (!row) throw new Error('There should be an account.');
  return { ...person, email: row.email };
};

const anApplied = async (status: ApplicationStatus = 'accepted') => {
  const hiring = await aHiring(database.db);
  const application = await anApplication(database.db, hiring.job, hiring.candidate);
  await database.db.update(applications).set({ status }).where(eq(applications.id, application.id));
  return { ...hiring, id: application.id, key: { applicationId: application.id } };
};
const anInterview = async () => {
  const applied = await anApplied();
  await desk.call('scheduleInterview', { body: interviewForm(applied.id) }, applied.recruiter);
  return applied;
};

/** A password, and a code of the app that has not been used; each later one half a minute on. */
const withSecondFactor = async (admin: AdminCaller) => {
  await withPassword(admin);
  const { body } = await desk.call('setUpSecondFactor', { body: { step: 'begin', password: PASSWORD } }, admin);
  const codeIn = (steps: number): string =>
    TOTP.generate({ secret: Secret.fromBase32(body.secret ?? ''), timestamp: FRIDAY.getTime() + steps * 30_000 });
  const confirm = () => desk.call('setUpSecondFactor', { body: { step: 'confirm', code: codeIn(0) } }, admin);
  return { codeIn, confirm };
};

const anEnquiry = async (kind: EnquiryKind): Promise<string> => {
  const written =
    kind === 'mentee' ? { address: 'Pune', education: 'B.Com', field: 'Accounting' } : { message: 'Please call.' };
  const [row] = await database.db
    .insert(enquiries)
    .values({ kind, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', ...written })
    .returning({ id: enquiries.id });
  if (!row) throw new Error('The enquiry was not inserted.');
  return row.id;
};
const enquiry =
  (name: 'answerInquiry' | 'answerMentorContact' | 'answerMentee', kind: EnquiryKind) => async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(database.db), await anEnquiry(kind)];
    return {
      act: () => desk.call(name, { params: { id }, body: { answered: true } }, admin),
      rows: [[admin.userCode, `${kind}_answered`, kind, 'open', 'answered']],
    };
  };
const reply =
  (name: 'replyToInquiry' | 'replyToMentorContact' | 'replyToMentee', kind: EnquiryKind) =>
  async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(database.db), await anEnquiry(kind)];
    return {
      act: () => desk.call(name, { params: { id }, body: { subject: 'Hello', message: 'We call you.' } }, admin),
      rows: [[admin.userCode, `${kind}_replied`, kind, 'open', 'answered']],
    };
  };
const removal =
  (name: 'deleteInquiry' | 'deleteMentorContact' | 'deleteMentee', kind: EnquiryKind) => async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(database.db), await anEnquiry(kind)];
    return {
      act: () => desk.call(name, { params: { id } }, admin),
      rows: [[admin.userCode, `${kind}_deleted`, kind, null, null]],
    };
  };

const status = (name: 'setCandidateStatus' | 'setRecruiterStatus') => async (): Promise<Trail> => {
  const admin = await anAdmin(database.db);
  const candidates = name === 'setCandidateStatus';
  const { accountId: id } = candidates ? await aCandidate(database.db) : await aRecruiter(database.db);
  const body = { userStatus: 'Block', reason: 'Asks for money.' };
  return {
    act: () => desk.call(name, { params: { id }, body }, admin),
    rows: candidates
      ? [[admin.userCode, 'account_status_changed', 'candidate', 'Not Active', 'Block']]
      : [[admin.userCode, 'account_status_changed', 'recruiter', 'Active', 'Block']],
  };
};

/** What a call leaves in the log, or why it leaves nothing. A call that stands nowhere here fails the test. */
const OWN = 'changes what a person keeps about themselves; nobody is judged by it';
const BEGINS = 'begins something; no status has changed yet';
const TRAILS: Readonly<Partial<Record<CallName, string | (() => Promise<Trail>)>>> = {
  // Accounts
  signInCandidate: 'is listed among the own sessions',
  signInRecruiter: 'is listed among the own sessions',
  signInAdmin: async () => {
    const { userCode, email } = await withPassword(await anAdmin(database.db));
    return {
      act: () => desk.call('signInAdmin', { body: { email, password: PASSWORD } }, VISITOR),
      rows: [[userCode, 'admin_signed_in', 'admin', null, 'password']],
    };
  },
  signOut: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('signOut', { body: {} }, admin),
      rows: [[admin.userCode, 'admin_signed_out', 'admin', null, null]],
    };
  },
  registerCandidate: BEGINS,
  registerRecruiter: BEGINS,
  registerAdmin: async () => {
    await anAdmin(database.db);
    const email = `${crypto.randomUUID()}@example.in`;
    const link = await invitationLink(desk.deps, { email, super: false });
    const invite = new URL(link).searchParams.get('invite') ?? link.split('=')[1] ?? '';
    let code = '';
    const rows: Row[] = [];
    return {
      act: async () => {
        const body = { name: 'Meera Iyer', email, password: PASSWORD, invite };
        code = (await desk.call('registerAdmin', { body }, VISITOR)).body.userData.userCode;
        rows.push([code, 'admin_registered', 'admin', null, 'Admin']);
      },
      rows,
    };
  },
  forgotPassword: 'sends a mail; the new password is what is recorded',
  resetPassword: async () => {
    const { userCode, email } = await withPassword(await anAdmin(database.db));
    let token = '';
    await sendResetLink(desk.deps, { kind: 'admin', email }, async ({ text }) => {
      token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    });
    return {
      act: () => desk.call('resetPassword', { body: { token, password: `${PASSWORD}!` } }, VISITOR),
      rows: [[userCode, 'admin_password_changed', 'admin', null, 'by mailed link']],
    };
  },
  setUpSecondFactor: async () => {
    const admin = await anAdmin(database.db);
    const { codeIn, confirm } = await withSecondFactor(admin);
    const renew = { step: 'recovery_codes', password: PASSWORD, code: codeIn(1) };
    return {
      act: async () => {
        await confirm();
        await desk.call('setUpSecondFactor', { body: renew }, admin);
      },
      rows: [
        [admin.userCode, 'second_factor_switched_on', 'admin', 'off', 'on'],
        [admin.userCode, 'recovery_codes_replaced', 'admin', null, null],
      ],
    };
  },
  removeSecondFactor: async () => {
    const admin = await anAdmin(database.db);
    const { codeIn, confirm } = await withSecondFactor(admin);
    await confirm();
    return {
      act: () => desk.call('removeSecondFactor', { body: { password: PASSWORD, code: codeIn(1) } }, admin),
      rows: [[admin.userCode, 'second_factor_switched_off', 'admin', 'on', 'off']],
    };
  },
  changePassword: async () => {
    const admin = await withPassword(await anAdmin(database.db));
    const body = { currentPassword: PASSWORD, password: `${PASSWORD}!` };
    return {
      act: () => desk.call('changePassword', { body }, admin),
      rows: [[admin.userCode, 'admin_password_changed', 'admin', null, 'by password']],
    };
  },
  changeEmail: 'only asks; the address changes once its link is opened',
  sendEmailConfirmation: 'sends a mail',
  confirmEmail: async () => {
    const admin = await withPassword(await anAdmin(database.db));
    let token = '';
    const wanted = { accountId: admin.accountId, email: `new-${admin.email}`, askedAt: FRIDAY.toISOString() };
    await sendConfirmLink(desk.deps, wanted, async ({ text }) => {
      token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    });
    return {
      act: () => desk.call('confirmEmail', { body: { token } }, VISITOR),
      rows: [[admin.userCode, 'admin_email_changed', 'admin', null, null]],
    };
  },
  endOtherSessions: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('endOtherSessions', {}, admin),
      rows: [[admin.userCode, 'admin_sessions_ended', 'admin', null, '0']],
    };
  },
  endSession: async () => {
    const admin = await withPassword(await anAdmin(database.db));
    const account = { id: admin.accountId, kind: 'admin', email: admin.email } as const;
    await startSession(desk.deps, { clientAddress: '127.0.0.1', userAgent: 'a test' }, account);
    const { body } = await desk.call('listSessions', {}, admin);
    const id = body[0]?._id ?? '';
    return {
      act: () => desk.call('endSession', { params: { id } }, admin),
      rows: [[admin.userCode, 'admin_sessions_ended', 'admin', null, '1']],
    };
  },
  setNotifications: OWN,
  unsubscribe: OWN,
  deleteAccount: async () => {
    const candidate = await withPassword(await aCandidate(database.db));
    return {
      act: () => desk.call('deleteAccount', { body: { password: PASSWORD } }, candidate),
      rows: [[PORTAL, 'account_deleted', 'candidate', null, null]],
    };
  },

  // Jobs
  createJob: BEGINS,
  updateJob: async () => {
    const { admin, job } = await aHiring(database.db);
    const body = { title: 'Accountant', jobStatus: 'Not Active' };
    return {
      act: () => desk.call('updateJob', { params: { id: job.id }, body }, admin),
      rows: [
        [admin.userCode, 'job_edited', 'job', null, null],
        [admin.userCode, 'job_status_changed', 'job', 'Active', 'Not Active'],
      ],
    };
  },
  deleteJob: async () => {
    const { recruiter, job } = await aHiring(database.db);
    return {
      act: () => desk.call('deleteJob', { params: { id: job.id } }, recruiter),
      rows: [[recruiter.userCode, 'job_deleted', 'job', 'Active', null]],
    };
  },
  setJobStatus: async () => {
    const { recruiter, job } = await aHiring(database.db);
    return {
      act: () => desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus: 'Closed' } }, recruiter),
      rows: [[recruiter.userCode, 'job_status_changed', 'job', 'Active', 'Closed']],
    };
  },
  setJobStatuses: async () => {
    const { admin, job, recruiter } = await aHiring(database.db);
    const other = await aJob(database.db, { recruiterId: recruiter.accountId, status: 'Closed' });
    const body = { ids: [job.id, other.id], jobStatus: 'Block', reason: 'Asks for money.' };
    return {
      act: () => desk.call('setJobStatuses', { body }, admin),
      rows: [
        [admin.userCode, 'job_status_changed', 'job', 'Active', 'Block'],
        [admin.userCode, 'job_status_changed', 'job', 'Closed', 'Block'],
      ],
    };
  },
  previewJobImport: 'writes nothing',
  importJobs: async () => {
    const [admin, recruiter] = [
      await anAdmin(database.db),
      await aRecruiter(database.db, { companyName: 'Bread & Co' }),
    ];
    const bytes = new TextEncoder().encode('Title,Company,City,Skills\r\nBaker,Bread & Co,Pune,Baking\r\n');
    const file = { originalName: 'listings.csv', bytes };
    return {
      act: () => desk.call('importJobs', { body: { recruiterId: recruiter.accountId }, files: { file } }, admin),
      rows: [[admin.userCode, 'jobs_imported', 'recruiter', null, '1 new, 0 present, 0 wrong']],
    };
  },
  reportJob: BEGINS,
  saveJob: OWN,
  unsaveJob: OWN,
  keepSearch: OWN,
  changeSearch: OWN,
  deleteSearch: OWN,

  // Recruiters and candidates
  updateRecruiter: async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db, { verified: true })];
    return {
      act: () =>
        desk.call('updateRecruiter', { params: { id: recruiter.accountId }, body: { companyName: 'Indus' } }, admin),
      rows: [
        [admin.userCode, 'recruiter_edited', 'recruiter', null, null],
        [admin.userCode, 'company_verification_changed', 'recruiter', 'verified', 'not verified'],
      ],
    };
  },
  setRecruiterStatus: status('setRecruiterStatus'),
  verifyRecruiter: async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db, { companyName: 'Narmada' })];
    const body = { verified: true, note: 'Register seen.' };
    return {
      act: () => desk.call('verifyRecruiter', { params: { id: recruiter.accountId }, body }, admin),
      rows: [[admin.userCode, 'company_verification_changed', 'recruiter', 'not verified', 'verified']],
    };
  },
  setRecruiterStatuses: async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
    const body = { ids: [recruiter.accountId], userStatus: 'Not Active', reason: '' };
    return {
      act: () => desk.call('setRecruiterStatuses', { body }, admin),
      rows: [[admin.userCode, 'account_status_changed', 'recruiter', 'Active', 'Not Active']],
    };
  },
  setCandidateStatuses: async () => {
    const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
    const body = { ids: [candidate.accountId], userStatus: 'Active', reason: '' };
    return {
      act: () => desk.call('setCandidateStatuses', { body }, admin),
      rows: [[admin.userCode, 'account_status_changed', 'candidate', 'Not Active', 'Active']],
    };
  },
  setCandidateStatus: status('setCandidateStatus'),
  updateCandidate: async () => {
    const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
    return {
      act: () =>
        desk.call('updateCandidate', { params: { id: candidate.accountId }, body: { phone: '9876543210' } }, admin),
      rows: [[admin.userCode, 'candidate_edited', 'candidate', null, null]],
    };
  },
  inviteCandidate: 'sends a mail, which the candidate finds under who saw them',
  exportRecruiters: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('exportRecruiters', { query: { name: 'nobody has this' } }, admin),
      rows: [[admin.userCode, 'recruiters_exported', 'admin', null, '0']],
    };
  },
  exportCandidates: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('exportCandidates', { query: { name: 'nobody has this' } }, admin),
      rows: [[admin.userCode, 'candidates_exported', 'admin', null, '0']],
    };
  },

  // Profiles
  saveProfileBasics: OWN,
  saveEducationSection: OWN,
  saveProjectsSection: OWN,
  saveCertificatesSection: OWN,
  saveContactSocial: OWN,
  saveHobbies: OWN,
  addSkill: OWN,
  updateSkill: OWN,
  deleteSkill: OWN,
  addEducation: OWN,
  updateEducation: OWN,
  deleteEducation: OWN,
  addProject: OWN,
  updateProject: OWN,
  deleteProject: OWN,
  addExperience: OWN,
  updateExperience: OWN,
  deleteExperience: OWN,
  uploadCertification: OWN,
  updateCertification: OWN,
  deleteCertification: async () => {
    const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
    const body = { title: 'Best intern', issuer: 'Kaveri', issueDate: '2024-05-01' };
    await desk.call('uploadCertification', { body }, candidate);
    const listed = await desk.call(
      'listCertifications',
      { params: { userCode: candidate.userCode }, query: {} },
      candidate,
    );
    const id = listed.body.data[0]?._id ?? '';
    return {
      act: () => desk.call('deleteCertification', { params: { id } }, admin),
      rows: [[admin.userCode, 'certificate_deleted', 'candidate', null, null]],
    };
  },
  downloadCertification: 'reads one file',
  previewCertification: 'reads one file',
  openFile: 'reads one file',
  buildResume: OWN,
  answerResumeSuggestion: OWN,

  // Applications, interviews, offers
  submitApplication: BEGINS,
  setApplicationStatus: async () => {
    const { admin, id } = await anApplied('pending');
    return {
      act: () => desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, admin),
      rows: [[admin.userCode, 'application_status_changed', 'application', 'pending', 'accepted']],
    };
  },
  addNote: 'is the recruiter’s own',
  editNote: 'is the recruiter’s own',
  deleteNote: 'is the recruiter’s own',
  rateApplication: 'is the recruiter’s own',
  answerApplications: async () => {
    const { recruiter, id } = await anApplied('pending');
    const body = { ids: [id], status: 'rejected', reason: '', message: '' };
    return {
      act: () => desk.call('answerApplications', { body }, recruiter),
      rows: [[recruiter.userCode, 'application_status_changed', 'application', 'pending', 'rejected']],
    };
  },
  exportApplications: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('exportApplications', { query: { name: 'nobody has this' } }, admin),
      rows: [[admin.userCode, 'applications_exported', 'admin', null, '0']],
    };
  },
  scheduleInterview: async () => {
    const { recruiter, id } = await anApplied();
    return {
      act: () => desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter),
      rows: [
        [recruiter.userCode, 'application_status_changed', 'application', 'accepted', 'interview_scheduled'],
        [recruiter.userCode, 'interview_status_changed', 'interview', null, 'Scheduled'],
      ],
    };
  },
  rescheduleInterview: async () => {
    const { recruiter, id, key } = await anInterview();
    const body = interviewForm(id, { interviewDateTime: '2026-11-25T11:30' });
    const from = 'interview_scheduled';
    return {
      act: () => desk.call('rescheduleInterview', { params: key, body }, recruiter),
      rows: [[recruiter.userCode, 'application_status_changed', 'application', from, 'interview_rescheduled']],
    };
  },
  answerInterview: 'is the candidate’s answer to a time; the interview stands as it was',
  cancelInterview: async () => {
    const { recruiter, key } = await anInterview();
    return {
      act: () => desk.call('cancelInterview', { params: key, body: { reason: 'Somebody is ill.' } }, recruiter),
      rows: [
        [recruiter.userCode, 'application_status_changed', 'application', 'interview_scheduled', 'accepted'],
        [recruiter.userCode, 'interview_status_changed', 'interview', 'Scheduled', 'Cancelled'],
      ],
    };
  },
  setInterviewResult: async () => {
    const { recruiter, key } = await anInterview();
    const selected = await anInterview();
    return {
      act: async () => {
        await desk.call('setInterviewResult', { params: key, body: { status: 'Rejected' } }, recruiter);
        await desk.call(
          'setInterviewResult',
          { params: selected.key, body: { status: 'Selected' } },
          selected.recruiter,
        );
      },
      rows: [
        [recruiter.userCode, 'application_status_changed', 'application', 'interview_scheduled', 'rejected'],
        [recruiter.userCode, 'interview_status_changed', 'interview', 'Scheduled', 'Rejected'],
        [selected.recruiter.userCode, 'interview_status_changed', 'interview', 'Scheduled', 'Selected'],
      ],
    };
  },
  makeOffer: async () => {
    const { recruiter, id } = await anApplied();
    await anOffer(database.db, { applicationId: id, expiresOn: '2026-11-01' });
    const body = {
      applicationId: id,
      jobTitle: 'Engineer',
      location: 'Pune',
      salary: 900_000,
      startDate: '',
      expiresOn: '2026-12-15',
      letter: '',
    };
    return {
      act: () => desk.call('makeOffer', { body }, recruiter),
      rows: [
        [PORTAL, 'offer_status_changed', 'offer', 'Pending', 'Expired'],
        [recruiter.userCode, 'offer_status_changed', 'offer', null, 'Pending'],
      ],
    };
  },
  answerOffer: async () => {
    const { candidate, recruiter, ...applied } = await anApplied();
    const other = await anApplied();
    const [one, two] = [
      await anOffer(database.db, { applicationId: applied.id }),
      await anOffer(database.db, { applicationId: other.id }),
    ];
    return {
      act: async () => {
        await desk.call('answerOffer', { params: { id: one.id }, body: { status: 'Accepted' } }, candidate);
        await desk.call('answerOffer', { params: { id: two.id }, body: { status: 'Withdrawn' } }, other.recruiter);
      },
      rows: [
        [candidate.userCode, 'offer_status_changed', 'offer', 'Pending', 'Accepted'],
        [other.recruiter.userCode, 'offer_status_changed', 'offer', 'Pending', 'Withdrawn'],
      ],
    };
  },

  // What visitors write to us
  submitInquiry: BEGINS,
  answerInquiry: enquiry('answerInquiry', 'inquiry'),
  replyToInquiry: reply('replyToInquiry', 'inquiry'),
  deleteInquiry: removal('deleteInquiry', 'inquiry'),
  submitMentorContact: BEGINS,
  answerMentorContact: enquiry('answerMentorContact', 'mentor_contact'),
  replyToMentorContact: reply('replyToMentorContact', 'mentor_contact'),
  deleteMentorContact: removal('deleteMentorContact', 'mentor_contact'),
  submitMentee: BEGINS,
  answerMentee: enquiry('answerMentee', 'mentee'),
  replyToMentee: reply('replyToMentee', 'mentee'),
  deleteMentee: removal('deleteMentee', 'mentee'),

  // Administration
  exportAuditLog: async () => {
    const admin = await anAdmin(database.db);
    return {
      act: () => desk.call('exportAuditLog', { query: { code: 'NOBODY' } }, admin),
      rows: [[admin.userCode, 'audit_log_exported', 'admin', null, '0']],
    };
  },
  undoBulkChange: async () => {
    const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
    const change = { ids: [candidate.accountId], userStatus: 'Block', reason: 'A slip.' };
    const { batchId = '' } = (await desk.call('setCandidateStatuses', { body: change }, admin)).body;
    return {
      act: () => desk.call('undoBulkChange', { params: { batchId }, body: {} }, admin),
      rows: [[admin.userCode, 'account_status_changed', 'candidate', 'Block', 'Not Active']],
    };
  },
  decideReport: async () => {
    const { admin, job } = await aHiring(database.db);
    await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'asks_for_money', details: '' } }, VISITOR);
    return {
      act: () =>
        desk.call('decideReport', { params: { id: job.id }, body: { decision: 'freeze', answer: 'Frozen.' } }, admin),
      rows: [
        [admin.userCode, 'job_status_changed', 'job', 'Active', 'Block'],
        [admin.userCode, 'job_report_decided', 'job', 'open', 'frozen'],
      ],
    };
  },
  setAdminStatus: async () => {
    const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
    const body = { userStatus: 'Block', reason: 'Left us.' };
    return {
      act: () => desk.call('setAdminStatus', { params: { id: admin.accountId }, body }, by),
      rows: [[by.userCode, 'account_status_changed', 'admin', 'Active', 'Block']],
    };
  },
  setAdminRole: async () => {
    const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
    const rows: Row[] = [];
    return {
      act: async () => {
        const { body } = await desk.call(
          'setAdminRole',
          { params: { id: admin.accountId }, body: { role: 'Super Admin' } },
          by,
        );
        const [from, to] = [`Admin (${admin.userCode})`, `Super Admin (${body.userCode})`];
        rows.push([by.userCode, 'admin_role_changed', 'admin', from, to]);
      },
      rows,
    };
  },
  requireSecondFactor: async () => {
    const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
    const demand = (required: boolean) =>
      desk.call('requireSecondFactor', { params: { id: admin.accountId }, body: { required } }, by);
    return {
      act: async () => {
        await demand(true);
        await demand(false);
      },
      rows: [
        [by.userCode, 'second_factor_demand_changed', 'admin', 'not required', 'required'],
        [by.userCode, 'second_factor_demand_changed', 'admin', 'required', 'not required'],
      ],
    };
  },
  resetSecondFactor: async () => {
    const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
    await (await withSecondFactor(admin)).confirm();
    return {
      act: () => desk.call('resetSecondFactor', { params: { id: admin.accountId } }, by),
      rows: [[by.userCode, 'second_factor_reset', 'admin', 'on', 'off']],
    };
  },
  requireSecondFactorOfAll: async () => {
    const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
    await desk.call('requireSecondFactor', { params: { id: admin.accountId }, body: { required: true } }, by);
    return {
      act: () => desk.call('requireSecondFactorOfAll', { body: { required: false } }, by),
      rows: [[by.userCode, 'second_factor_demand_changed', 'admin', 'required', 'not required']],
    };
  },
  inviteAdmin: async () => {
    const by = await aSuperAdmin(database.db);
    const body = { email: `${crypto.randomUUID()}@example.in`, role: 'Admin' };
    return {
      act: () => desk.call('inviteAdmin', { body }, by),
      rows: [[by.userCode, 'admin_invited', 'invitation', null, 'Admin']],
    };
  },
  withdrawAdminInvitation: async () => {
    const by = await aSuperAdmin(database.db);
    const invitation = { email: `${crypto.randomUUID()}@example.in`, role: 'Admin' };
    const { body } = await desk.call('inviteAdmin', { body: invitation }, by);
    return {
      act: () => desk.call('withdrawAdminInvitation', { params: { id: body._id }, body: {} }, by),
      rows: [[by.userCode, 'admin_invitation_withdrawn', 'invitation', 'Admin', null]],
    };
  },
};

/** What the portal does by itself. */
const BY_ITSELF: Readonly<Record<string, () => Promise<Trail>>> = {
  'an offer whose last day is past': async () => {
    const { id } = await anApplied();
    await anOffer(database.db, { applicationId: id, expiresOn: '2026-11-19' });
    const { id: open } = await anApplied();
    await anOffer(database.db, { applicationId: open, expiresOn: '2026-11-20' });
    return {
      act: async () => {
        await expireOffers(desk.deps);
        // Once only, however often it runs.
        await expireOffers(desk.deps);
      },
      rows: [[PORTAL, 'offer_status_changed', 'offer', 'Pending', 'Expired']],
    };
  },
  'a recruiter who has reached the daily number': async () => {
    const recruiter = await aRecruiter(database.db);
    return {
      act: () => tellAdminsOfHarvest(desk.deps, recruiter),
      rows: [[PORTAL, 'daily_number_reached', 'recruiter', null, null]],
    };
  },
};

const follow = async (prepare: () => Promise<Trail>): Promise<void> => {
  const trail = await prepare();
  const before = await database.db.$count(auditLog);
  await trail.act();
  expect(sorted(await rowsSince(before))).toEqual(sorted(trail.rows));
};

const ROWS: readonly [CallName, Route][] = Object.entries(ROUTES).map(([name, route]) => [name as CallName, route]);
const isWriting = ({ method, answersFile, who }: Route): boolean =>
  method !== 'GET' || (answersFile === true && who.includes('admin'));

describe('the audit log', () => {
  test('every call that writes, or hands an administrator a file, has its line here', () => {
    const writing = ROWS.filter(([, route]) => isWriting(route)).map(([name]) => name);
    expect(Object.keys(TRAILS).sort()).toEqual(writing.sort());
  });

  test.each(Object.entries(TRAILS).flatMap(([name, trail]) => (typeof trail === 'function' ? [{ name, trail }] : [])))(
    'tells of $name: who, what, to whom, from what, to what',
    async ({ trail }) => follow(trail),
  );

  test.each(Object.entries(BY_ITSELF))('tells of %s', async (_what, trail) => follow(trail));

  test('every action that it is said to tell of was told of above, and no other', () => {
    expect([...seen].sort()).toEqual([...AUDIT_ACTIONS].sort());
  });
});
