import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CallOutput } from '#contract/api.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';

test.use({ provoked: /^$/ });

test('the overview shows totals and the chosen chart, and leads from waiting work to its list', async ({ page }) => {
  const name = `Ira ${randomUUID().slice(0, 6)}`;
  const inquiry = { fullName: name, email: 'ira@example.in', phone: '9876543210', message: 'May I call you?' };
  expect((await send('submitInquiry', { body: inquiry })).status).toBe(201);
  await signInAs(page, await signInAdminOver());
  // The portal updates its figures once a minute, and other journeys change them: fix what needs attention, keep the
  // rest.
  await page.route('**/api/admin/overview*', async (route) => {
    const answer = await route.fetch();
    const overview = (await answer.json()) as CallOutput<'adminOverview'>;
    const near = [{ userCode: 'R-1', served: 410, most: 500 }];
    const attention = { unverifiedCompanies: 3, nearDailyNumber: near, endingSoon: 2, waitingWeek: 4 };
    const { figures } = overview;
    await route.fulfill({
      response: answer,
      json: { ...overview, ...(figures && { figures: { ...figures, attention } }) },
    });
  });
  await visit(page, '/admin/dashboard');
  const stats = page.getByRole('term');
  for (const label of ['Candidates', 'Recruiters', 'Jobs', 'Applications'])
    await expect(stats.filter({ hasText: label })).toBeVisible();
  for (const table of ['Applications by status', 'Jobs by status', 'Jobs by type'])
    await expect(page.getByRole('table', { name: table })).toContainText(/\d/);
  await expectAccessible(page, 'the overview');

  await expect(page.getByRole('table', { name: 'Applications per day in the last 30 days' })).toBeAttached();
  const series = page.getByRole('navigation', { name: 'Show' });
  await series.getByRole('link', { name: 'Applications' }).focus();
  await page.keyboard.press('Tab');
  await expect(series.getByRole('link', { name: 'Candidates' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/of=candidates/);
  const days = page.getByRole('table', { name: 'Candidates per day in the last 30 days' });
  await expect(days.getByRole('row')).toHaveCount(31);
  await page.reload();
  await expect(days).toBeAttached();

  await expect(page.getByText('4 applications unanswered for a week')).toBeVisible();
  for (const [line, address] of [
    ['View: R-1 viewed 410 of 500 candidates today', /recruiters\?name=R-1$/],
    ['Verify: 3 unverified companies have open jobs', /recruiters\?verified=open$/],
    ['View: 2 open jobs end within a week', /jobs\?closing=7$/],
    [/^Answer: [\d,]+ unanswered enquir(y|ies)$/, /inquiries\?answered=no$/],
  ] as const) {
    await page.getByRole('link', { name: line }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Overview');
    if (line === 'Verify: 3 unverified companies have open jobs')
      await expect(page.getByRole('combobox', { name: /verified/i })).toHaveValue('open');
    if (line === 'View: 2 open jobs end within a week') await expect(page.getByLabel('Deadline')).toHaveValue('7');
    if (line instanceof RegExp) {
      await expect(page.getByLabel('Answered or not')).toHaveValue('no');
      await page.getByLabel('Search').fill(name);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Not answered');
    } else await page.goBack();
  }
  // A request on its way must not fail at the end.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the pages that administrators share with others have their numbers in the menu and speak to them', async ({
  page,
}) => {
  await applyTo(await makeCandidate(), await postJob(await makeRecruiter()));
  await signInAs(page, await signInAdminOver());
  const candidates = page.getByRole('navigation').getByRole('link', { name: /^Candidates/ });
  await visit(page, '/JobApplicationStats');
  await expect(page.getByText('Recruiters can make an offer without an interview.')).toBeVisible();
  await expect(page.getByText('You can make an offer without an interview.')).toHaveCount(0);
  await expect(candidates).toHaveText(/\d$/);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await expect(candidates).toHaveText(/\d$/);
});

test('the audit log shows who changed what, keeps filters in the address, and exports them', async ({ page }) => {
  const candidate = await makeCandidate({ firstName: 'Meher' });
  const { userCode, _id } = candidate.user;
  const admin = await signInAdminOver();
  const change = { params: { id: _id }, body: { userStatus: 'Block', reason: 'Forged papers.' }, token: admin.token };
  expect((await send('setCandidateStatus', change)).status).toBe(200);
  await signInAs(page, admin);
  await visit(page, '/admin-dashboard/audit');
  const code = page.getByRole('searchbox', { name: 'About (code, email)' });
  await code.focus();
  await page.keyboard.type(String(userCode));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`code=${userCode}`));
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Account status changed' });
  await expect(page).toHaveURL(/action=account_status_changed/);
  await page.reload();
  await expect(code).toHaveValue(String(userCode));
  await expect(page.getByRole('status').filter({ hasText: /^1 entry$/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: String(userCode) });
  for (const shown of ['Account status changed', String(admin.user.userCode), 'Meher', 'Block', 'Forged papers.'])
    await expect(row).toContainText(shown);
  await expect(row).toContainText(/was\s*Not Active\s*became\s*Block/);
  await expectAccessible(page, 'the audit log');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(String(userCode));

  // On a phone the entries come first; the filters are one tap away.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row).toBeInViewport();
  await expect(code).toHaveValue(String(userCode));
  const by = page.getByRole('searchbox', { name: 'By (code, email)' });
  await expect(by).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(by).toBeVisible();
  await expectAccessible(page, 'the filters of the audit log on a phone');
});

test('the health page says what to do about each part and whose emails were not delivered', async ({ page }) => {
  await signInAs(page, await signInAdminOver());
  const candidate = await makeCandidate();
  await visit(page, '/admin-dashboard/health');
  const parts = page.getByRole('table', { name: 'Parts of the portal' });
  // The journeys' portal writes its emails to a folder and has no backups.
  await expect(page.getByRole('heading', { name: '2 of 5 parts need attention.' })).toBeVisible();
  await expect(parts.getByRole('row', { name: 'Email Check this' })).toContainText('no mail server is set');
  await expect(parts.getByRole('row', { name: 'Backup Check this' })).toContainText('npm run backup');
  // A number stays on one line with its unit.
  await expect(parts.getByRole('row', { name: 'Database Works' })).toContainText(
    /[\d.]+\u00a0MB, \d+ of \d+ connections, answers in [\d.]+\u00a0ms/,
  );
  await expect(page.getByText('None in the last 7 days.')).toBeVisible();

  await page.route('**/api/admin/health', async (route) => {
    const answer = await route.fetch();
    const health = (await answer.json()) as CallOutput<'adminHealth'>;
    const failure = { refused: true, answer: '550 no such user', at: health.at };
    const newest = [
      { ...failure, to: candidate.email, kind: 'candidate' },
      { ...failure, to: 'nobody@mail.example', kind: null },
    ];
    const email = { ...health.email, state: 'fails', waiting: 1204, oldestSeconds: 2520, failures: 1, newest };
    await route.fulfill({ response: answer, json: { ...health, email } });
  });
  await page.getByRole('button', { name: 'Measure again' }).click();
  await expect(parts.getByRole('row', { name: 'Email Not working' })).toContainText(
    '1,204 waiting, the first for 42 minutes',
  );
  await expectAccessible(page, 'the health page');
  await page.setViewportSize({ width: 360, height: 740 });
  // Each label begins beside the first line of its value.
  await expect(parts.locator('td').filter({ hasText: '1,204 waiting' })).toHaveCSS('align-items', 'baseline');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('cell', { name: 'nobody@mail.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'nobody@mail.example' })).toHaveCount(0);
  await page.getByRole('link', { name: candidate.email }).click();
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: candidate.email })).toBeVisible();
});
