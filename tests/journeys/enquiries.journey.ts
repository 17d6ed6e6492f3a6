import { expect, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, send, signInAdminOver } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (?:400|500)|ERR_FAILED/ });

test('a failed enquiry says why, keeps what was typed, and is sent once on retry', async ({ page }) => {
  await visit(page, '/contactus');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twice and yet once');
  const button = page.getByRole('button', { name: 'Send Message' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });

  await page.route('**/api/inquiry/inquiry', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending the message.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twice and yet once');

  await page.unroute('**/api/inquiry/inquiry');
  await page.route('**/api/inquiry/inquiry', (route) => route.fulfill({ status: 500, body: '' }));
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong: Unknown error');

  await page.unroute('**/api/inquiry/inquiry');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a failed message to a mentor keeps its dialog open, and the address follows the dialog', async ({ page }) => {
  await visit(page, '/mentorships');
  for (const years of ['12+ years', '10+ years', '8+ years']) await expect(page.getByText(years)).toBeVisible();
  for (const benefit of ['Expert Guidance', 'Personalized Learning', 'Career Growth'])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  await page.getByRole('link', { name: 'Contact Mentor: Sana Khan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sana Khan' });
  await expect(page).toHaveURL(/contact=sana-khan/);
  await dialog.getByLabel('Full name').fill('Asha Rao');
  await dialog.getByLabel('Mobile number').fill('9876543210');
  await dialog.getByLabel('Email').fill('asha@example.in');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('How did you learn SQL?');
  await page.route('**/api/mentor-contact', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We kept what you wrote.');
  await page.unroute('**/api/mentor-contact');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/mentorships$/);

  await page.getByRole('link', { name: 'Contact Mentor: Sana Khan' }).click();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('And Python?');
  await reloadWithDraft(page, 'And Python?');
  await expect(dialog.getByText('We restored what you typed.')).toBeVisible();
  await dialog.getByLabel('Full name').fill('Asha Rao');
  await dialog.getByLabel('Mobile number').fill('9876543210');
  await dialog.getByLabel('Email').fill('asha@example.in');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  // The form is empty again.
  await expect(dialog.getByText('We restored what you typed.')).toBeHidden();
});

test('what somebody sends while signed in is deleted with their account', async ({ page }) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/contactus');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByRole('textbox', { name: 'Message' }).fill('Until I leave');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();

  const { token } = await signInAdminOver();
  const found = async () =>
    (await send('listInquiries', { token, query: `?q=${candidate.email}` })).headers.get('X-Total-Count');
  expect(await found()).toBe('1');
  const { password, token: own } = candidate;
  expect((await send('deleteAccount', { token: own, body: { password } })).status).toBe(200);
  expect(await found()).toBe('0');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the three forms are sent, and a refused one comes back filled in', async ({ page }) => {
    await page.goto('/contactus');
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Phone number').fill('12345');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a phone number of 10 digits');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    await page.getByLabel('Phone number').fill('9876543210');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();

    await page.goto('/mentorships');
    await page.getByRole('link', { name: 'Contact Mentor: Ananya Iyer' }).click();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();

    await page.getByRole('link', { name: 'Become a Mentee' }).first().click();
    await expect(page).toHaveURL(/\/mentee$/);
    for (const [label, value] of [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@example.in'],
      ['Phone number', '9876543210'],
      ['Address', 'Pune'],
      ['Education', 'BA'],
      ['Field', 'Law'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  });
});
