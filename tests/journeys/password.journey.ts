import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { mailTo, makeCandidate, makeRecruiter, portalUrl } from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|401|410)/ });

const NEW = 'Banyan shade, 9 bells';
const SENT = /If this account exists, we have sent a link/;
const linkIn = (text: string): string => /\/reset-password#token=\S+/.exec(text)?.[0] ?? '';

test('a password reset is requested from the sign-in, and the new password opens the account', { tag: CORE }, async ({
  page,
}) => {
  const candidate = await makeCandidate();
  await visit(page, '/login');
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(candidate.email);
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter an email address');
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const { text } = await mailTo(candidate.email, /Choose a new password/);
  await visit(page, linkIn(text));
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toContainText('8 characters');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(candidate.email);
  await mailTo(candidate.email, /password was changed/);

  const login = async (password: string): Promise<void> => {
    await page.getByLabel('Email').fill(candidate.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  };
  await login(PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await login(NEW);
  await expect(page).toHaveURL(/\/candidate-dashboard/);

  await visit(page, linkIn(text));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the page for a new password says so when its link is missing', async ({ page }) => {
  await visit(page, '/reset-password');
  await expect(page.getByText('Open the link from our email.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
});

test('the page for a new password names the length that the account needs', async ({ page }) => {
  await visit(page, '/reset-password#token=unknown');
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  await visit(page, '/reset-password#token=another&for=admin');
  await expect(page.getByText('At least 12 characters.')).toBeVisible();
});

test('administrators request a reset link from their own sign-in', async ({ page }) => {
  await visit(page, '/admin-login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Email').fill('nobody@example.in');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(/\/admin-login#email=nobody%40example\.in$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.in');
});

test('a reset link can be requested without scripts', async ({ newPage }) => {
  const recruiter = await makeRecruiter();
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${portalUrl()}/forgot-password`);
  await page.getByRole('radio', { name: 'Recruiter' }).check();
  await page.getByLabel('Email').fill('nobody@example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter an email address');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example');
  await expect(page.getByRole('radio', { name: 'Recruiter' })).toBeChecked();
  await page.getByLabel('Email').fill(recruiter.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(linkIn((await mailTo(recruiter.email, /Choose a new password/)).text)).not.toBe('');
});
