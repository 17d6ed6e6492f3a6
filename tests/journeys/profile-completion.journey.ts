import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, send } from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|401|404|412|500)|ERR_FAILED/ });
test.describe.configure({ mode: 'parallel' });

const UPDATED = 'Profile updated successfully!';

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });
const openTab = async (page: Page, name: string): Promise<void> => {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
};
const done = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(UPDATED);
const save = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await expect(done(page).last()).toBeVisible();
};
const addTags = async (page: Page, label: string, ...tags: string[]): Promise<void> => {
  for (const tag of tags) {
    await page.getByRole('combobox', { name: label }).fill(tag);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
  }
};

test('the six tabs are filled in and saved one by one, and the profile shows them', {
  tag: CORE,
}, async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Lata', lastName: 'Bhosale' });
  await signInAs(page, candidate);
  await visit(page, '/profiles-complete');
  await expect(page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link')).toHaveText([
    'Profile Basics',
    'Education',
    'Projects',
    'Certificates',
    'Contact & Social',
    'Hobbies',
  ]);

  await page.getByLabel('Profile headline').fill('Physics tutor with a laboratory of her own');
  await addTags(page, 'Key skills', 'Optics', 'Teaching');
  await addTags(page, 'Preferred locations', 'Nagpur');
  await page.getByLabel('I am a fresher').check();
  await page.getByLabel('Expected salary').fill('650000');
  await page.getByLabel('Notice period').selectOption('30 days');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/candidates/profile-basics/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save profile basics' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  goOn();
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('region', { name: 'Notifications' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save profile basics' })).toBeEnabled();

  await openTab(page, 'Education');
  await expect(page.getByRole('region', { name: 'Education 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Education 1' })).toHaveCount(0);
  await page.getByLabel('Degree').fill('B.Sc Physics');
  await page.getByLabel('Institution').fill('Hislop College');
  await page.getByLabel('Start date').fill('2015-07-01');
  await page.getByLabel('End date').fill('2018-05-31');
  await page.getByRole('button', { name: 'Add education' }).click();
  const second = page.getByRole('region', { name: 'Education 2' });
  await expect(second.getByLabel('Degree')).toBeFocused();
  await second.getByLabel('Degree').fill('M.Sc Physics');
  await page.getByRole('button', { name: 'Remove Education 2' }).click();
  await expect(page.getByRole('region', { name: 'Education 2' })).toHaveCount(0);
  // At the foot of the page the message does not cover the button.
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Save education' }).click({ trial: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(second.getByLabel('Degree')).toHaveValue('M.Sc Physics');
  await save(page, 'Save education');

  await openTab(page, 'Projects');
  await page.getByLabel('Title').fill('A rainbow in a box');
  await page.getByLabel('Description').fill('Forty schools build it from cardboard.');
  await addTags(page, 'Technologies', 'Cardboard');
  await page.getByRole('textbox', { name: 'Link' }).fill('rainbow.example/box');
  await save(page, 'Save projects');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://rainbow.example/box');

  await openTab(page, 'Certificates');
  await page.getByLabel('Name').fill('Best young teacher');
  await page.getByLabel('Issuer').fill('Zilla Parishad Nagpur');
  await page.getByLabel('Issue date').fill('2024-09-05');
  await save(page, 'Save certificates');

  await openTab(page, 'Contact & Social');
  await page.getByLabel('Contact phone').fill('+91 98765 43210');
  await page.getByLabel('LinkedIn').fill('https://linkedin.com/in/lata');
  await save(page, 'Save contact & social');

  await openTab(page, 'Hobbies');
  await page.getByLabel('Hobby 1').fill('Kites');
  await page.getByRole('button', { name: 'Add hobby' }).press('Enter');
  await expect(page.getByLabel('Hobby 2')).toBeFocused();
  await page.keyboard.type('Tabla');
  await page.keyboard.press('Enter');
  await expect(done(page).last()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Hobby 2')).toHaveValue('Tabla');
  await visit(page, '/profile-form');
  await expect(page.getByLabel('Profile headline')).toHaveValue('Physics tutor with a laboratory of her own');
  await expect(page.getByLabel('Expected salary')).toHaveValue('6,50,000');

  await visit(page, '/profilepage');
  const profile = page.getByRole('article', { name: 'Lata Bhosale' });
  for (const text of [
    'Physics tutor with a laboratory of her own',
    'Optics',
    'M.Sc Physics',
    'Hislop College',
    'A rainbow in a box',
    'Best young teacher',
    'Kites',
    candidate.email,
  ]) {
    await expect(profile.getByText(text).first()).toBeVisible();
  }
  for (const title of [
    'Resume headline',
    'Experience',
    'Education',
    'Projects',
    'Awards',
    'Certifications',
    'Key skills',
    'Personal information',
  ]) {
    // Empty parts are named in one line, with links to their forms.
    const heading = profile.getByRole('heading', { name: title });
    await expect(heading.or(profile.getByRole('link', { name: title, exact: true }))).toBeVisible();
  }
});

test('the forms and the lists edit the same rows: additions elsewhere stay, removals go', async ({ page }) => {
  const candidate = await makeCandidate();
  const { token } = candidate;
  const add = (degree: string) =>
    send('addEducation', { token, body: { degree, institute: 'IIT Kanpur', yearOfPassing: 2019 } });
  await add('B.Tech');
  await add('M.Tech');
  await signInAs(page, candidate);
  await visit(page, '/profiles-complete?tab=education');
  await expect(page.getByRole('region', { name: /^Education \d$/ })).toHaveCount(2);
  await expect(page.getByLabel('End date').first()).toHaveAccessibleDescription('Year of passing: 2019');
  await add('Ph.D');
  const first = page.getByRole('region', { name: 'Education 1' });
  await first.getByLabel('Grade').fill('8.9 CGPA');
  await page.getByRole('button', { name: 'Remove Education 2' }).click();
  await page.getByRole('button', { name: 'Save education' }).click();
  await expect(done(page).last()).toBeVisible();
  const answer = await send('listEducation', { token });
  const rows: unknown = await answer.json();
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ degree: 'B.Tech', grade: '8.9 CGPA', yearOfPassing: 2019 }),
      expect.objectContaining({ degree: 'Ph.D' }),
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('a section saved elsewhere meanwhile shows what is saved now, and both choices keep the rest', async ({
  page,
}) => {
  const candidate = await makeCandidate();
  const {
    token,
    user: { _id: userId },
  } = candidate;
  const elsewhere = (body: { phone?: string; email?: string }) =>
    send('saveContactSocial', { token, params: { userId }, body: { contactInfo: body, socialLinks: {} } });
  await signInAs(page, candidate);
  await visit(page, '/profiles-complete?tab=contact-social');
  const phone = page.getByLabel('Contact phone');
  const press = () => page.getByRole('button', { name: 'Save contact & social' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone changed this in the meantime.' });

  await phone.fill('+91 98765 11111');
  await page.getByLabel('GitHub').fill('https://github.com/mine');
  await elsewhere({ phone: '+91 98765 22222', email: 'other@example.com' });
  await press();
  await expect(conflict).toContainText('9876522222');
  await expect(conflict).toContainText('other@example.com');
  await expect(phone).toHaveValue(/11111$/);
  await conflict.getByRole('button', { name: 'Use these changes' }).click();
  await expect(phone).toHaveValue(/22222$/);
  await expect(page.getByLabel('GitHub')).toHaveValue('https://github.com/mine');
  await press();
  await expect(done(page).last()).toBeVisible();

  await phone.fill('+91 98765 33333');
  await elsewhere({ phone: '+91 98765 44444' });
  await press();
  await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
  await press();
  await expect(conflict).toHaveCount(0);
  // The message of the first save may still be on screen, so it does not show that this one is done.
  await expect
    .poll(async () => (await send('getProfile', { token, params: { userId } })).json())
    .toMatchObject({
      data: {
        contactInfo: { phone: expect.stringMatching(/33333$/), email: 'other@example.com' },
        socialLinks: { github: 'https://github.com/mine' },
      },
    });
});

test('a section that fails to save says why and keeps what was typed', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profiles-complete?tab=hobbies');
  await page.getByLabel('Hobby 1').fill('Rangoli');
  const refuse = async (answer: { status?: number; body: string } | 'no answer'): Promise<void> => {
    await page.route(
      '**/api/candidates/hobbies/*',
      (route) => (answer === 'no answer' ? route.abort() : route.fulfill(answer)),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Save hobbies' }).click();
  };
  const alert = page.getByRole('alert');
  await refuse({ body: JSON.stringify({ success: false, message: 'The profile is being moved.' }) });
  await expect(alert).toContainText('Error updating profile: The profile is being moved.');
  await expect(alert).toBeFocused();
  await refuse({ body: JSON.stringify({ success: false }) });
  await expect(alert).toContainText('Error updating profile: Unknown error');
  await refuse({ status: 500, body: '{}' });
  await expect(alert).toContainText('Error: HTTP error! status: 500');
  await refuse({ body: '' });
  await expect(alert).toContainText('Empty response from server');
  await refuse({ body: '<!doctype html>' });
  await expect(alert).toContainText('Invalid JSON response from server');
  await refuse('no answer');
  await expect(alert).toContainText('Error updating profile: Network error or no response from server.');
  await expect(page.getByLabel('Hobby 1')).toHaveValue('Rangoli');
  await save(page, 'Save hobbies');
  await expect(alert).toHaveCount(0);
});

test('an error is shown at its field, whether browser or server finds it', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profiles-complete?tab=contact-social');
  await page.getByLabel('Contact email').fill('lata@');
  await page.getByLabel('Portfolio').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save contact & social' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Contact email')).toHaveAccessibleDescription(/Enter an email address/);
  await summary.getByRole('link', { name: /^Portfolio: / }).click();
  await expect(page.getByLabel('Portfolio')).toBeFocused();

  await visit(page, '/profiles-complete?tab=education');
  await page.getByLabel('Grade').fill('First class');
  await page.getByRole('button', { name: 'Save education' }).click();
  await expect(page.getByLabel('Degree')).toHaveAccessibleDescription(/Enter a degree/);
  await page.getByLabel('Degree').fill('B.Com');
  await page.getByLabel('Start date').fill('2019-06-01');
  await page.getByLabel('End date').fill('2016-06-01');
  await page.getByRole('button', { name: 'Save education' }).click();
  await expect(page.getByRole('link', { name: /^Education 1, End date: / })).toBeVisible();
  // Only the server validates this.
  await page.getByLabel('End date').fill('2022-06-01');
  await page.route(
    '**/api/candidates/education/*',
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'INVALID_INPUT',
          message: 'Please check the marked fields.',
          fields: { 'education.0.grade': 'Use fewer characters.' },
        },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save education' }).click();
  await expect(page.getByRole('alert')).toContainText('Error: HTTP error! status: 400');
  await expect(page.getByLabel('Grade')).toHaveAccessibleDescription(/Use fewer characters\./);
});

