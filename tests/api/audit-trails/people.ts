import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { OWN, type Scene, type Trail, type Trails } from './trail.ts';

const status =
  ({ database, desk }: Scene, name: 'setCandidateStatus' | 'setRecruiterStatus') =>
  async (): Promise<Trail> => {
    const admin = await anAdmin(database.db);
    const candidates = name === 'setCandidateStatus';
    const { accountId: id } = candidates ? await aCandidate(database.db) : await aRecruiter(database.db);
    const body = { userStatus: 'Block', reason: 'Asks for money.' };
    return {
      action: () => desk.call(name, { params: { id }, body }, admin),
      rows: candidates
        ? [[admin.userCode, 'account_status_changed', 'candidate', 'Not Active', 'Block']]
        : [[admin.userCode, 'account_status_changed', 'recruiter', 'Active', 'Block']],
    };
  };

export const peopleTrails = (scene: Scene): Trails => {
  const { database, desk } = scene;
  return {
    updateRecruiter: async () => {
      const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db, { verified: true })];
      return {
        action: () =>
          desk.call('updateRecruiter', { params: { id: recruiter.accountId }, body: { companyName: 'Indus' } }, admin),
        rows: [
          [admin.userCode, 'recruiter_edited', 'recruiter', null, null],
          [admin.userCode, 'company_verification_changed', 'recruiter', 'verified', 'not verified'],
        ],
      };
    },
    setRecruiterStatus: status(scene, 'setRecruiterStatus'),
    verifyRecruiter: async () => {
      const [admin, recruiter] = [
        await anAdmin(database.db),
        await aRecruiter(database.db, { companyName: 'Narmada' }),
      ];
      const body = { verified: true, note: 'Register seen.' };
      return {
        action: () => desk.call('verifyRecruiter', { params: { id: recruiter.accountId }, body }, admin),
        rows: [[admin.userCode, 'company_verification_changed', 'recruiter', 'not verified', 'verified']],
      };
    },
    setRecruiterStatuses: async () => {
      const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db)];
      const body = { ids: [recruiter.accountId], userStatus: 'Not Active', reason: '' };
      return {
        action: () => desk.call('setRecruiterStatuses', { body }, admin),
        rows: [[admin.userCode, 'account_status_changed', 'recruiter', 'Active', 'Not Active']],
      };
    },
    setCandidateStatuses: async () => {
      const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
      const body = { ids: [candidate.accountId], userStatus: 'Active', reason: '' };
      return {
        action: () => desk.call('setCandidateStatuses', { body }, admin),
        rows: [[admin.userCode, 'account_status_changed', 'candidate', 'Not Active', 'Active']],
      };
    },
    setCandidateStatus: status(scene, 'setCandidateStatus'),
    updateCandidate: async () => {
      const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
      return {
        action: () =>
          desk.call('updateCandidate', { params: { id: candidate.accountId }, body: { phone: '9876543210' } }, admin),
        rows: [[admin.userCode, 'candidate_edited', 'candidate', null, null]],
      };
    },
    inviteCandidate: 'sends a mail, which the candidate finds under who saw them',
    exportRecruiters: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('exportRecruiters', { query: { name: 'nobody has this' } }, admin),
        rows: [[admin.userCode, 'recruiters_exported', 'admin', null, '0']],
      };
    },
    exportCandidates: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('exportCandidates', { query: { name: 'nobody has this' } }, admin),
        rows: [[admin.userCode, 'candidates_exported', 'admin', null, '0']],
      };
    },
    updateOwnCompany: OWN,
    setCompanyCover: OWN,
    removeCompanyCover: OWN,
    addCompanyPicture: OWN,
    removeCompanyPicture: OWN,
    requestDomainCode: OWN,
    confirmDomain: OWN,
    askForVerification: OWN,
    followCompany: OWN,
    unfollowCompany: OWN,
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
        action: () => desk.call('deleteCertification', { params: { id } }, admin),
        rows: [[admin.userCode, 'certificate_deleted', 'candidate', null, null]],
      };
    },
    downloadCertification: 'reads one file',
    previewCertification: 'reads one file',
    openVerificationDocument: 'reads one file',
    openFile: 'reads one file',
    buildResume: OWN,
    answerResumeSuggestion: OWN,
    answerResumeSuggestions: OWN,
    markNotice: OWN,
    readNotices: OWN,
  };
};
