import type { Executor } from '#server/database/client.ts';
import { aHiring, apply, type Desk, interviewForm } from '#tests/support/hiring.ts';

/** Creates an application accepted by its recruiter, and discards the emails of both steps. */
export const anAccepted = async (desk: Desk, db: Executor, traits: Parameters<typeof aHiring>[1] = {}) => {
  const hiring = await aHiring(db, traits);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, id };
};

/** Creates one with an interview, and discards its emails too. */
export const aScheduled = async (desk: Desk, db: Executor, more: Record<string, unknown> = {}) => {
  const hiring = await anAccepted(desk, db);
  const { body } = await desk.call('scheduleInterview', { body: interviewForm(hiring.id, more) }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, interview: body.data };
};

/** Returns an application's status as an administrator sees it. */
export const statusOf = async (
  desk: Desk,
  { id, admin }: Pick<Awaited<ReturnType<typeof anAccepted>>, 'id' | 'admin'>,
) => (await desk.call('getApplication', { params: { id } }, admin)).body.status;
