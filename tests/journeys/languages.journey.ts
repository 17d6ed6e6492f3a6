import type { Locator } from '@playwright/test';
import { pathIn } from '#contract/languages.ts';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, hydrated, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  mailTo,
  makeCandidate,
  makeRecruiter,
  portalUrl,
  postJob,
  send,
} from '#tests/support/journey-portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';

// Offline, the router’s request for the routes of visible links fails as well.
test.use({
  provoked: /status of (400|401|404|500)|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/,
});

test('each page exists in both languages, and the switch leads to the same page', async ({ page }) => {
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

test('each public page that search engines may index names itself and the other language', async ({ page }) => {
  const jobId = (await postJob(await makeRecruiter(), { title: 'Ink Maker' })).jobId;
  const addresses = [...PUBLIC_PATHS, `/jobs/${jobId}/ink-maker`];
  const named: string[] = [];
  for (const path of addresses) {
    for (const language of ['en', 'hi'] as const) {
      const at = pathIn(language, path);
      const html = await (await page.request.get(at)).text();
      if (/<meta name="robots" content="noindex/.test(html)) continue;
      named.push(at);
      const addressOf = (link: RegExp) => new URL(link.exec(html)?.[1] ?? 'none:', portalUrl()).pathname;
      // One list has two addresses.
      const whole = path === '/all-posted-jobs' ? '/jobs' : path;
      expect.soft(addressOf(/<link rel="canonical" href="([^"]+)"/), at).toBe(pathIn(language, whole));
      for (const other of ['en', 'hi'] as const)
        expect
          .soft(addressOf(new RegExp(`<link rel="alternate" hrefLang="${other}" href="([^"]+)"`, 'i')), at)
          .toBe(pathIn(other, whole));
      expect.soft(/"inLanguage":"(\w+)"/.exec(html)?.[1], at).toBe(language);
    }
  }
  expect(named).toContain('/hi/candidate');
});

test('what was typed in a search or a sign-in survives the change of language, but no password', async ({ page }) => {
  const toHindi = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi(\/|$)/);
    await hydrated(page);
  };
  await visit(page, '/');
  await page.locator('[name=what]').fill('Tally');
  await page.locator('[name=location]').fill('Pune');
  await page.locator('select[name=experience]').selectOption({ index: 2 });
  const experience = await page.locator('select[name=experience]').inputValue();
  await toHindi();
  await expect(page.locator('[name=what]')).toHaveValue('Tally');
  await expect(page.locator('[name=location]')).toHaveValue('Pune');
  await expect(page.locator('select[name=experience]')).toHaveValue(experience);
  await page.reload();
  await expect(page.locator('[name=what]')).toHaveValue('');

  await visit(page, '/jobs');
  await page.getByRole('main').locator('[name=q]').first().fill('welder');
  await toHindi();
  await expect(page.getByRole('main').locator('[name=q]').first()).toHaveValue('welder');

  await visit(page, '/login');
  await page.getByLabel('Email', { exact: false }).first().fill('asha@example.in');
  await page.getByLabel('Password', { exact: true }).fill('a secret to keep');
  await toHindi();
  await expect(page.getByLabel('ईमेल', { exact: false }).first()).toHaveValue('asha@example.in');
  await expect(page.getByLabel('पासवर्ड', { exact: true })).toHaveValue('');
});

test('on a phone the header leads to the other language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/jobs?skills=Tally');
  const switches = () => page.getByRole('banner').getByRole('group').getByRole('link').filter({ visible: true });
  await expect(switches()).toHaveAccessibleName('हिन्दी');
  await switches().click();
  await expect(page).toHaveURL(/\/hi\/jobs\?skills=Tally$/);
  await hydrated(page);
  await expect(switches()).toHaveText('English');
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBe(0);
});

