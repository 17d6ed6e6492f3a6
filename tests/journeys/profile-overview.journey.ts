import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (400|401|404|500)|ERR_FAILED/ });
test.describe.configure({ mode: 'parallel' });

test('the overview counts eight sections, says what each lacks, and updates', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Ira', lastName: 'Sen' });
  const { token, user } = candidate;
  const userId = user._id;
  await signInAs(page, candidate);
  await visit(page, '/profile-dashboard');
  const bar = page.getByRole('progressbar', { name: 'Profile completion' });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(page.getByText('Ira Sen').filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByRole('main').getByText(candidate.email, { exact: true })).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByText('Complete your profile to increase visibility to employers!')).toBeVisible();
  await expect(cards).toHaveCount(8);
  await expect(cards.getByText('Complete', { exact: true })).toHaveCount(2);
  await expect(cards.getByText('Incomplete', { exact: true })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Update: Resume' })).toHaveAttribute('href', '/profile/resume');

  await send('saveProfileBasics', {
    token,
    params: { userId },
    body: { profileHeadline: 'Nurse', keySkills: ['Care'], preferredLocations: ['Kolkata'], expectedSalary: 400_000 },
  });
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '75');
  await expect(page.getByText('Good progress! Continue completing your profile.')).toBeVisible();
  await expect(cards.filter({ hasText: 'Salary' })).toContainText(/Last updated \d\d \w{3} \d{4}/);

  await send('saveProfileBasics', { token, params: { userId }, body: { fresher: true } });
  await send('addEducation', { token, body: { degree: 'B.Sc', institute: 'AIIMS', yearOfPassing: 2020 } });
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('Excellent! Your profile is complete.')).toBeVisible();
  await expect(cards.getByRole('link', { name: /^Update: / })).toHaveCount(8);
});

test('an incomplete section leads to its form', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profile-dashboard');
  for (const [section, path] of [
    ['Skill headline', '/profile/skill-headline'],
    ['Experience', '/profile/experience'],
    ['Education', '/profile/education'],
    ['Preferred location', '/profile/location'],
    ['Salary', '/profile/salary'],
    ['Skills', '/profile/skills'],
  ] as const) {
    await expect(page.getByRole('link', { name: `Complete Now: ${section}`, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('an overview that fails to load says why and can be retried', async ({ page, context }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visit(page, '/profile-dashboard');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error!');
  await expect(alert).toContainText('Failed to fetch profile data');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();

  // Another page of this browser detects that the session has ended.
  await send('signOut', { token: candidate.token, body: {} });
  const other = await context.newPage();
  await other.goto('/profile-form');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Authentication token not found')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('profile and card show loading, the person, or that there is none', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Meher', lastName: 'Irani' });
  await signInAs(page, candidate);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/profile/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profilepage');
  await expect(page.getByText('Loading...').filter({ visible: true }).first()).toBeVisible();
  goOn();
  await expect(page.getByRole('article', { name: 'Meher Irani' })).toBeVisible();
  // Empty parts take one line, with links to their forms.
  const article = page.getByRole('article', { name: 'Meher Irani' });
  await expect(article).toContainText('Others don’t see empty sections:');
  await expect(article.getByRole('link', { name: 'Hobbies' })).toHaveAttribute('href', /tab=hobbies/);
  await expect(article.getByRole('heading', { name: 'Hobbies' })).toHaveCount(0);
  await visit(page, '/user-profile');
  await expect(page.getByRole('heading', { name: 'Meher Irani' })).toBeVisible();
  await expect(page.getByText('Only you see it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'account page' })).toHaveAttribute('href', '/account#visibility');
  await expect(page.getByRole('main').getByText('Born', { exact: true })).toBeVisible();
  await page.route('**/api/candidates/*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }), {
    times: 1,
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No user data found.' })).toBeVisible();
  await page.route('**/api/profile/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visit(page, '/profilepage');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the profile.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name: 'Meher Irani' })).toBeVisible();
});

test('a profile opens for its owner and recruiters, and does not exist for others', async ({ page, newPage }) => {
  const [owner, stranger] = [await makeCandidate({ firstName: 'Zoya', lastName: 'Khan' }), await makeCandidate()];
  const recruiter = await makeRecruiter();
  await applyTo(owner, await postJob(recruiter, { title: 'Reader' }));
  const path = `/profile/${owner.user._id}`;
  await signInAs(page, owner);
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Zoya Khan' })).toBeVisible();

  const desk = await newPage();
  await signInAs(desk, recruiter);
  await visit(desk, path);
  await expect(desk.getByRole('heading', { level: 1, name: 'Zoya Khan' })).toBeVisible();
  const resume = desk.getByRole('link', { name: /^Open resume: / });
  const opened = await desk.request.get((await resume.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('application/pdf');

  const phone = await newPage();
  await signInAs(phone, stranger);
  await visit(phone, path);
  const gone = 'We can’t find this profile.';
  await expect(phone.getByRole('heading', { name: gone })).toBeVisible();
  await visit(phone, '/profile/019a0000-0000-7000-8000-000000000000');
  await expect(phone.getByRole('heading', { name: gone })).toBeVisible();
  await visit(phone, `/profilepage?id=${owner.user._id}`);
  await expect(phone.getByRole('heading', { name: gone })).toBeVisible();
});

test('forced colours keep the current item and the steps of a meter', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/candidate-dashboard');
  const fillOf = (selector: string, part?: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
  const canvas = await fillOf('body');
  await expect(page.locator('.meter .filled').first()).toBeVisible();
  expect(await fillOf('.side nav .on', '::before')).not.toBe(canvas);
  expect(await fillOf('.meter .filled')).not.toBe(await fillOf('.meter i:not(.filled)'));
});
