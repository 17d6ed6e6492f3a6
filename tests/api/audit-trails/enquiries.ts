import type { EnquiryKind } from '#contract/vocabularies.ts';
import { enquiries } from '#server/database/schema/index.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { BEGINS, type Scene, type Trail, type Trails } from './trail.ts';

const anEnquiry = async ({ database }: Scene, kind: EnquiryKind): Promise<string> => {
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
  (scene: Scene, name: 'answerInquiry' | 'answerMentorContact' | 'answerMentee', kind: EnquiryKind) =>
  async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(scene.database.db), await anEnquiry(scene, kind)];
    return {
      action: () => scene.desk.call(name, { params: { id }, body: { answered: true } }, admin),
      rows: [[admin.userCode, `${kind}_answered`, kind, 'open', 'answered']],
    };
  };
const reply =
  (scene: Scene, name: 'replyToInquiry' | 'replyToMentorContact' | 'replyToMentee', kind: EnquiryKind) =>
  async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(scene.database.db), await anEnquiry(scene, kind)];
    return {
      action: () =>
        scene.desk.call(name, { params: { id }, body: { subject: 'Hello', message: 'We call you.' } }, admin),
      rows: [[admin.userCode, `${kind}_replied`, kind, 'open', 'answered']],
    };
  };
const removal =
  (scene: Scene, name: 'deleteInquiry' | 'deleteMentorContact' | 'deleteMentee', kind: EnquiryKind) =>
  async (): Promise<Trail> => {
    const [admin, id] = [await anAdmin(scene.database.db), await anEnquiry(scene, kind)];
    return {
      action: () => scene.desk.call(name, { params: { id } }, admin),
      rows: [[admin.userCode, `${kind}_deleted`, kind, null, null]],
    };
  };

export const enquiryTrails = (scene: Scene): Trails => ({
  submitInquiry: BEGINS,
  answerInquiry: enquiry(scene, 'answerInquiry', 'inquiry'),
  replyToInquiry: reply(scene, 'replyToInquiry', 'inquiry'),
  deleteInquiry: removal(scene, 'deleteInquiry', 'inquiry'),
  submitMentorContact: BEGINS,
  answerMentorContact: enquiry(scene, 'answerMentorContact', 'mentor_contact'),
  replyToMentorContact: reply(scene, 'replyToMentorContact', 'mentor_contact'),
  deleteMentorContact: removal(scene, 'deleteMentorContact', 'mentor_contact'),
  submitMentee: BEGINS,
  answerMentee: enquiry(scene, 'answerMentee', 'mentee'),
  replyToMentee: reply(scene, 'replyToMentee', 'mentee'),
  deleteMentee: removal(scene, 'deleteMentee', 'mentee'),
});
