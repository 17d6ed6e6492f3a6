import type { Page } from '@playwright/test';
import { expect, test, visit } from '#tests/support/journey.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|500)|ERR_FAILED/ });

const fillEnquiry = async (page: Page): Promise<void> => {
  await page.getByLabel('Full name').fill('Ravi Kumar');
  await page.getByLabel('Email').fill('ravi@example.in');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Message', { exact: true }).fill('Do you also list jobs in Ranchi?');
};
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send Message' });

test('an enquiry is sent and the form is cleared; a failure is shown and loses nothing', { tag: CORE }, async ({
  page,
}) => {
  await visit(page, '/contactus');
  await send(page).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription('Enter a message');
  await fillEnquiry(page);
  await page.route('**/api/inquiry/inquiry', (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending the message.');
  await page.route(
    '**/api/inquiry/inquiry',
    (route) => route.fulfill({ status: 500, json: { message: 'The box is full.', code: 'UNAVAILABLE' } }),
    { times: 1 },
  );
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong: The box is full.');
  await page.route('**/api/inquiry/inquiry', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong: Unknown error');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you also list jobs in Ranchi?');
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
});

test('a message to a mentor is sent and its dialog closes', async ({ page }) => {
  await visit(page, '/mentorships');
  await page
    .getByRole('link', { name: /^Contact Mentor/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Contact / });
  await dialog.getByLabel('Full name').fill('Ravi Kumar');
  await dialog.getByLabel('Mobile number').fill('98765 43210');
  await dialog.getByLabel('Email').fill('ravi@example.in');
  await dialog.getByLabel('Message', { exact: true }).fill('How did you begin?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(dialog).toBeHidden({ timeout: 5000 });
});

test('a mentee form is sent, or shows why it failed', async ({ page }) => {
  await visit(page, '/mentorships');
  await page.getByRole('link', { name: 'Become a Mentee' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Become a Mentee' });
  await expect(dialog.getByRole('heading', { name: 'Become a Mentee' })).toBeVisible();
  await dialog.getByLabel('Name').fill('Gita Rao');
  await dialog.getByLabel('Email').fill('gita@example.in');
  await dialog.getByLabel('Phone number').fill('98765 43210');
  await dialog.getByLabel('Address').fill('Hubballi');
  await dialog.getByLabel('Education').fill('B.Com, second year');
  await dialog.getByLabel('Field', { exact: true }).fill('data analysis');
  await page.route('**/api/mentee', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong!');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
});

test('the information pages link onwards', async ({ page }) => {
  await page.goto('/students-professionals');
  await expect(page.getByRole('heading', { name: 'Why Choose Our Platform' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find Internships' })).toHaveAttribute(
    'href',
    '/internships',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
  await page.goto('/companiesrecruiters');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    /^\/login/,
  );
  await page.goto('/terms-conditions');
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('invented content is marked as a sample, and planned features as planned', async ({ page }) => {
  await page.goto('/mentorships');
  for (const years of ['12+ years', '10+ years', '8+ years'])
    await expect(page.getByRole('main').getByText(years)).toBeVisible();
  await expect(page.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(3);
  await page.goto('/contactus');
  await expect(page.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(2);
  await page.goto('/students-professionals');
  await expect(page.getByRole('heading', { name: 'AI-based skill matching' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Planned', { exact: true })).toHaveCount(2);
  await page.goto('/recruitment-services');
  await expect(page.getByRole('heading', { name: 'Brand Promotion' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Planned', { exact: true })).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is sent', async ({ page }) => {
    await page.goto('/contactus');
    await fillEnquiry(page);
    await send(page).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });
});
