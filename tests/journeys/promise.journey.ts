import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/database/client.ts';
import { applications } from '#server/database/schema/index.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  dayFromToday,
  mailTo,
  makeCandidate,
  makeRecruiter,
  portalDatabaseUrl,
  postJob,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

/** Sets an application's promised day to this many days from today. */
const dueIn = async (applicationId: string, days: number): Promise<void> => {
  const database = openDatabase({ url: portalDatabaseUrl(), max: 1 });
  await database.db
    .update(applications)
    .set({ answerBy: dayFromToday(days) })
    .where(eq(applications.id, applicationId));
  await database.close();
};

test('a candidate reads when to expect an answer, and a recruiter answers all due applications together, each with a reason', {
  tag: CORE,
}, async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Lamp Designer', answerDays: 14 });
  const candidates = [await makeCandidate(), await makeCandidate(), await makeCandidate()] as const;
  const [late, soon, later] = [
    await applyTo(candidates[0], job, { fullName: 'Rohit Yadav', currentCompany: 'Lantana Works' }),
    await applyTo(candidates[1], job, { fullName: 'Nazneen Bhatt' }),
    await applyTo(candidates[2], job, { fullName: 'Gauri Naik' }),
  ];
  await dueIn(late._id, -2);
  await dueIn(soon._id, 1);

  await visit(page, `/jobs/${job.jobId}/lamp-designer`);
  await expect(page.getByText('You’ll hear by').first()).toBeVisible();
  await expect(page.getByText('Too few to say')).toBeVisible();

  await signInAs(page, candidates[0]);
  await page.goto('/candidate-dashboard/job-applied');
  await expect(page.getByText('has not answered in the time it promised')).toBeVisible();

  await signInAs(page, recruiter);
  await page.goto('/recruiter-maindashboards/job-posted');
  await page.getByRole('link', { name: '2 promised answers are due' }).click();
  await expect(page.getByText('1 is overdue, 1 is due soon')).toBeVisible();
  const overdue = page.getByText('2 days overdue');
  await expect(overdue).toBeVisible();
  const before = overdue.evaluate((wait) => getComputedStyle(wait, '::before').content);
  expect(await before).toContain('·');
  await expect(page.getByRole('link', { name: 'Open Rohit Yadav’s application' })).toHaveAttribute(
    'href',
    /applications\?application=/,
  );
  await page.getByLabel('Reason for the rest').selectOption('Other experience needed');
  await page.getByRole('button', { name: 'Set for 2' }).click();
  await page.getByLabel('Reason for Rohit Yadav').selectOption('Other reason');
  await expect(page.getByText('needs your own sentence')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject 1 person' })).toBeVisible();
  await page.getByLabel('Your own sentence for Rohit Yadav').fill('Your lamps are lovely.');
  await page.reload();
  await expect(page.getByText('We kept what you chose and wrote before.')).toBeVisible();
  await expect(page.getByLabel('Your own sentence for Rohit Yadav')).toHaveValue('Your lamps are lovely.');
  await expect(page.getByRole('button', { name: 'Reject 2 people' })).toBeVisible();
  await page.getByLabel('Your own sentence for Rohit Yadav').focus();
  const letter = page.getByRole('complementary', { name: 'What Rohit Yadav reads' });
  await expect(letter).toContainText('Your lamps are lovely.');
  await expect(letter).toContainText('2 days later than promised');
  await page.getByRole('button', { name: 'Reject 2 people' }).click();
  await expect(page.getByText('No answers are due.')).toBeVisible();
  // Sending the answers removes the draft.
  expect(await page.evaluate(() => localStorage.getItem('draft:answers-due'))).toBeNull();
  const mail = await mailTo(candidates[1].email, /About your application for Lamp Designer/);
  expect(mail.text).toContain('The work needs experience of another kind.');

  await page.goto(`/recruiter-maindashboards/answers-due?of=${later.jobPostId}`);
  await expect(page.getByLabel('Reason for Gauri Naik')).toBeVisible();
  await expect(page.getByText('The others follow')).toHaveCount(0);
  // With more than fit in one response, the page says that these are not all.
  await page.route(/\/api\/applyjobs\?.*limit=200/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-total-count': '260' } });
  });
  await page.reload();
  await expect(page.getByText('These are the 1 who have waited longest, of 260.')).toBeVisible();
});
