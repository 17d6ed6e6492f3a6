import { aHiring } from '#tests/support/hiring.ts';
import { aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { BEGINS, OWN, type Scene, type Trails } from './trail.ts';

export const jobTrails = ({ database, desk }: Scene): Trails => ({
  createJob: BEGINS,
  updateJob: async () => {
    const { admin, job } = await aHiring(database.db);
    const body = { title: 'Accountant', jobStatus: 'Not Active' };
    return {
      action: () => desk.call('updateJob', { params: { id: job.id }, body }, admin),
      rows: [
        [admin.userCode, 'job_edited', 'job', null, null],
        [admin.userCode, 'job_status_changed', 'job', 'Active', 'Not Active'],
      ],
    };
  },
  deleteJob: async () => {
    const { recruiter, job } = await aHiring(database.db);
    return {
      action: () => desk.call('deleteJob', { params: { id: job.id } }, recruiter),
      rows: [[recruiter.userCode, 'job_deleted', 'job', 'Active', null]],
    };
  },
  setJobStatus: async () => {
    const { recruiter, job } = await aHiring(database.db);
    return {
      action: () => desk.call('setJobStatus', { params: { id: job.id }, body: { jobStatus: 'Closed' } }, recruiter),
      rows: [[recruiter.userCode, 'job_status_changed', 'job', 'Active', 'Closed']],
    };
  },
  setJobStatuses: async () => {
    const { admin, job, recruiter } = await aHiring(database.db);
    const other = await aJob(database.db, { recruiterId: recruiter.accountId, status: 'Closed' });
    const body = { ids: [job.id, other.id], jobStatus: 'Block', reason: 'Asks for money.' };
    return {
      action: () => desk.call('setJobStatuses', { body }, admin),
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
      action: () => desk.call('importJobs', { body: { recruiterId: recruiter.accountId }, files: { file } }, admin),
      rows: [[admin.userCode, 'jobs_imported', 'recruiter', null, '1 new, 0 present, 0 wrong']],
    };
  },
  takeBackImport: async () => {
    const [admin, recruiter] = [await anAdmin(database.db), await aRecruiter(database.db, { companyName: 'Rye & Co' })];
    const bytes = new TextEncoder().encode('Title,Company,City,Skills\r\nBaker,Rye & Co,Pune,Baking\r\n');
    const files = { file: { originalName: 'listings.csv', bytes } };
    const { body } = await desk.call('importJobs', { body: { recruiterId: recruiter.accountId }, files }, admin);
    return {
      action: () => desk.call('takeBackImport', { params: { id: body._id ?? '' } }, admin),
      rows: [[admin.userCode, 'import_taken_back', 'recruiter', null, '1 deleted, 0 closed']],
    };
  },
  reportJob: BEGINS,
  reportCompany: BEGINS,
  setReceipts: OWN,
  sendMessage: OWN,
  editMessage: OWN,
  deleteMessage: OWN,
  readMessages: OWN,
  blockPerson: OWN,
  unblockPerson: OWN,
  // The report only opens a case; an administrator reading the conversation is logged.
  reportMessage: async () => {
    const { admin, recruiter, candidate, job } = await aHiring(database.db);
    const { id: applicationId } = await anApplication(database.db, job, candidate);
    const params = { applicationId };
    const { body } = await desk.call('sendMessage', { params, body: { text: 'Pay me.' } }, recruiter);
    const report = { params: { ...params, messageId: body._id }, body: { reason: 'asks_for_money' } };
    return {
      action: async () => {
        await desk.call('reportMessage', report, candidate);
        await desk.call('getConversation', { params }, admin);
      },
      rows: [[admin.userCode, 'conversation_read', 'application', null, null]],
    };
  },
  sayHere: 'tells the own other windows, and changes nothing',
  addSavedText: OWN,
  changeSavedText: OWN,
  deleteSavedText: OWN,
  dismissJob: OWN,
  undismissJob: OWN,
  postingFit: 'asks what is known of the typed skills, and changes nothing',
  saveJob: OWN,
  unsaveJob: OWN,
  saveSearch: OWN,
  changeSearch: OWN,
  deleteSearch: OWN,
});
