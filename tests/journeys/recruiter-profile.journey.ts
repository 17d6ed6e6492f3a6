import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, type Person, pictureFile, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (403|404|409|412|429|500|502)/ });

const PROFILE = '/recruiter-maindashboards/profile';
const COMPANY = '/recruiter-maindashboards/company';

const picture = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await pictureFile()).arrayBuffer()),
});

const openEdit = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit profile' }).click();
  return page.getByRole('dialog');
};

const change = (recruiter: Person, body: object) =>
  send('updateRecruiter', { token: recruiter.token, params: { id: recruiter.user._id }, body });

test('a recruiter edits the profile: Cancel restores, saving shows immediately, a newer version is shown', async ({
  page,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods', firstName: 'Sunita', lastName: 'Patil' });
  await signInAs(page, recruiter);
  await visit(page, PROFILE);
  await expect(page.getByRole('heading', { name: 'Bhima Foods' })).toBeVisible();
  await expectAccessible(page, 'profile of a recruiter');

  const dialog = await openEdit(page);
  await dialog.getByLabel('City').fill('Solapur');
  await dialog.getByLabel('Company logo').setInputFiles(await picture());
  await expect(dialog.getByText('logo.png')).toBeVisible();
  await expectAccessible(page, 'form over the profile of a recruiter');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await openEdit(page);
  await expect(dialog.getByRole('heading', { name: 'Edit Recruiter Profile' })).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Pune');
  await expect(dialog.getByText('logo.png')).toBeHidden();

  await dialog.getByLabel('First name').fill(' ');
  await dialog.getByLabel('PIN code').fill('12');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByLabel('PIN code')).toHaveAccessibleDescription('Enter a 6-digit PIN code.');
  await dialog.getByLabel('First name').fill('Sunita');
  await dialog.getByLabel('PIN code').fill('413 001');
  await dialog.getByLabel('City').fill('Solapur');
  await dialog.getByLabel('Company logo').setInputFiles(await picture());

  await page.route('**/api/recruiters/recruiter/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update profile. Please try again.');
  await expect(dialog.getByLabel('City')).toHaveValue('Solapur');
  await page.unroute('**/api/recruiters/recruiter/*');

  const elsewhere = await change(recruiter, { state: 'Maharashtra' });
  expect(elsewhere.status).toBe(200);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Maharashtra');
  await expect(page.locator(':focus')).toContainText('Someone changed this in the meantime.');
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(dialog.getByLabel('State')).toHaveValue('Maharashtra');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/recruiters/recruiter/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeVisible();
  release();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Solapur');
  await expect(page.getByRole('main')).toContainText('Maharashtra');
  await expect(page.getByRole('main').locator('img.company-mark')).toBeVisible();
});

test('a missing profile says so, and an update without an id is not sent', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await signInAs(page, recruiter);
  const own = '**/api/recruiters/recruiter/*';
  await page.route(own, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, PROFILE);
  await expect(page.getByText('Failed to fetch data. Please try again.')).toBeVisible();
  await page.unroute(own);
  await page.route(own, (route) => route.fulfill({ status: 404, json: { message: 'Gone.', code: 'NOT_FOUND' } }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Recruiter profile not found.')).toBeVisible();
  await page.unroute(own);

  await page.route(own, async (route) => {
    expect(route.request().method()).toBe('GET');
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), _id: '' } });
  });
  await visit(page, PROFILE);
  const dialog = await openEdit(page);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Recruiter ID not found. Cannot update profile.');
  await page.unroute(own);

  await page.evaluate(() => localStorage.removeItem('userData'));
  await visit(page, PROFILE);
  await expect(page.getByText('No recruiter is logged in.')).toBeVisible();
});

test('a draft of the profile restores only the fields that were typed', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  await signInAs(page, recruiter);
  await visit(page, PROFILE);
  const dialog = await openEdit(page);
  await dialog.getByLabel('City').fill('Solapur');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect((await change(recruiter, { state: 'Karnataka' })).status).toBe(200);
  await visit(page, PROFILE);
  await openEdit(page);
  await expect(dialog.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(dialog.getByLabel('City')).toHaveValue('Solapur');
  await expect(dialog.getByLabel('State')).toHaveValue('Karnataka');
});

test('a draft of the company page restores only what was typed and can be discarded; newer content is a conflict', async ({
  page,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  const saveElsewhere = async (body: object) =>
    expect((await send('updateOwnCompany', { token: recruiter.token, body })).status).toBe(200);
  await saveElsewhere({ people: 12, places: ['Pune'], story: [{ heading: 'How we cook', text: 'By hand.' }] });
  await signInAs(page, recruiter);
  await visit(page, COMPANY);
  const tagline = page.getByLabel('Tagline');
  const places = page.getByLabel('Places');
  const people = page.getByLabel('Number of people');
  const section = page.getByRole('group', { name: 'Section 1' });
  await expect(places).toHaveValue('Pune');
  await tagline.fill('Fresh every day');
  await section.getByLabel('Heading').fill('How we grind');
  await saveElsewhere({
    ...{ people: 40, places: ['Pune', 'Satara'] },
    story: [{ heading: 'How we cook', text: 'By hand, in copper pots.' }],
  });
  await visit(page, COMPANY);
  const restored = page.getByText('We restored your unsaved changes.');
  await expect(restored).toBeVisible();
  await expect(tagline).toHaveValue('Fresh every day');
  await expect(places).toHaveValue('Pune, Satara');
  await expect(people).toHaveValue('40');
  await expect(section.getByLabel('Heading')).toHaveValue('How we grind');
  await expect(section.getByLabel('Text')).toHaveValue('By hand, in copper pots.');

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(restored).toBeHidden();
  await expect(tagline).toHaveValue('');
  await expect(section.getByLabel('Heading')).toHaveValue('How we cook');
  await expect(places).toHaveValue('Pune, Satara');
  await visit(page, COMPANY);
  await expect(places).toHaveValue('Pune, Satara');
  await expect(restored).toBeHidden();

  // Adding a picture reads the page again, with what was saved elsewhere.
  await saveElsewhere({ people: 50 });
  await tagline.fill('Fresh every day');
  await page.getByLabel('Cover').setInputFiles(await picture());
  await expect(page.getByText('Saved the cover.')).toBeVisible();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '50' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(people).toHaveValue('50');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Saved your company page.')).toBeVisible();
  // The next draft starts from what was saved.
  await places.fill('Satara');
  await saveElsewhere({ tagline: 'Fresh every morning' });
  await visit(page, COMPANY);
  await expect(places).toHaveValue('Satara');
  await expect(tagline).toHaveValue('Fresh every morning');
});
