import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/database/client.ts';
import { interviews } from '#server/database/schema/index.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  dayFromToday,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  portalDatabaseUrl,
  postJob,
  scheduleInterview,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';

const MINUTE = 60_000;

/** Sets an interview's start to this many minutes ago. */
const begunAgo = async (applicationId: string, minutes: number): Promise<void> => {
  const database = openDatabase({ url: portalDatabaseUrl(), max: 1 });
  const startsAt = new Date(Date.now() - minutes * MINUTE);
  await database.db.update(interviews).set({ startsAt }).where(eq(interviews.applicationId, applicationId));
  await database.close();
};

test('work that needs attention is listed, a past interview asks for its result, and closing a job asks for answers', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Signal Fitter' });
  const apply = async (fullName: string) => {
    const candidate = await makeCandidate();
    const application = await applyTo(candidate, job, { fullName });
    await answerApplication(recruiter, application, 'accepted');
    return { candidate, ...application };
  };
  const [over, running, elsewhen, hired] = [
    await apply('Ila Bose'),
    await apply('Om Pathak'),
    await apply('Uma Nair'),
    await apply('Ravi Jain'),
  ];
  await applyTo(await makeCandidate(), job, { fullName: 'Zoya Merchant' });
  for (const { _id } of [over, running, elsewhen])
    await scheduleInterview(recruiter, { _id }, { interviewDateTime: `${dayFromToday(3)}T11:30` });
  await scheduleInterview(recruiter, hired, { interviewDateTime: `${dayFromToday(4)}T11:30` });
  await begunAgo(over._id, 61);
  await begunAgo(running._id, 30);
  const wish = { answer: 'another_time', message: 'I travel that day.', wishes: [] };
  for (const { candidate, _id } of [elsewhen, hired])
    await send('answerInterview', { token: candidate.token, params: { applicationId: _id }, body: wish });
  const offer = await makeOffer(recruiter, hired);
  await send('answerOffer', { token: hired.candidate.token, params: { id: offer.id }, body: { status: 'Accepted' } });

  // Nothing is left to do about the interview of a job that an administrator deleted.
  const removed = await postJob(recruiter, { title: 'Crossing Keeper' });
  const stopped = await applyTo(await makeCandidate(), removed, { fullName: 'Tara Sen' });
  await answerApplication(recruiter, stopped, 'accepted');
  await scheduleInterview(recruiter, stopped, { interviewDateTime: `${dayFromToday(3)}T11:30` });
  await begunAgo(stopped._id, 61);
  const { token } = await signInAdminOver();
  await send('deleteJob', { token, params: { id: removed._id } });

  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/job-posted');
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await expect(attention.getByRole('link', { name: '1 candidate asks for another time' })).toBeVisible();
  await expect(attention.getByRole('link', { name: '1 interview has no result yet' })).toBeVisible();
  await expect(attention.getByRole('link', { name: '1 offer accepted this week' })).toBeVisible();

  await page.getByLabel('Status of Signal Fitter').selectOption('Closed');
  const question = page.getByRole('dialog', { name: 'Close “Signal Fitter”?' });
  await expect(question).toContainText('One person has applied and has no answer yet.');
  await expect(question).toContainText('3 interviews are ahead or have no result yet.');
  await expect(question.getByRole('link', { name: 'See these 3 interviews' })).toBeVisible();
  await question.getByRole('link', { name: 'Answer them first' }).click();
  await expect(page.getByLabel('Reject Zoya Merchant')).toBeChecked();
  await expect(page.getByLabel(/^Reason for (?!the rest)/)).toHaveCount(1);
  // Once everyone has an answer, the job can be closed, which is what led here.
  await page.getByLabel('Reason for Zoya Merchant').selectOption('Other experience needed');
  await page.getByRole('button', { name: 'Reject 1 person' }).click();
  await expect(page.getByText('Everyone who applied for this job has an answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Close this job' }).click();
  await expect(question).toContainText('3 interviews are ahead or have no result yet.');
  await question.getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('Job status updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close this job' })).toHaveCount(0);

  await visit(page, `/recruiter-maindashboards/applications?application=${running._id}`);
  const panel = page.getByRole('complementary', { name: 'Om Pathak' });
  await expect(panel.getByRole('heading', { name: 'Interview' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Did not come' })).toBeHidden();

  await visit(page, '/recruiter-maindashboards/job-posted');
  await attention.getByRole('link', { name: /, Ila Bose$/ }).click();
  const sections = page.getByRole('complementary', { name: 'Ila Bose' }).getByRole('heading', { level: 3 });
  await expect(sections.filter({ hasText: /^(Fit|Interview)$/ })).toHaveText(['Interview', 'Fit']);
  await page.getByRole('button', { name: 'Did not come' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record that they did not come' }).click();
  await expect(page.getByText('Recorded: did not come.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Ila Bose' });
  await expect(row.getByText('Did not come')).toBeVisible();
  await expect(row.getByLabel('Status of Ila Bose')).toHaveValue('rejected');
});

test('applications to a deleted job say that it has closed, and still need attention after the last job', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Points Oiler' });
  await applyTo(await makeCandidate(), job, { fullName: 'Lata Kamble' });
  await send('deleteJob', { token: recruiter.token, params: { id: job._id } });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/job-posted');
  await expect(page.getByText(/^You haven.t posted any jobs yet\.$/)).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await attention.getByRole('link', { name: '1 application needs your answer' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Lata Kamble' })).toContainText('Job closed');
});
