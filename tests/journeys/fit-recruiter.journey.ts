import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, confirmAddress, makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (404|429|500)/ });

const APPLICATIONS = '/recruiter-maindashboards/applications';
const DATABASE = '/recruiter-maindashboards/database';

test('applications are sorted and filtered by fit, and its reasons are shown beside the list', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, {
    title: 'Boiler Attendant',
    skills: ['Boilers', 'Gauges', 'First aid'],
    mustSkills: ['Boilers'],
  });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose', skills: 'Boilers, gauges' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ravi Nene', skills: 'First aid' });
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  const rows = page.getByRole('row').filter({ hasText: 'of 3 skills' });
  await expect(rows).toHaveText([/Ravi Nene.*1 of 3 skills/s, /Ila Bose.*2 of 3 skills/s]);

  const head = page.getByRole('columnheader', { name: 'Fit, skills' });
  await head.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/sort=-fit/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toHaveText([/Ila Bose/, /Ravi Nene/]);
  await expect(page.getByRole('link', { name: 'Best fit' })).toHaveAttribute('aria-current', 'true');
  await head.getByRole('link').click();
  await expect(rows).toHaveText([/Ravi Nene/, /Ila Bose/]);
  await page.getByLabel('Matching skills').selectOption('At least 2 matching skills');
  await expect(page).toHaveURL(/matched=2/);
  await expect(rows).toHaveText([/Ila Bose/]);
  await expectAccessible(page, 'applications with their fits');

  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await expect(panel.getByRole('region', { name: 'Fit' }).getByRole('listitem')).toHaveText([
    'Boilers must have',
    'Gauges',
    'First aid, missing',
  ]);
  await panel.getByRole('link', { name: 'See all reasons' }).click();
  await expect(panel.getByText('It never rejects or hides anyone. Ila Bose sees the same reasons.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([
    /Boilers.*must have.*Has it.*Listed in their skills/,
    /Gauges.*Has it/,
    /First aid.*Missing.*Not in their profile/,
  ]);
  await expect(panel.getByRole('row', { name: /^Experience/ })).toContainText('Fits');
  await expectAccessible(page, 'reasons of a fit');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(panel.getByRole('link', { name: 'Fit 2/3' })).toHaveAttribute('aria-current', 'page');

  await visit(page, `${APPLICATIONS}?view=board&sort=-fit`);
  const cards = page.getByRole('region', { name: 'Pending' }).getByRole('listitem');
  await expect(cards).toHaveText([/Ila Bose.*2 of 3 skills/s, /Ravi Nene.*1 of 3 skills/s]);
  // "1 near" follows in the same line.
  await expect(cards.first().getByText('2 of 3 skills', { exact: true })).toHaveCSS('display', 'inline');
});

