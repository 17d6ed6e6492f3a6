import type { Executor } from '#server/database/client.ts';
import { aHiring, apply, type Desk, interviewForm } from '#tests/support/hiring.ts';

/** An application that its recruiter has accepted; the mails of both acts are gone. */
export const anAccepted = async (desk: Desk, db: Executor, traits: Parameters<typeof aHiring>[1] = {}) => {
  const hiring = await aHiring(db, traits);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, id };
};

/** One with an interview, whose mails are gone, too. */
export const aScheduled = async (desk: Desk, db: Executor, more: Record<string, unknown> = {}) => {
  const hiring = await anAccepted(desk, db);
  const { body } = await desk.call('scheduleInterview', { body: interviewForm(hiring.id, more) }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, interview: body.data };
};

/** The status of an application, as an administrator sees it. */
export const statusOf = async (
  desk: Desk,
  { id, admin }: Pick<Awaited<ReturnType<typeof anAccepted>>, 'id' | 'admin'>,
) => (await desk.call('getApplication', { params: { id } }, admin)).body.status;
