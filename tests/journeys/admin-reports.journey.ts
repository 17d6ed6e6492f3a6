import { randomUUID } from 'node:crypto';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  mailTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of (401|404|412|500)|ERR_FAILED/ });

test('a reported job is blocked and disappears, its recruiter reads why, and unblocking shows it again', {
  tag: CORE,
}, async ({ page, newPage }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Saffron sorter' });
  const applicant = await makeCandidate();
  await applyTo(applicant, job);
  const reporter = `reporter.${job.jobId.toLowerCase()}@example.in`;
  const body = { reason: 'not_a_real_job', details: 'Nobody sorts saffron there.', email: reporter };
  expect((await send('reportJob', { params: { id: job._id }, body })).status).toBe(201);

  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await page.route('**/api/admin/reports**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visit(page, `/admin-dashboard/reports?q=${job.jobId}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Review reports about Saffron sorter' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Saffron sorter' })).toBeVisible();
  await expect(page.getByText('Nobody sorts saffron there.')).toBeVisible();
  await expect(page.getByText('We found no signs of fraud in this job.')).toBeVisible();
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByRole('radio', { name: /^Block/ }).check();
  await expect(decide.getByText('One application stays, but the recruiter can no longer accept it.')).toBeVisible();
  await expect(decide.getByLabel('Reason for the recruiter')).toHaveValue(/could not confirm that this job exists/);
  await decide.getByLabel('Reason for the recruiter').fill('');
  await decide.getByRole('button', { name: `Block ${job.jobId}` }).click();
  await expect(decide.getByRole('alert')).toContainText('Enter why you are blocking the job.');
  await decide.getByLabel('Reason for the recruiter').fill('Nobody answers at your office.');
  await decide.getByLabel('Answer to the people who reported it').fill('Well seen.');
  await expectAccessible(page);
  await page.route('**/api/admin/reports/*', (route) => route.abort(), { times: 1 });
  await decide.getByRole('button', { name: `Block ${job.jobId}` }).click();
  await expect(decide.getByRole('alert')).toBeVisible();
  await expect(decide.getByLabel('Answer to the people who reported it')).toHaveValue('Well seen.');
  // The session ends in the middle; the form is as it was after the sign-in.
  const signedOut = { code: 'SIGNED_OUT', message: 'Please sign in to continue.' };
  await refuseOnce(page, '**/api/admin/reports/*', 'PUT', { status: 401, json: signedOut });
  await decide.getByRole('button', { name: `Block ${job.jobId}` }).click();
  const login = page.getByRole('dialog', { name: 'Admin login' });
  await login.getByLabel('Email').fill(admin.email);
  await login.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(login).toHaveCount(0);
  await expect(decide.getByRole('alert')).toHaveCount(0);
  await expect(decide.getByLabel('Answer to the people who reported it')).toHaveValue('Well seen.');
  const count = page.getByRole('link', { name: /^Reports/ }).locator('.number');
  const waiting = Number(await count.textContent());
  await decide.getByRole('button', { name: `Block ${job.jobId}` }).click();
  await expect(page.getByText('Job blocked. We told the recruiter.')).toBeVisible();
  await expect(count.filter({ hasText: new RegExp(`^${waiting}$`) })).toHaveCount(0);
  await expect(page.getByText('Blocked by Leela Menon')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The job post, which candidates can’t see now' })).toBeVisible();

  expect((await send('getJob', { params: { id: job._id } })).status).toBe(404);
  const visitor = await newPage();
  expect((await visitor.goto(`/jobs/${job.jobId}/saffron-sorter`))?.status()).toBe(404);
  expect((await mailTo(recruiter.email, /has been blocked/)).text).toContain('Reason: Nobody answers at your office.');
  expect((await mailTo(reporter, /^Your report about Saffron sorter/)).text).toContain('Well seen.');
  await signInAs(visitor, applicant);
  await visit(visitor, '/candidate-dashboard/job-applied');
  await expect(visitor.getByText('Avsar has taken down this job.', { exact: true })).toBeVisible();
  // The recruiter's counts still add up.
  const desk = await newPage();
  await signInAs(desk, recruiter);
  await visit(desk, '/recruiter-maindashboards/job-posted');
  const figures = desk.locator('.stats .stat');
  await expect(figures.filter({ hasText: 'Blocked' })).toContainText('1');
  const [total, ...parts] = (await figures.locator('dd').allTextContents()).map(Number);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  await figures.getByRole('link', { name: 'Blocked 1' }).click();
  await expect(desk.getByLabel('Status', { exact: true })).toHaveValue('Block');
  await expect(desk.getByRole('row', { name: /Saffron sorter/i })).toBeVisible();
  const owned = await send('getJob', { params: { id: job._id }, token: recruiter.token });
  expect(await owned.json()).toMatchObject({ jobStatus: 'Block', statusReason: 'Nobody answers at your office.' });

  await decide.getByRole('radio', { name: /^Unblock/ }).check();
  await decide.getByRole('button', { name: `Unblock ${job.jobId}` }).click();
  await expect(page.getByText('Unblocked by Leela Menon')).toBeVisible();
  expect((await visitor.goto(`/jobs/${job.jobId}/saffron-sorter`))?.status()).toBe(200);
});

test('deciding about a listing imported for nobody does not claim that a recruiter is told', async ({ page }) => {
  const admin = await signInAdminOver();
  const title = `Saffron counter ${randomUUID().slice(0, 6)}`;
  const csv = `Title,Company,City,Skills\n${title},Kesari Farms,Pampore,Counting\n`;
  const answer = await page.request.post('/api/jobpostingform/import', {
    headers: { Authorization: `Bearer ${admin.token}` },
    multipart: {
      recruiterId: 'nobody',
      file: { name: 'saffron.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    },
  });
  const { rows } = (await answer.json()) as { rows: { jobId: string }[] };
  const jobId = rows[0]?.jobId ?? '';
  const reported = await send('reportJob', { params: { id: jobId }, body: { reason: 'wrong_details' } });
  expect(reported.status).toBe(201);

  await signInAs(page, admin);
  await visit(page, `/admin-dashboard/reports?q=${jobId}`);
  await expect(page.getByRole('row').last()).toContainText('Imported without a recruiter');
  await page.getByRole('link', { name: `Review reports about ${title}` }).press('Enter');
  await expect(
    page.getByText('This listing was imported without a recruiter, so there is nobody to tell.'),
  ).toBeVisible();
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByRole('radio', { name: /^Block/ }).check();
  await expect(decide.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
    /There is no recruiter to tell/,
  );
  await decide.getByRole('button', { name: `Block ${jobId}` }).click();
  await expect(page.getByText('Job blocked.', { exact: true })).toBeVisible();
  await expect(page.getByText('To the recruiter')).toHaveCount(0);
});

test('signs of fraud are marked in the posting, keys step through the queue, and a second administrator sees the first’s decision', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const requirements = 'Two years of it.\nPay a refundable security deposit of ₹2,500 before joining.';
  const title = `Typist ${recruiter.user.userCode}`;
  const suspect = await postJob(recruiter, { title, requirements });
  await postJob(recruiter, { title: `${title} again`, requirements });
  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await visit(page, `/admin-dashboard/reports?q=${encodeURIComponent(title)}`);
  await page.getByText('What we check for').click();
  await expect(page.getByText('“No registration fee” does not count.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Review reports about ${title} ${suspect.jobId}` }).click();
  await expect(page.locator('mark').filter({ hasText: 'security deposit of ₹2,500' })).toHaveCount(2);
  // The keys work once the case has the focus.
  await expect(page.getByRole('article', { name: title, exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: `${title} again` })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByText('1 of 2')).toBeVisible();
  // The case leads to the job, its recruiter and their other jobs.
  const details = page.getByRole('dialog');
  const back = async (): Promise<void> => {
    await page.goBack();
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  };
  await page.getByRole('link', { name: suspect.jobId }).click();
  await expect(details).toContainText(suspect.jobId);
  await back();
  const past = page.getByRole('region', { name: 'Recruiter' });
  await past.getByRole('link', { name: 'Vikram Shah' }).click();
  await expect(details).toContainText(recruiter.user.userCode);
  await back();
  await past.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.getByText('Total Jobs Found: 2')).toBeVisible();
  await back();
  await past.getByRole('link', { name: `${title} again` }).click();
  await expect(details.getByRole('heading', { name: `${title} again` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`recruiter=${recruiter.user.userCode}`));
  await back();
  const decide = page.getByRole('region', { name: 'Decide' });
  await decide.getByRole('radio', { name: /^Block/ }).check();
  await decide.getByLabel('Reason for the recruiter').fill('A deposit, and nobody at the office knows of the job.');
  // Another administrator decides meanwhile.
  const body = { decision: 'dismiss' };
  expect((await send('decideReport', { params: { id: suspect._id }, body, token: admin.token })).status).toBe(200);
  await decide.getByRole('button', { name: `Block ${suspect.jobId}` }).click();
  await expect(page.getByRole('alert')).toContainText('Leela Menon has already decided this: dismissed.');
  await expect(page.getByText('Dismissed by Leela Menon')).toBeVisible();
  // The input of the rejected decision stays.
  await expect(decide.getByRole('radio', { name: /^Block/ })).toBeChecked();
  await expect(decide.getByLabel('Reason for the recruiter')).toHaveValue(
    'A deposit, and nobody at the office knows of the job.',
  );
  await expect(decide.getByText(/^Leela Menon has decided this case in the meantime, .*: Dismissed\.$/)).toBeVisible();
  const kept = 'A deposit, and nobody at the office knows of the job.';
  // Somebody freezes it: what was typed stays, though it can no longer be sent.
  const authorization = `Bearer ${admin.token}`;
  const listed = await page.request.get(`/api/admin/reports?q=${suspect.jobId}`, { headers: { authorization } });
  const [seen] = (await listed.json()) as { version: number }[];
  const frozen = await page.request.fetch(`/api/admin/reports/${suspect._id}`, {
    method: 'PUT',
    headers: { authorization, 'If-Match': `"${seen?.version}"` },
    data: { decision: 'freeze', reason: 'No such office.' },
  });
  expect(frozen.status()).toBe(200);
  await page.reload();
  await expect(decide.getByText(/in the meantime, .*: Blocked\.$/)).toBeVisible();
  const opened = page.getByRole('article', { name: title, exact: true });
  await expect(opened).toBeFocused();
  await expect(opened).toHaveCSS('outline-style', 'none');
  await expect(opened).toHaveCSS('box-shadow', 'none');
  await expect(decide.getByLabel('Reason for the recruiter')).toHaveValue(kept);
  await decide.getByRole('button', { name: 'Discard it' }).click();
  await expect(decide.getByText(/in the meantime/)).toHaveCount(0);
  await page.getByRole('button', { name: 'All reports' }).click();
  await page.getByLabel('Status: all').selectOption('Dismissed');
  await expect(page.getByText('No reports match the selected filters.')).toBeVisible();
  // On a phone the list comes first, and the filters open on request.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByLabel('Status: all')).toBeHidden();
  await page.getByRole('button', { name: 'Filters 1' }).click();
  await expect(page.getByLabel('Status: all')).toHaveValue('dismissed');
});

test('a reported message is told apart from a reported job, and who reported it finds the answer among the notices', async ({
  page,
  newPage,
}) => {
  const [recruiter, candidate] = [await makeRecruiter(), await makeCandidate()];
  const title = `Bee Keeper ${recruiter.user.userCode}`;
  const job = await postJob(recruiter, { title, companyName: 'Narmada Honey' });
  const { _id: applicationId } = await applyTo(candidate, job);
  const text = { params: { applicationId }, body: { text: 'Please pay ₹2,000 first.' }, token: recruiter.token };
  const { _id: messageId } = await (await send('sendMessage', text)).json();
  const report = { params: { applicationId, messageId }, body: { reason: 'asks_for_money' }, token: candidate.token };
  expect((await send('reportMessage', report)).status).toBe(200);
  await signInAs(page, await signInAdminOver());
  await visit(page, `/admin-dashboard/reports?q=${job.jobId}&about=message`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(`Message from recruiter ${recruiter.user.userCode}`);
  await expect(row).toContainText('Posted by Kaveri Software for Narmada Honey');
  await page.getByLabel('About: all').selectOption('Company pages');
  await expect(page.getByText('No reports match the selected filters.')).toBeVisible();
  // A link opens a case also where the list does not show it.
  await visit(page, `/admin-dashboard/reports?q=${job.jobId}&about=company&open=${job._id}`);
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'All reports' }).click();
  await page.getByLabel('About: all').selectOption('Messages');
  // Anywhere in the row.
  await row.click();
  await expect(page.getByText(candidate.user.userCode, { exact: true })).toBeVisible();
  const decide = page.getByRole('region', { name: 'Decide' });
  const answer = decide.getByLabel('Answer to the people who reported it');
  await decide.getByRole('radio', { name: /^Block/ }).check();
  await expect(decide.getByLabel('Reason for the recruiter')).toHaveValue(/^A message that you sent .* asks for money/);
  await expect(answer).toHaveValue(/^You were right: a recruiter must never ask you to pay/);
  await decide.getByRole('radio', { name: /^Dismiss/ }).check();
  await expect(answer).toHaveValue(/^We read the conversation/);
  await answer.fill('We have talked to the recruiter.');
  await decide.getByRole('button', { name: 'Dismiss 1 report' }).click();
  await expect(page.getByText('Dismissed.', { exact: true })).toBeVisible();
  const theirs = await newPage();
  await signInAs(theirs, candidate);
  await visit(theirs, '/candidate-dashboard/notices?group=reports');
  await expect(theirs.getByText(`We have reviewed the message you reported: ${title}, Narmada Honey`)).toBeVisible();
  await expect(theirs.getByText('“We have talked to the recruiter.”')).toBeVisible();
});
