import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { confirmAddress, mailTo, makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (403|404|409|412|429|500|502)/ });

const DATABASE = '/recruiter-maindashboards/database';

test('the database is searched, paged and shown as cards and as a table; a resume opens and a candidate is invited', async ({
  page,
}) => {
  const word = `Zari${randomUUID().slice(0, 6)}`;
  const asha = await makeCandidate({ firstName: word, lastName: 'Kamble' });
  await confirmAddress(asha);
  await makeCandidate({ firstName: word, lastName: 'Shinde', skills: 'Weaving of Zari' });
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  const job = await postJob(recruiter, { title: 'Weaver of Zari' });
  await signInAs(page, recruiter);
  await visit(page, DATABASE);
  await expect(page.getByText('Candidates can see that you viewed them.')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText('2 candidates')).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${word} Kamble` });
  await expect(card).toContainText(asha.email);
  await expect(card).toContainText(asha.user.userCode);
  await expectAccessible(page, 'candidate database as cards');

  await card.getByRole('button', { name: `Resume of ${word} Kamble` }).click();
  const preview = page.getByRole('dialog', { name: `Resume of ${word} Kamble` });
  await expect(preview.locator('canvas').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await send('setNotifications', { token: asha.token, body: { job_invitation: { mail: 'now' } } });
  await card.getByRole('button', { name: `Invite ${word} Kamble to apply` }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${word} Kamble to apply` });
  await expect(dialog.getByLabel('Job', { exact: true })).toHaveValue(new RegExp(`${job.jobId}$`));
  await expect(dialog).toContainText('20 candidates a day');
  await dialog.getByLabel('Message').fill('Your loom work is fine.');
  await expectAccessible(page, 'invitation to apply');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('has been invited to apply.')).toBeVisible();
  await expect(card.getByText('Invited', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await mailTo(asha.email, /invite/i)).text).toContain('Your loom work is fine.');
  await card.getByRole('button', { name: `Invite ${word} Kamble to apply` }).click();
  await expect(dialog).toContainText(`${word} Kamble has applied to or was invited to each of your jobs`);
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const other = await postJob(recruiter, { title: 'Dyer of Zari' });
  // The list that the page holds is older than this job, and a new one can arrive last.
  await page.route(
    (url) => url.pathname.endsWith('/jobs') && url.searchParams.has('own'),
    (route) => setTimeout(() => void route.continue(), 500),
    { times: 1 },
  );
  await card.getByRole('button', { name: `Invite ${word} Kamble to apply` }).click();
  await expect(dialog.getByLabel('Job', { exact: true })).toHaveValue(new RegExp(`${other.jobId}$`));
  await expect(dialog).toContainText(`Without 1 job that ${word} Kamble has applied to or was invited to.`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates-table\\?q=${word}`));
  const row = page.getByRole('row').filter({ hasText: `${word} Shinde` });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'candidate database as a table');
  const shown = page.getByRole('main').getByRole('row', { name: new RegExp(word) });
  await page.getByRole('columnheader', { name: 'Candidate' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Sort by')).toHaveValue('firstName');
  await page.getByLabel('Skills').fill('Weaving of Zari, no such skill');
  await expect(shown).toHaveCount(1);
  await expect(row).toBeVisible();
  await page.getByLabel('Experience').selectOption('10+ years');
  await expect(page.getByText('No candidates match your search.')).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: 'Clear filters' }).click();
  await page.getByLabel('Search candidates').fill(word);
  await expect(shown).toHaveCount(2);
  // Typing while switching to the other view filters the new one.
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByLabel('Search candidates').fill(`${word} nobody`);
  await expect(page).toHaveURL(new RegExp(`/all-candidates\\?q=${word}\\+nobody`));
  await expect(page.getByText('No candidates match your search.')).toBeVisible();
  await page.getByRole('search').getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('No candidates match your search.')).toBeHidden();
  // Typing before going elsewhere does not cancel the navigation.
  await page.getByLabel('Search candidates').fill(word);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL(/\/JobApplicationStats$/);
  await expect(page.getByLabel('Search candidates')).toBeHidden();
  await page.goBack();
  await page.getByLabel('Search candidates').fill(word);
  await expect(page.getByText('2 candidates')).toBeVisible();
  await page.getByRole('link', { name: `Profile of ${word} Shinde` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} Shinde` })).toBeVisible();
});

