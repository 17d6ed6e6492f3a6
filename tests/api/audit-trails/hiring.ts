import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { applications } from '#server/database/schema/index.ts';
import { answerApplications } from '#server/modules/hiring/applications/answer-applications.ts';
import { aHiring, anOffer, interviewForm } from '#tests/support/hiring.ts';
import { anAdmin, anApplication } from '#tests/support/jobs.ts';
import { BEGINS, PORTAL, type Scene, type Trails } from './trail.ts';

/** Creates an application with this status. */
export const anApplied = async ({ database }: Scene, status: ApplicationStatus = 'accepted') => {
  const hiring = await aHiring(database.db);
  const application = await anApplication(database.db, hiring.job, hiring.candidate);
  await database.db.update(applications).set({ status }).where(eq(applications.id, application.id));
  return { ...hiring, id: application.id, key: { applicationId: application.id } };
};
const anInterview = async (scene: Scene) => {
  const applied = await anApplied(scene);
  await scene.desk.call('scheduleInterview', { body: interviewForm(applied.id) }, applied.recruiter);
  return applied;
};

export const hiringTrails = (scene: Scene): Trails => {
  const { database, desk } = scene;
  return {
    submitApplication: BEGINS,
    setApplicationStatus: async () => {
      const { admin, id } = await anApplied(scene, 'pending');
      return {
        action: () => desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, admin),
        rows: [[admin.userCode, 'application_status_changed', 'application', 'pending', 'accepted']],
      };
    },
    addNote: 'is the recruiter’s own',
    editNote: 'is the recruiter’s own',
    deleteNote: 'is the recruiter’s own',
    rateApplication: 'is the recruiter’s own',
    answerApplications: async () => {
      const { recruiter, id } = await anApplied(scene, 'pending');
      const body = { ids: [id], status: 'rejected', reason: '', message: '' };
      return {
        action: () => desk.call('answerApplications', { body }, recruiter),
        rows: [[recruiter.userCode, 'application_status_changed', 'application', 'pending', 'rejected']],
      };
    },
    undoAnswers: async () => {
      const { recruiter, id } = await anApplied(scene, 'pending');
      const settings = { ...desk.deps.settings, answerWaitMs: 10_000 };
      return {
        action: async () => {
          const body = { ids: [id], status: 'rejected' as const, reason: '', message: '' };
          await answerApplications({ ...desk.deps, settings }, recruiter, body);
          await desk.call('undoAnswers', { body: { ids: [id] } }, recruiter);
        },
        rows: [
          [recruiter.userCode, 'application_status_changed', 'application', 'pending', 'rejected'],
          [recruiter.userCode, 'application_status_changed', 'application', 'rejected', 'pending'],
        ],
      };
    },
    exportApplications: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('exportApplications', { query: { name: 'nobody has this' } }, admin),
        rows: [[admin.userCode, 'applications_exported', 'admin', null, '0']],
      };
    },
    scheduleInterview: async () => {
      const { recruiter, id } = await anApplied(scene);
      return {
        action: () => desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter),
        rows: [
          [recruiter.userCode, 'application_status_changed', 'application', 'accepted', 'interview_scheduled'],
          [recruiter.userCode, 'interview_status_changed', 'interview', null, 'Scheduled'],
        ],
      };
    },
    rescheduleInterview: async () => {
      const { recruiter, id, key } = await anInterview(scene);
      const body = interviewForm(id, { interviewDateTime: '2026-11-25T11:30' });
      const from = 'interview_scheduled';
      return {
        action: () => desk.call('rescheduleInterview', { params: key, body }, recruiter),
        rows: [[recruiter.userCode, 'application_status_changed', 'application', from, 'interview_rescheduled']],
      };
    },
    answerInterview: 'is the candidate’s answer to a time; the interview stands as it was',
    cancelInterview: async () => {
      const { recruiter, key } = await anInterview(scene);
      return {
        action: () => desk.call('cancelInterview', { params: key, body: { reason: 'Somebody is ill.' } }, recruiter),
        rows: [
          [recruiter.userCode, 'application_status_changed', 'application', 'interview_scheduled', 'accepted'],
          [recruiter.userCode, 'interview_status_changed', 'interview', 'Scheduled', 'Cancelled'],
        ],
      };
    },
    setInterviewResult: async () => {
      const { recruiter, key } = await anInterview(scene);
      const selected = await anInterview(scene);
      return {
        action: async () => {
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
      const { recruiter, id } = await anApplied(scene);
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
        action: () => desk.call('makeOffer', { body }, recruiter),
        rows: [
          [PORTAL, 'offer_status_changed', 'offer', 'Pending', 'Expired'],
          [recruiter.userCode, 'offer_status_changed', 'offer', null, 'Pending'],
        ],
      };
    },
    answerOffer: async () => {
      const { candidate, recruiter, ...applied } = await anApplied(scene);
      const other = await anApplied(scene);
      const [one, two] = [
        await anOffer(database.db, { applicationId: applied.id }),
        await anOffer(database.db, { applicationId: other.id }),
      ];
      return {
        action: async () => {
          await desk.call('answerOffer', { params: { id: one.id }, body: { status: 'Accepted' } }, candidate);
          await desk.call('answerOffer', { params: { id: two.id }, body: { status: 'Withdrawn' } }, other.recruiter);
        },
        rows: [
          [candidate.userCode, 'offer_status_changed', 'offer', 'Pending', 'Accepted'],
          [other.recruiter.userCode, 'offer_status_changed', 'offer', 'Pending', 'Withdrawn'],
        ],
      };
    },
  };
};
