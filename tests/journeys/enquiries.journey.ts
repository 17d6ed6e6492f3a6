import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, visit } from '#tests/support/journey.ts';

test.use({ provoked: /status of (?:400|422|429|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a visitor writes to us, is told what is missing, and the form is cleared once it is sent', async ({ page }) => {
  await visit(page, '/contactus');
  await expect(page.getByText('Sample').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Four things need you');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@nowhere');
  await page.getByLabel('Phone number').fill('+91 98765 43210');
  await page.getByLabel('Message').fill('When is the next meetup?');
  await button.click();
  await expect(page.getByRole('link', { name: 'Enter an email address, like name@example.in' })).toBeVisible();
  await page.getByLabel('Email').fill('asha@example.in');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible();
  for (const label of ['Full name', 'Email', 'Phone number', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('');
});

test('an enquiry that fails says why, keeps what was typed, and goes out once at the second try', async ({ page }) => {
  await visit(page, '/contactus');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Message').fill('Twice and yet once');
  const button = page.getByRole('button', { name: 'Send Message' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });

  await page.route('**/api/inquiry/inquiry', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending the message.');
  await expect(page.getByLabel('Message')).toHaveValue('Twice and yet once');

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

test('a visitor writes to a mentor, and the window closes by itself', async ({ page }) => {
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
  await dialog.getByLabel('Message').fill('How did you learn SQL?');
  await page.route('**/api/mentor-contact', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you wrote is still here.');
  await page.unroute('**/api/mentor-contact');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Message sent successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/mentorships$/);
});

test('a visitor becomes a mentee, over the mentors or on the page of the form', async ({ page }) => {
  await visit(page, '/mentorships');
  await page.getByRole('link', { name: 'Become a Mentee' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Become a Mentee' });
  await expect(dialog.getByLabel('Education')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await visit(page, '/mentee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Mentee');
  const typed = {
    Name: 'Imran Sheikh',
    Email: 'imran@example.in',
    'Phone number': '9876543210',
    Address: 'Kolkata',
    Education: 'B.Com',
    Field: 'Data analysis',
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.route('**/api/mentee', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong!');
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await page.unroute('**/api/mentee');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
});

test('the written pages lead on', async ({ page }) => {
  await visit(page, '/students-professionals');
  await expect(page.getByRole('heading', { name: 'Why Choose Our Platform' })).toBeVisible();
  await page.getByRole('link', { name: 'Find Internships' }).click();
  await expect(page).toHaveURL(/\/internships$/);
  await visit(page, '/companiesrecruiters');
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await visit(page, '/colleges');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  const foot = page.getByRole('contentinfo');
  for (const [link, title] of [
    ['Career Tips', 'Career Tips'],
    ['Recruitment Services', 'Recruitment Services'],
    ['About Us', 'About Us'],
    ['Contact Us', 'Contact Us'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms & Conditions', 'Terms and Conditions'],
  ] as const) {
    await foot.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the written pages have nothing that axe finds', async ({ page }) => {
  test.slow();
  for (const path of [
    '/aboutus',
    '/contactus',
    '/tips',
    '/recruitment-services',
    '/students-professionals',
    '/colleges',
    '/companiesrecruiters',
    '/mentorships',
    '/mentorships?contact=sana-khan',
    '/mentee',
  ]) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the three forms are sent, and a refused one comes back as it was typed', async ({ page }) => {
    await page.goto('/contactus');
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Phone number').fill('12345');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a phone number of 10 digits');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await page.getByLabel('Phone number').fill('9876543210');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();

    await page.goto('/mentorships');
    await page.getByRole('link', { name: 'Contact Mentor: Ananya Iyer' }).click();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Message').fill('Hello');
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