test('fitting candidates are listed on request, with reasons, and invited', async ({ page }) => {
  const [skill, other] = [`Zari${randomUUID().slice(0, 6)}`, `Loom${randomUUID().slice(0, 6)}`];
  const asha = await makeCandidate({ firstName: 'Asha', lastName: skill, skills: `${skill}, ${other}` });
  await confirmAddress(asha);
  const work = { company: 'Kosa Mill', position: 'Weaver', startDate: '2023-01-01', endDate: '2023-12-31' };
  await send('addExperience', { token: asha.token, body: { ...work, currentlyWorking: false } });
  const applied = await makeCandidate({ firstName: 'Meera', lastName: skill, skills: skill });
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  const job = await postJob(recruiter, { title: 'Weaver', skills: [skill, other] });
  const nobody = await postJob(recruiter, { title: 'Nobody', skills: [`Un${skill}`] });
  await applyTo(applied, job, { fullName: `Meera ${skill}`, skills: skill });
  await signInAs(page, recruiter);
  await visit(page, `/recruiter-maindashboards/job-posted?job=${job.jobId}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/matches/candidates')) asked.push(request.url());
  });
  await page.getByRole('dialog').getByRole('link', { name: 'See who fits' }).click();
  await expect(page).toHaveURL(new RegExp(`fits=${job.jobId}`));
  const form = page.getByRole('search', { name: 'Who fits this job' });
  await expect(form.getByLabel('Who fits this job')).toHaveValue(job.jobId);
  await expect(form).toContainText('Each candidate we list counts towards the number you can view a day');
  expect(asked).toEqual([]);
  await form.getByRole('button', { name: 'Show who fits' }).click();
  await expect(page.getByRole('heading', { name: /2 candidates fit/ })).toBeVisible();
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows).toHaveText([/Asha.*2 of 2 skills/s, /Meera.*1 of 2 skills.*Applied to you.*Loom\w+, missing/s]);
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await expect(first).toContainText('Experience1 year');
  await first.getByText('All reasons').click();
  await expect(first.getByRole('row', { name: /^Experience/ })).toBeVisible();
  await expect(second.getByRole('button', { name: /^Invite/ })).toHaveCount(0);
  await expectAccessible(page, 'who fits a job');
  await first.getByRole('button', { name: /^Invite/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Job', { exact: true })).toHaveValue(new RegExp(`${job.jobId}$`));
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const isInvited = async () => {
    await expect(first.getByText('Invited', { exact: true })).toBeVisible();
    await expect(first.getByRole('button', { name: /^Invite/ })).toHaveCount(0);
  };
  await isInvited();
  await page.reload();
  await isInvited();

  await form.getByLabel('Who fits this job').selectOption(nobody.jobId);
  await form.getByRole('button', { name: 'Show who fits' }).click();
  await expect(page.getByText('No candidate in the database fits this job yet.')).toBeVisible();
  await page.route('**/api/matches/candidates*', (route) =>
    route.fulfill({ status: 429, json: { code: 'DAILY_LIMIT', message: 'Enough for today.' } }),
  );
  await page.reload();
  await expect(page.getByText('You’ve reached today’s limit for viewing candidates.')).toBeVisible();
  await page.unroute('**/api/matches/candidates*');
  const elsewhere = await postJob(await makeRecruiter(), { title: 'Elsewhere' });
  await visit(page, `${DATABASE}?fits=${elsewhere.jobId}&listed=yes`);
  await expect(page.getByText('We can’t find this job among yours.')).toBeVisible();
});

test('a job being posted shows how many fit its skills, which are rare, and which are usually asked together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route('**/api/matches/posting', (route) => {
    const { skills, mustSkills } = route.request().postDataJSON();
    const rare = (skill: string) => skill === 'Kotlin';
    return route.fulfill({
      json: {
        skills: skills.map((skill: string) => ({ skill, candidates: null, listings: 9, rare: rare(skill) })),
        beside: [{ skill: 'Java', listings: 60 }],
        people: { all: 900, fit: 40, ...(mustSkills.length > 0 && { everyMust: 10 }), oneMustMissing: null },
      },
    });
  });
  await signInAs(page, await makeRecruiter());
  await visit(page, '/job-posting-forms');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.fill('Kotlin,');
  const hints = page.getByRole('region', { name: 'Who fits now' });
  await expect(hints).toContainText('About 40 candidates who can be found fit these skills.');
  await expect(hints).toContainText('Few candidates list Kotlin.');
  const must = page.getByRole('checkbox', { name: 'Kotlin' });
  await must.focus();
  await page.keyboard.press('Space');
  await expect(must).toBeChecked();
  await expect(hints).toContainText('About 10 have every must-have skill, fewer than 5 lack only one.');
  await expectAccessible(page, 'hints for the skills of a job');
  await hints.getByRole('button', { name: 'Make Kotlin nice to have' }).press('Enter');
  await expect(must).not.toBeChecked();
  await expect(hints).toBeFocused();
  await hints.getByRole('button', { name: 'Add Java' }).click();
  await expect(page.getByRole('checkbox', { name: 'Java' })).toBeVisible();
  await expect(hints.getByRole('button', { name: 'Add Java' })).toHaveCount(0);

  await page.route('**/api/matches/posting', (route) => route.fulfill({ status: 500, body: '' }));
  await skills.fill('Gradle,');
  await expect(page.getByRole('checkbox', { name: 'Gradle' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a job among many is found by typing', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const word = `Ferry${randomUUID().slice(0, 6)}`;
  const job = await postJob(recruiter, { title: `${word} Master`, skills: [`Knots ${word}`] });
  await postJob(recruiter, { title: 'Deck Hand' });
  await signInAs(page, recruiter);
  // Makes the list contain only the newest jobs.
  await page.route('**/api/jobpostingform/jobs?*own=true*', async (route) => {
    const isSearched = new URL(route.request().url()).searchParams.has('q');
    const response = await route.fetch();
    const rows = ((await response.json()) as { title: string }[]).filter(
      ({ title }) => isSearched || title === 'Deck Hand',
    );
    await route.fulfill({ response, json: rows, headers: { ...response.headers(), 'x-total-count': '2972' } });
  });
  await visit(page, DATABASE);
  const form = page.getByRole('search', { name: 'Who fits this job' });
  const field = form.getByRole('combobox', { name: 'Who fits this job' });
  await field.click();
  await expect(page.getByText('There are more jobs. Keep typing to find them.')).toBeVisible();
  await field.fill(word.toLowerCase());
  await expect(page.getByRole('option', { name: new RegExp(`${word} Master`) })).toBeVisible();
  await expect(page.getByText(/Keep typing/)).toBeHidden();
  // A skill is not in the job's name: only the server finds it.
  await field.fill(`knots ${word}`.toLowerCase());
  await page.getByRole('option', { name: new RegExp(`${word} Master`) }).click();
  await form.getByRole('button', { name: 'Show who fits' }).click();
  await expect(page).toHaveURL(new RegExp(`fits=${job.jobId}&listed=yes`));
  await expect(field).toHaveValue(new RegExp(`^${word} Master`));
});
