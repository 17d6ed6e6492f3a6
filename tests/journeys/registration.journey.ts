import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdfDocument } from '#tests/support/documents.ts';
import { expect, hydrated, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  dayFromToday,
  mailTo,
  makeCandidate,
  makeRecruiter,
  pictureFile,
  portalUrl,
  postJob,
  send,
  signInOver,
} from '#tests/support/journey-portal.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|409|500)|ERR_FAILED/ });

const newEmail = (): string => `form.${randomUUID().slice(0, 8)}@example.in`;
const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Register/ });

const fillCandidate = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Date of birth').fill('2001-02-03');
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByLabel('Address', { exact: true }).fill('4 Beach Road, Kochi');
  await page.getByRole('radio', { name: 'Internship' }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
};

const chooseFiles = async (page: Page): Promise<void> => {
  const picture = Buffer.from(await (await pictureFile()).arrayBuffer());
  await page.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdfDocument() });
};

const acceptTerms = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('dialog', { name: 'Terms and Conditions' }).getByRole('button', { name: 'Accept' }).click();
};

test('the role chooser leads to both registrations', async ({ page }) => {
  await visit(page, '/createaccount');
  await expect(page.getByRole('radio', { name: /Candidate Sign up/ })).toBeChecked();
  await page
    .getByRole('link', { name: 'Next' })
    .or(page.getByRole('button', { name: 'Next' }))
    .click();
  await expect(page).toHaveURL(/\/candidate$/);
  await page.goBack();
  await page.getByText('Recruiter Sign up').click();
  await page
    .getByRole('link', { name: 'Next' })
    .or(page.getByRole('button', { name: 'Next' }))
    .click();
  await expect(page).toHaveURL(/\/recruiter$/);
});

test('a candidate registers with picture and resume and signs in', { tag: CORE }, async ({ page }) => {
  const email = newEmail();
  await visit(page, '/candidate');
  await expect(submitButton(page)).toBeDisabled();
  await fillCandidate(page, email);
  await chooseFiles(page);
  await expect(submitButton(page)).toBeDisabled();
  await acceptTerms(page);
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Recruiters can find me/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Show my card on the home page/ })).not.toBeChecked();
  await page.route('**/api/register', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your account is ready. Sign in to continue.')).toBeVisible();
  await expect(page.getByText(`We emailed a link to ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect((await signInOver('candidate', email)).user).toMatchObject({ firstName: 'Meera', lastName: 'Nair' });
});

test('the welcome email asks to confirm the address: a banner until then, one click, and a typo can be corrected before', async ({
  page,
  newPage,
}) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard');
  const banner = page.getByText('Confirm your email address.');
  await expect(page.getByText(`We sent a link to ${candidate.email}.`)).toBeVisible();
  // On a phone the first screen shows the page, not what depends on the link.
  const until = page.getByText('Until you open it');
  await expect(until).toBeVisible();
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(until).toBeHidden();
  await page.setViewportSize(size);
  await page.getByRole('link', { name: 'Correct the address' }).click();
  await expect(page.getByLabel('New email address')).toBeVisible();
  const { jobId } = await postJob(await makeRecruiter());
  await visit(page, `/apply-job-form/${jobId}`);
  await expect(banner).toBeVisible();
  await visit(page, '/saved-jobs');
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We emailed ${candidate.email}.`)).toBeVisible();

  await mailTo(candidate.email, /^Confirm your email address/);
  const welcome = await mailTo(candidate.email, /^Welcome to Avsar/);
  expect(welcome.text).not.toContain(candidate.user.firstName);
  const { text } = await mailTo(candidate.email, /^Confirm your email address/);
  const link = /\/confirm-email#token=\S+/.exec(text)?.[0] ?? '';
  // Email scanners fetch the links, which confirms nothing.
  await fetch(portalUrl() + link);
  await page.reload();
  await expect(banner).toBeVisible();
  const mailbox = await newPage();
  await visit(mailbox, link);
  await expect(mailbox.getByText(`${candidate.email} is confirmed.`)).toBeVisible();
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Email address confirmed');
  await mailbox.reload();
  await expect(mailbox.getByText(`${candidate.email} is confirmed.`)).toBeVisible();
  await expect(mailbox.getByRole('button', { name: 'Confirm this address' })).toHaveCount(0);
  await visit(page, '/candidate-dashboard');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a recruiter gets a new link on the account page, even where nothing depends on it', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/job-posted');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Confirm your email address.')).toHaveCount(0);
  await visit(page, '/account');
  await expect(page.getByText(`We sent a link to ${recruiter.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We emailed ${recruiter.email}.`)).toBeVisible();
  await mailTo(recruiter.email, /^Confirm your email address/);
});