test('when a session ends, sign-in opens over the form and the text is saved afterwards', async ({ page }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/profiles-complete?tab=hobbies');
  await page.getByLabel('Hobby 1').fill('Chess');
  await send('signOut', { token: candidate.token, body: {} });
  await page.getByRole('button', { name: 'Save hobbies' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Please login to save your profile')).toBeVisible();
  await dialog.getByLabel('Email').fill(candidate.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Hobby 1')).toHaveValue('Chess');
  await save(page, 'Save hobbies');
});

test('a draft survives a reload and another tab, and can be discarded', async ({ page }) => {
  await signInAs(page, await makeCandidate());
  await visit(page, '/profiles-complete');
  await page.getByLabel('Profile headline').fill('Night watchman');
  await openTab(page, 'Projects');
  await page.getByLabel('Title').fill('The lamp');
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('The lamp');
  await openTab(page, 'Profile Basics');
  await expect(page.getByLabel('Profile headline')).toHaveValue('Night watchman');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Profile headline')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Profile headline')).toHaveValue('');
  await expect(page.getByText('We restored your draft.')).toHaveCount(0);
});

test('every profile page is accessible, wide and narrow', async ({ page, newPage }) => {
  test.setTimeout(180_000);
  const candidate = await makeCandidate();
  const { token, user } = candidate;
  const params = { userId: user._id };
  await send('saveProjectsSection', {
    token,
    params,
    body: {
      projects: [{ title: 'A', description: 'B', technologies: ['C'], link: 'https://a.example' }, { title: 'D' }],
    },
  });
  await send('saveHobbies', { token, params, body: { hobbies: ['Kites', 'Tabla'] } });
  await signInAs(page, candidate);
  for (const path of [
    '/profiles-complete',
    '/profiles-complete?tab=education',
    '/profiles-complete?tab=projects',
    '/profiles-complete?tab=certificates',
    '/profiles-complete?tab=contact-social',
    '/profiles-complete?tab=hobbies',
    '/profile-dashboard',
    '/profilepage',
    '/user-profile',
    `/profile/${user._id}`,
  ]) {
    await visit(page, path);
    await expect(page.getByRole('main')).not.toContainText('Loading...');
    await expectAccessible(page, path);
  }
  const desk = await newPage();
  const recruiter = await makeRecruiter();
  await signInAs(desk, recruiter);
  await visit(desk, `/profile/${user._id}`);
  await expect(desk.getByRole('article')).toBeVisible();
  await expectAccessible(desk, 'a recruiter reads a profile');
});
