import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { testDatabase } from '#tests/support/database.ts';
import { apply, emailOf, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const BOTH = 'Posted by Setu Staffing for Tessera Labs.';

const posted = async ({ own = 'Setu Staffing', company = 'Tessera Labs' } = {}) => {
  const recruiter = await aRecruiter(database.db, { companyName: own });
  const job = await aJob(database.db, { recruiterId: recruiter.accountId, companyName: company });
  return { recruiter, job, candidate: await aCandidate(database.db) };
};

describe('a job that a recruiter posts for another company', () => {
  it('names the company that posted it, to everyone and wherever it is saved', async () => {
    const { job, candidate } = await posted();
    for (const caller of [VISITOR, candidate]) {
      const { body } = await desk.call('getJob', { params: { id: job.id } }, caller);
      expect(body).toMatchObject({ companyName: 'Tessera Labs', postedByCompany: 'Setu Staffing' });
    }
    const saved = await desk.call('saveJob', { params: { jobId: job.jobCode } }, candidate);
    expect(saved.body.postedByCompany).toBe('Setu Staffing');
  });

  it('does not say so for the recruiter’s own company, and discloses a recruiter without one', async () => {
    const read = async ({ job }: Awaited<ReturnType<typeof posted>>) =>
      (await desk.call('getJob', { params: { id: job.id } }, VISITOR)).body;
    expect(await read(await posted({ own: ' tessera labs' }))).not.toHaveProperty('postedByCompany');
    expect((await read(await posted({ own: '' }))).postedByCompany).toBe('');
  });

  it('says so in application, interview and offer, and in every email to the candidate', async () => {
    const { recruiter, job, candidate } = await posted();
    const application = await apply(desk, candidate, job.id);
    const address = await emailOf(database.db, candidate);
    const told = async (): Promise<string[]> =>
      (await desk.mails()).filter(({ to }) => to === address).map(({ text }) => text);
    expect(application.postedByCompany).toBe('Setu Staffing');
    expect(await told()).toEqual([expect.stringContaining(`${BOTH} Setu Staffing reads your application.`)]);

    const { _id: id } = application;
    await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter);
    expect(await told()).toEqual([expect.stringContaining(BOTH)]);
    const interview = await desk.call('scheduleInterview', { body: interviewForm(id) }, recruiter);
    expect(interview.body.data.postedByCompany).toBe('Setu Staffing');
    expect(await told()).toEqual([expect.stringContaining(BOTH)]);
    const result = { status: 'Selected' } as const;
    await desk.call('setInterviewResult', { params: { applicationId: id }, body: result }, recruiter);
    expect(await told()).toEqual([expect.stringContaining(BOTH)]);
    const offer = { jobTitle: 'Engineer', location: 'Pune', salary: 900_000, expiresOn: '2026-11-30', letter: 'Come.' };
    const made = await desk.call('makeOffer', { body: { applicationId: id, ...offer } }, recruiter);
    expect(made.body.postedByCompany).toBe('Setu Staffing');
    expect(await told()).toEqual([expect.stringContaining(BOTH)]);
  });
});
