import { randomUUID } from 'node:crypto';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob, signInAdminOver } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (400|404|500)|ERR_INTERNET_DISCONNECTED/ });

test('old addresses lead to the tab with their other parameters, on a full load and from within', async ({ page }) => {
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin-dashboard/about');
  for (const [old, tab, title] of [
    [
      '/admin-dashboard?tab=jobs&status=Block&title=A+%26+B#found',
      '/jobs?status=Block&title=A+%26+B#found',
      'Job Post',
    ],
    ['/admin-dashboard?answered=no&tab=inquiries', '/inquiries?answered=no', 'Inquir'],
    ['/menteelist?q=Noor', '/mentees?q=Noor', 'Mentee'],
    ['/admin-dashboard?tab=nowhere&name=a', '/candidates?name=a', 'Candidate'],
    ['/admin-dashboard', '/candidates', 'Candidate'],
  ] as const) {
    const address = new RegExp(`/admin-dashboard${tab.replace(/[?+]/g, '\\$&')}$`);
    // The router redirects signed-in users away from the sign-in.
    for (const from of [old, `/admin-login?return=${encodeURIComponent(old)}`]) {
      await visit(page, from);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await page.goBack();
      await expect(page).toHaveURL(/\/admin-dashboard\/about$/);
    }
  }
});

test('each tab has its own address, title and script; Back, reload and the sidebar follow', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin-dashboard/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  // Wait for the tab: its loading frame is replaced, and a pressed link would lose the focus with it.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(scripts.filter((path) => /(jobs|candidates|recruiters|reports|audit|import)-tab/.test(path))).toEqual([]);

  const nav = page.getByRole('navigation', { name: 'Administration', exact: true });
  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL(/\/admin-dashboard\/audit$/);
  await expect(page).toHaveTitle(/Audit log/);
  await expect(nav.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Audit log' })).toBeFocused();
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Account status changed' });
  await expect(page).toHaveURL(/audit\?action=account_status_changed$/);
  await page.reload();
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('account_status_changed');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await visit(page, '/admin-dashboard/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('opening a row loads nothing and does not interrupt a refetch', async ({ page }) => {
  const title = `Weaver ${randomUUID().slice(0, 6)}`;
  await postJob(await makeRecruiter(), { title });
  await signInAs(page, await signInAdminOver());
  await visit(page, `/admin-dashboard/jobs?title=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  const status = row.getByRole('combobox');
  await expect(status).toHaveValue('Active');
  let lists = 0;
  let held: (() => void) | undefined;
  await page.route('**/api/jobpostingform/jobs?*', async (route) => {
    lists += 1;
    if (lists === 1)
      await new Promise<void>((resolve) => {
        held = resolve;
      });
    await route.continue().catch(() => undefined);
  });
  await status.selectOption('Not Active');
  await expect.poll(() => lists).toBe(1);
  await row.getByRole('link', { name: `Details: ${title}` }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(title);
  held?.();
  await expect(details).toContainText('Not Active');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(status).toHaveValue('Not Active');
  await row.getByRole('link', { name: `Details: ${title}` }).click();
  await expect(details).toContainText(title);
  await page.goBack();
  await expect(details).toBeHidden();
  expect(lists).toBe(1);
});

test('an address of a row that does not exist says so, and closing that leaves the list', async ({ page }) => {
  await signInAs(page, await signInAdminOver());
  for (const [tab, text] of [
    ['candidates', 'We can’t find this candidate. They may have deleted their account.'],
    ['recruiters', 'We can’t find this recruiter. They may have deleted their account.'],
    ['jobs', 'This job was deleted or does not exist.'],
    ['reports', 'We can’t find this report.'],
    ['inquiries', 'We can’t find this enquiry.'],
  ] as const)
    for (const id of [randomUUID(), 'nothing']) {
      await visit(page, `/admin-dashboard/${tab}?open=${id}`);
      const notice = page.getByRole('status').filter({ hasText: text });
      await notice.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${tab}$`));
    }
});

test('a filter that the server refuses, or a list that fails, is read once and keeps the filters', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.url()));
  await signInAs(page, await signInAdminOver());
  const long = 'a pasted text '.repeat(25);
  for (const [tab, label] of [
    ['candidates', 'Name, email, phone, code'],
    ['jobs', 'Job ID'],
    ['recruiters', 'Company name'],
    ['inquiries', 'Search'],
    ['audit', 'About (code, email)'],
    ['reports', 'Job, company, recruiter'],
  ] as const) {
    await visit(page, `/admin-dashboard/${tab}`);
    const field = page.getByRole('search').getByLabel(label, { exact: true });
    await field.fill(long);
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('Use fewer characters.');
    expect(reads.filter((url) => /\/api\/.*pasted/.test(url))).toHaveLength(1);
    reads.length = 0;
    await expect(field).toHaveValue(long);
    await field.fill('');
    await expect(failed).toBeHidden();
  }
  await visit(page, '/admin-dashboard/recruiters');
  await page.route('**/api/recruiters/recruiters?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByLabel('Company name', { exact: true }).fill('Nowhere Works');
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No recruiters match the selected filters.')).toBeVisible();
  expect(reads.filter((url) => /\/api\/.*Nowhere/.test(url))).toHaveLength(2);
});

test('on a laptop the sidebar shows every item, heads are whole, and a phone counts the companies that it shows', async ({
  page,
}) => {
  for (let number = 0; number < 6; number += 1) await makeRecruiter({ companyName: `Laptop Works ${number}` });
  await makeCandidate({ lastName: 'Venkataramanaswamy' });
  await signInAs(page, await signInAdminOver());
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/admin-dashboard/candidates');
  await expect(page.getByRole('link', { name: 'Statistics' })).toBeInViewport({ ratio: 1 });
  const wrap = page.locator('.table-wrap');
  await expect.poll(() => wrap.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await visit(page, '/candidates-table');
  await expect.poll(() => wrap.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/admin-dashboard/recruiters');
  const companies = page.getByRole('region', { name: 'Recruiters per company' });
  await expect(page.getByRole('searchbox').first()).toBeInViewport({ ratio: 1 });
  // People are on the first screen.
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
  await companies.getByRole('button', { name: 'Recruiters per company' }).click();
  await expect(page.getByText(/^Top 4 of \d+ company names$/)).toBeVisible();
  await expect(companies.getByRole('listitem')).toHaveCount(4);
  // The search fields of the audit log have room for their hints.
  await visit(page, '/admin-dashboard/audit');
  const codes = page.getByRole('searchbox');
  await page.getByRole('search').getByRole('button', { name: 'Filters' }).click();
  await expect(codes).toHaveCount(2);
  const cut = await codes.evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      const hint = field.getAttribute('placeholder') ?? '';
      if (!pen || !field.checkVisibility()) return [];
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(hint).width > room ? [hint] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('offline, a link to a page that was not opened keeps the page and says so; an opened one works', async ({
  page,
  context,
}) => {
  await signInAs(page, await signInAdminOver());
  // Loaded a few seconds after the page.
  const loaded = page.waitForResponse(/\/stay-offline-/);
  await visit(page, '/admin-dashboard/mentees');
  await loaded;
  const nav = page.getByRole('navigation', { name: 'Administration', exact: true });
  await nav.getByRole('link', { name: 'Mentors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentor Management' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('You’re offline. That page opens once you’re back online.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-dashboard\/mentors$/);
  await nav.getByRole('link', { name: 'Mentees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentee Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^You’re offline\. This page may be out of date/)).toBeVisible();
  await context.setOffline(false);
  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
