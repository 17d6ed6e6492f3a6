import { eq } from 'drizzle-orm';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { candidates, jobs, notices, resumeSuggestions } from '#server/database/schema/index.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aHiring, anOffer, apply, type Desk, interviewForm } from '#tests/support/hiring.ts';
import { aPicture } from '#tests/support/registrations.ts';
import { signedIn } from '#tests/support/session.ts';

const DEGREE = { degree: 'BE', institute: 'COEP', yearOfPassing: 2020 };
const WORK = { company: 'Kaveri', position: 'Engineer', startDate: '2021-01-01', currentlyWorking: true };
export const PROJECT = { title: 'Bus times', role: 'Author', startDate: '2020-01', endDate: '2020-04' };

const noticeOf = async (db: Executor, { accountId }: Member): Promise<string> => {
  const [found] = await db.select({ id: notices.id }).from(notices).where(eq(notices.accountId, accountId));
  return found?.id ?? '';
};

/**
 * Creates a hidden candidate with an application to a closed job, and everything that both sides can store. Also
 * creates a stranger of each kind, with nothing.
 */
export const openThings = async (desk: Desk) => {
  const { db } = desk.deps;
  const hiring = await aHiring(db);
  const { recruiter, candidate, job } = hiring;
  const application = await apply(desk, candidate, job.id);
  const id = application._id;
  const own = async (name: Parameters<Desk['call']>[0], body: object, who: Member = candidate): Promise<string> => {
    const { body: made } = await desk.call(name, { body }, who);
    const found: unknown = made && typeof made === 'object' && '_id' in made ? made._id : undefined;
    if (typeof found !== 'string') throw new Error(`${name} gives no id.`);
    return found;
  };
  const write = async (who: Member): Promise<string> => {
    const { body } = await desk.call('sendMessage', { params: { applicationId: id }, body: { text: 'Hello.' } }, who);
    return body._id;
  };
  const ofCandidate = {
    skillId: await own('addSkill', { name: 'Go' }),
    educationId: await own('addEducation', DEGREE),
    projectId: await own('addProject', PROJECT),
    experienceId: await own('addExperience', WORK),
    searchId: await own('saveSearch', { name: 'Pune', query: { place: ['Pune'] } }),
  };
  const file = { originalName: 'award.pdf', bytes: pdfDocument() };
  const uploaded = await desk.call('uploadCertification', { body: { title: 'CKA' }, files: { file } }, candidate);
  const [suggestion] = await db
    .insert(resumeSuggestions)
    .values({ candidateId: candidate.accountId, kind: 'skill', value: { kind: 'skill', name: 'Rust' } })
    .returning({ id: resumeSuggestions.id });
  const note = await desk.call('addNote', { params: { id }, body: { text: 'Good.' } }, recruiter);
  const fromRecruiter = await write(recruiter);
  const fromCandidate = await write(candidate);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter);
  await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
  const offer = await anOffer(db, { applicationId: id });
  const picture = await desk.call(
    'addCompanyPicture',
    { body: { caption: 'Our office' }, files: { picture: await aPicture() } },
    recruiter,
  );
  await db
    .update(candidates)
    .set({ findable: false, showCard: false })
    .where(eq(candidates.accountId, candidate.accountId));
  await db.update(jobs).set({ status: 'Not Active' }).where(eq(jobs.id, job.id));
  const [inBell, inTheirBell] = [await noticeOf(db, candidate), await noticeOf(db, recruiter)];
  const sessions = { candidate: await signedIn(db, candidate), recruiter: await signedIn(db, recruiter) };
  return {
    ...hiring,
    candidate: sessions.candidate,
    recruiter: sessions.recruiter,
    ids: {
      ...ofCandidate,
      applicationId: id,
      jobId: job.id,
      candidateId: candidate.accountId,
      candidateCode: candidate.userCode,
      recruiterId: recruiter.accountId,
      certificationId: uploaded.body._id,
      suggestionId: suggestion?.id ?? '',
      noteId: note.body._id,
      messageOfRecruiter: fromRecruiter,
      messageOfCandidate: fromCandidate,
      offerId: offer.id,
      savedTextId: await own('addSavedText', { name: 'Thanks', text: 'Thank you.' }, recruiter),
      pictureId: picture.body.pictures[0]?._id ?? '',
      noticeOfCandidate: inBell,
      noticeOfRecruiter: inTheirBell,
      sessionOfCandidate: sessions.candidate.sessionId,
      sessionOfRecruiter: sessions.recruiter.sessionId,
    },
  };
};

export type Things = Awaited<ReturnType<typeof openThings>>;