test('a recruiter with more open jobs than are listed finds the others by typing', async ({ page }) => {
  const word = `Zari${randomUUID().slice(0, 6)}`;
  const asha = await makeCandidate({ firstName: word, lastName: 'Kamble' });
  await confirmAddress(asha);
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  const old = await postJob(recruiter, { title: `Old ${word}` });
  await postJob(recruiter, { title: `New ${word}` });
  await signInAs(page, recruiter);
  // Only the newest job is listed, of many.
  await page.route(
    (url) => url.pathname.endsWith('/jobs') && url.searchParams.has('own') && !url.searchParams.has('q'),
    async (route) => {
      const response = await route.fetch();
      const jobs: unknown[] = await response.json();
      await route.fulfill({
        response,
        json: jobs.slice(0, 1),
        headers: { ...response.headers(), 'x-total-count': '150' },
      });
    },
  );
  await visit(page, `${DATABASE}?q=${word}`);
  await page.getByRole('button', { name: `Invite ${word} Kamble to apply` }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${word} Kamble to apply` });
  const job = dialog.getByLabel('Job', { exact: true });
  await expect(job).toHaveValue('');
  await job.click();
  await expect(page.getByRole('option')).toHaveCount(1);
  await job.fill(`old ${word}`);
  await page.getByRole('option', { name: `Old ${word}` }).click();
  await expect(job).toHaveValue(new RegExp(`${old.jobId}$`));
  // Typing over a chosen job removes it: the invitation would be for another job than the field shows.
  await job.fill('Another job');
  // The open list hides the rest of the page from assistive technology.
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await job.fill(old.jobId);
  await page.getByRole('option', { name: `Old ${word}` }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('has been invited to apply.')).toBeVisible();
});

test('in Hindi the search and the filters change the list as well', async ({ page }) => {
  const word = `Zari${randomUUID().slice(0, 6)}`;
  await makeCandidate({ firstName: word, lastName: 'Kamble' });
  const recruiter = await makeRecruiter();
  await send('changeLanguage', { token: recruiter.token, body: { language: 'hi' } });
  await signInAs(page, { ...recruiter, user: Object.assign(recruiter.user, { language: 'hi' }) });
  await visit(page, `/hi${DATABASE}`);
  await page.getByPlaceholder('नाम, ईमेल या स्किल').fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/hi${DATABASE}\\?q=${word}`));
  await expect(page.getByRole('listitem').filter({ hasText: `${word} Kamble` })).toBeVisible();
});

test('the database says why it is closed: a failure, the daily limit, an unconfirmed address', async ({ page }) => {
  await signInAs(page, await makeRecruiter());
  const list = '**/api/candidates?*';
  await page.route(list, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }));
  await visit(page, DATABASE);
  await expect(page.getByText('HTTP error! Status: 502')).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { message: 'The shelves are locked.', code: 'UNEXPECTED' } }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load candidates: The shelves are locked.')).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 429, json: { message: 'Full.', code: 'DAILY_LIMIT' } }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('You’ve reached today’s limit for viewing candidates.')).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ status: 403, json: { message: 'Confirm.', code: 'EMAIL_UNCONFIRMED' } }),
  );
  await visit(page, '/all-candidates');
  await expect(page.getByText('Confirm your email address first.')).toBeVisible();
  await expectAccessible(page, 'closed candidate database');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/account/);
});

test('a saved text in an invitation follows the chosen job until it is edited', async ({ page }) => {
  const word = `Zari${randomUUID().slice(0, 6)}`;
  await makeCandidate({ firstName: word, lastName: 'Kamble' });
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  for (const title of ['Telecaller', 'Route Planner']) await postJob(recruiter, { title });
  const text = 'Dear {name}, our job {job} may suit you.';
  await send('addSavedText', { token: recruiter.token, body: { name: 'First word', text } });
  await signInAs(page, recruiter);
  await visit(page, `${DATABASE}?q=${word}`);
  await page.getByRole('button', { name: `Invite ${word} Kamble to apply` }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${word} Kamble to apply` });
  const message = dialog.getByLabel('Message');
  const choose = async (title: string) => {
    await dialog.getByLabel('Job', { exact: true }).fill(title);
    await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
  };
  await dialog.getByRole('button', { name: 'Saved texts' }).click();
  await page.getByRole('menuitem', { name: 'First word' }).click();
  await expect(message).toHaveValue(`Dear ${word} Kamble, our job {job} may suit you.`);
  await choose('Telecaller');
  await expect(message).toHaveValue(`Dear ${word} Kamble, our job Telecaller may suit you.`);
  await message.press('ControlOrMeta+End');
  await message.pressSequentially(' Call me.');
  await choose('Route Planner');
  await expect(message).toHaveValue(`Dear ${word} Kamble, our job Route Planner may suit you. Call me.`);
  await message.fill('Our job Route Planner may suit you.');
  await choose('Telecaller');
  await expect(dialog.getByLabel('Job', { exact: true })).toHaveValue(/^Telecaller/);
  await expect(message).toHaveValue('Our job Route Planner may suit you.');
});