test('a page that asks visitors to sign in asks in the language they chose', async ({ page }) => {
  await visit(page, '/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/jobs$/);
  await page.goto('/saved-jobs');
  await expect(page).toHaveURL(/\/hi\/login\?return=%2Fsaved-jobs$/);
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
  // So does an address that leads nowhere, which the server answers for everybody.
  await page.goto('/candidate-dashboard/nowhere?from=mail');
  await expect(page).toHaveURL(/\/hi\/candidate-dashboard\/nowhere\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\p{Script=Devanagari}/u);
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

test('who has taken the offer of Hindi is not offered it again on English pages', async ({ newPage }) => {
  const page = await newPage({ locale: 'hi-IN' });
  await visit(page, '/jobs');
  const offer = page.getByRole('complementary', { name: 'Avsar हिन्दी में भी है।' });
  const fontOf = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).fontFamily);
  const button = offer.getByRole('button', { name: 'हिन्दी में देखें' });
  expect(await fontOf(offer.getByText('Avsar हिन्दी में भी है।'))).toBe(await fontOf(button));
  await button.click();
  await expect(page).toHaveURL(/\/hi\/jobs$/);
  await visit(page, '/companies');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('who has chosen Hindi is offered it on the next English page, until they decline', async ({ page }) => {
  await visit(page, '/jobs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/jobs$/);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
  await visit(page, '/companies');
  const offer = page.getByRole('complementary', { name: 'Avsar हिन्दी में भी है।' });
  await expect(page).toHaveURL(/\/companies$/);
  await offer.getByRole('button', { name: 'अभी नहीं' }).click();
  await visit(page, '/jobs');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer).toBeHidden();
});

test('who signs in on a Hindi page to an account in English is offered Hindi there', async ({ page }) => {
  const candidate = await makeCandidate();
  await visit(page, '/hi/login');
  await page.getByLabel('ईमेल', { exact: false }).first().fill(candidate.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'लॉगिन' }).click();
  await expect(page).toHaveURL(/\/candidate-dashboard$/);
  const offer = page.getByRole('complementary', { name: 'Avsar हिन्दी में भी है।' });
  await offer.getByRole('button', { name: 'हिन्दी में देखें' }).click();
  await expect(page).toHaveURL(/\/hi\/candidate-dashboard$/);
  await hydrated(page);
  await expect(offer).toBeHidden();
  const account = await (await send('getAccount', { token: candidate.token })).json();
  expect(account.language).toBe('hi');
});

test('a page stays in its language, with a message and Retry, where the account cannot store the other', async ({
  page,
}) => {
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const places = {
    '/account': page.getByRole('region', { name: 'Language' }),
    '/jobs': page.getByRole('banner'),
    '/companies': page.getByRole('contentinfo'),
  };
  const said = page.getByRole('alert');
  for (const [path, place] of Object.entries(places)) {
    await visit(page, path);
    await refuseOnce(page, '**/api/account/language', 'PUT', {
      status: 500,
      contentType: 'text/html',
      body: '<p>Error',
    });
    await place.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(said).toContainText('We couldn’t change the language of your account. Unexpected server error.');
    await expect(page).toHaveURL(new RegExp(`//[^/]+${path}$`));
  }
  await visit(page, '/companies');
  await page.context().setOffline(true);
  await places['/companies'].getByRole('link', { name: 'हिन्दी' }).click();
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(said.filter({ has: again })).toContainText('Network error or no response from server.');
  await page.context().setOffline(false);
  await again.click();
  await expect(page).toHaveURL(/\/hi\/companies$/);
  const account = await (await send('getAccount', { token: candidate.token })).json();
  expect(account.language).toBe('hi');
});

test('a Hindi page is shared by its own address, and so is a job posted in Hindi by its recruiter', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const english = await postJob(recruiter, { title: 'Thread Winder' });
  const hindi = await postJob(recruiter, { title: 'सिलाई मास्टर' });
  await page.addInitScript(() => {
    const share = async ({ url = '' }: ShareData) => document.documentElement.setAttribute('data-shared', url);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const shared = page.locator('html');
  await visit(page, `/hi/jobs/${english.jobId}`);
  await page.getByRole('button', { name: 'शेयर करें' }).click();
  await expect(shared).toHaveAttribute('data-shared', `${portalUrl()}/hi/jobs/${english.jobId}`);
  await visit(page, `/jobs/${english.jobId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shared).toHaveAttribute('data-shared', `${portalUrl()}/jobs/${english.jobId}`);

  await signInAs(page, recruiter);
  for (const [{ jobId }, base] of [
    [english, ''],
    [hindi, '/hi'],
  ] as const) {
    await visit(page, `/recruiter-maindashboards/job-posted?share=${jobId}`);
    await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(`${portalUrl()}${base}/jobs/${jobId}`);
  }
});