test('once the address is corrected, every page asks to confirm the new one', async ({ page }) => {
  const candidate = await makeCandidate();
  const corrected = `right.${candidate.email}`;
  await signInAs(page, candidate);
  await visit(page, '/account?change=email');
  const form = page.getByRole('form', { name: 'Change email address' });
  await form.getByLabel('New email address').fill(corrected);
  await form.getByLabel('Current password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We emailed ${corrected}.`)).toBeVisible();
  await mailTo(corrected, /^Confirm your/);
  const { jobId } = await postJob(await makeRecruiter());
  for (const path of ['/account', `/apply-job-form/${jobId}`, '/candidate-dashboard']) {
    await visit(page, path);
    await expect(page.getByText(`Confirm ${corrected}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send link again' })).toHaveCount(0);
  }
});

test('registering from Apply skips the role chooser and returns to the job', async ({ page }) => {
  const job = await postJob(await makeRecruiter());
  const email = newEmail();
  await visit(page, `/jobs/${job.jobId}`);
  await page
    .getByRole('link', { name: `Apply Now: ${job.title}` })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register here' }).click();
  await expect(page).toHaveURL(/\/candidate\?return=/);
  await hydrated(page);
  await fillCandidate(page, email);
  await chooseFiles(page);
  await acceptTerms(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`/apply-job-form/${job._id}`));
});

test('the candidate form shows errors at their fields and keeps everything', async ({ page }) => {
  await visit(page, '/candidate');
  await fillCandidate(page, newEmail());
  await chooseFiles(page);
  await acceptTerms(page);
  await page.getByLabel('Confirm password', { exact: true }).fill('another one');
  await page.getByLabel('Date of birth').fill(dayFromToday(-17 * 365));
  await page.getByLabel('Mobile number').fill('12345');
  await submitButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'problems to continue' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Confirm password: Passwords do not match' })).toBeVisible();
  await expect(summary.getByRole('link', { name: 'You must be 18 or older to register.' })).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
    /Enter a phone number of 10 digits, with or without \+91\./,
  );
  await summary.getByRole('link', { name: 'Confirm password: Passwords do not match' }).click();
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByText('resume.pdf')).toBeVisible();
});

test('the candidate form cannot be sent without terms and files, and says what is missing', async ({ page }) => {
  await visit(page, '/candidate');
  await fillCandidate(page, newEmail());
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText('Accept the terms and choose both files to register.')).toBeVisible();
  await page.getByLabel('First name').press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'need' });
  // A disabled button also blocks submitting with Enter; the sentences come from the server and the form.
  await expect(summary).toHaveCount(0);
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(page.getByText(/This type of file isn’t allowed\. Choose PDF, DOC, DOCX/)).toBeVisible();
});

test('a taken address, a failing server and a lost connection keep the form', async ({ page }) => {
  const taken = await makeCandidate();
  await visit(page, '/candidate');
  await fillCandidate(page, taken.email);
  await chooseFiles(page);
  await acceptTerms(page);
  await submitButton(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already/i);
  await page.route('**/api/register', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Registration failed. Please try again.' })).toBeVisible();
  await page.route('**/api/register', (route) => route.abort(), { times: 1 });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error or no response from server.' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByText('me.png')).toBeVisible();
});

test('a picture is refused by its content', async ({ page }) => {
  await visit(page, '/candidate');
  await fillCandidate(page, newEmail());
  await chooseFiles(page);
  await page.getByRole('button', { name: 'Remove me.png' }).press('Enter');
  const picture = page.getByLabel('Profile picture');
  // The button disappears, and the focus moves to the file input.
  await expect(picture).toBeFocused();
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await acceptTerms(page);
  await submitButton(page).click();
  await expect(page.getByText('Please upload a valid image for the profile picture.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
});

test('a resume that is only named PDF is refused by its content', async ({ page }) => {
  await visit(page, '/candidate');
  await fillCandidate(page, newEmail());
  await chooseFiles(page);
  await page.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a resume') });
  await acceptTerms(page);
  await submitButton(page).click();
  await expect(page.getByText('Please upload a valid PDF for the resume.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
});

test('with the optional part filled in, the long form shows its own messages', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/candidate');
  await fillCandidate(page, email);
  await chooseFiles(page);
  await page.getByText('Skills', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Skills/ }).fill('Excel, Tally');
  await acceptTerms(page);
  await page.route(
    '**/api/register',
    (route) => route.fulfill({ status: 400, json: { message: 'The stars are wrong.', code: 'INVALID_INPUT' } }),
    { times: 1 },
  );
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Submission failed: The stars are wrong.' })).toBeVisible();
  await page.route('**/api/register', (route) => route.abort(), { times: 1 });
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong: Network error' })).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
});

test('a recruiter registers with first name, email and password', { tag: CORE }, async ({ page }) => {
  const email = newEmail();
  await visit(page, '/recruiter');
  await page.getByLabel('First name').fill('Farhan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill('no');
  await page.getByLabel('PIN code').fill('1234');
  await submitButton(page).click();
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription('Enter a 6-digit PIN code.');
  await page.getByLabel('Country').fill('Bhutan');
  await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription('');
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/login\?.*as=recruiter/);
  await expect(page.getByRole('radio', { name: 'As Recruiter' })).toBeChecked();
  await signInOver('recruiter', email);
});

test('a registration draft survives a reload, except passwords and files', async ({ page }) => {
  await visit(page, '/recruiter');
  await page.getByLabel('First name').fill('Farhan');
  await page.getByLabel('City').fill('Lucknow');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await reloadWithDraft(page, 'Lucknow');
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Farhan');
  await expect(page.getByLabel('City')).toHaveValue('Lucknow');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
});

test('the server enforces the rules of registration', async () => {
  const taken = await makeRecruiter();
  const refused: [string, 'registerCandidate' | 'registerRecruiter', object, number, RegExp][] = [
    ['a minor', 'registerCandidate', candidateForm({ dob: dayFromToday(-17 * 365) }), 400, /18 or older/],
    [
      'terms refused',
      'registerCandidate',
      candidateForm({ termsAccepted: false }),
      400,
      /You must accept the Terms and Conditions to register\./,
    ],
    ['passwords differ', 'registerCandidate', { ...candidateForm(), confirmPassword: 'x' }, 400, /do not match/],
    ['a short password', 'registerCandidate', candidateForm({ password: 'short' }), 400, /at least 8 characters/],
    ['no first name', 'registerRecruiter', recruiterForm({ firstName: ' ' }), 400, /Fill in this field/],
    ['no address', 'registerRecruiter', recruiterForm({ email: 'a@b' }), 400, /email address/],
    ['an address taken', 'registerRecruiter', recruiterForm({ email: taken.email.toUpperCase() }), 409, /already/],
  ];
  for (const [situation, name, body, status, sentence] of refused) {
    const answer = await send(name, { body });
    expect(answer.status, situation).toBe(status);
    expect(JSON.stringify(await answer.json()), situation).toMatch(sentence);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a candidate registers, and sees what was refused', { tag: CORE }, async ({ page }) => {
    const email = newEmail();
    await page.goto('/candidate');
    await fillCandidate(page, email);
    await page.getByRole('checkbox', { name: /I accept the/ }).check();
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please upload both Profile Picture and Resume.');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await chooseFiles(page);
    await page.getByLabel('Confirm password', { exact: true }).fill('something else');
    await page.getByRole('checkbox', { name: /I accept the/ }).check();
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Passwords do not match');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await chooseFiles(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/login/);
    await signInOver('candidate', email);
  });

  test('a recruiter registers, and sees what was refused', async ({ page }) => {
    const email = newEmail();
    await page.goto('/recruiter');
    await page.getByLabel('First name').fill('Farhan');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Company name').fill('Dhaga Weaving');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill('something else');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Passwords do not match');
    await expect(page.getByLabel('First name')).toHaveValue('Farhan');
    await expect(page.getByLabel('Company name')).toHaveValue('Dhaga Weaving');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/login\?.*as=recruiter/);
    await signInOver('recruiter', email);
  });

  test('a candidate form without accepted terms comes back and says so', async ({ page, baseURL }) => {
    const picture = Buffer.from(await (await pictureFile()).arrayBuffer());
    const answer = await page.request.post('/candidate', {
      headers: { origin: baseURL ?? '' },
      multipart: {
        ...candidateForm({ email: newEmail() }),
        confirmPassword: PASSWORD,
        profilePic: { name: 'me.png', mimeType: 'image/png', buffer: picture },
        resumeUpload: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdfDocument() },
      },
    });
    expect(answer.status()).toBe(400);
    // The browser would not submit such a form, so show the response directly.
    await page.setContent(await answer.text());
    await expect(page.getByRole('alert')).toContainText('You must accept the Terms and Conditions to register.');
  });
});
