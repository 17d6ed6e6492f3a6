import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, type Person, pictureFile, send } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (403|404|409|412|429|500|502)/ });

const PROFILE = '/recruiter-maindashboards/profile';

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
