import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, mailTo, makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (400|401)/ });

test('each page exists in both languages, and the switch leads to the same page', { tag: CORE }, async ({ page }) => {
  await visit(page, '/jobs?skills=Tally');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/jobs\?skills=Tally$/);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\p{Script=Devanagari}/u);
  // Links keep the language.
  await page.getByRole('contentinfo').getByRole('link', { name: 'संपर्क करें' }).click();
  await expect(page).toHaveURL(/\/hi\/contactus$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveURL(/\/hi\/contactus$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/contactus$/);
  await expect(page).not.toHaveURL(/\/hi\//);
});

test('areas, errors and emails are in the account’s language, on any entry', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Betwa Papers' });
  const job = await postJob(recruiter, { title: 'Paper Sorter', companyName: 'Betwa Papers' });
  const candidate = await makeCandidate();
  await visit(page, '/hi/login');
  await page.getByLabel('ईमेल', { exact: false }).first().fill(candidate.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('no such password');
  await page.getByRole('main').getByRole('button', { name: 'लॉगिन' }).click();
  await expect(page.getByRole('alert').first()).toContainText(/\p{Script=Devanagari}/u);

  await signInAs(page, candidate);
  await visit(page, '/account');
  await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/account$/);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'भाषा' })).toBeVisible();
  // An English link, as in an older email, redirects to the account's language.
  await page.goto('/candidate-dashboard/job-applied');
  await expect(page).toHaveURL(/\/hi\/candidate-dashboard\/job-applied$/);
  await hydrated(page);

  await send('setNotifications', { token: recruiter.token, body: { application_received: { mail: 'now' } } });
  await applyTo(candidate, job);
  const mail = await mailTo(candidate.email, /Paper Sorter/);
  expect(mail.subject).toMatch(/\p{Script=Devanagari}/u);
  expect(mail.text).toContain('/hi/candidate-dashboard/job-applied?application=');
  // The recruiter reads English.
  expect((await mailTo(recruiter.email, /Paper Sorter/)).subject).not.toMatch(/\p{Script=Devanagari}/u);
  const account = await (await send('getAccount', { token: candidate.token })).json();
  expect(account.language).toBe('hi');
});

test('Hindi is offered once to a browser that prefers it, and never forced', async ({ newPage }) => {
  const page = await newPage({ locale: 'hi-IN' });
  await visit(page, '/jobs');
  const offer = page.getByRole('complementary', { name: 'Avsar हिन्दी में भी है।' });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
  await offer.getByRole('button', { name: 'अभी नहीं' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(offer).toBeHidden();
});
