import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  scheduleInterview,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of (400|412|500)/ });

test('an administrator reads, edits and deletes a job, and a newer version loses no edits', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const mark = randomUUID().slice(0, 6);
  const title = `Lock Keeper ${mark}`;
  const job = await postJob(recruiter, { title, companyName: `Narmada ${mark}`, location: 'Jabalpur, Mandla' });
  await applyTo(await makeCandidate(), job);
  await signInAs(page, await signInAdminOver());
  const list = `/admin-dashboard/jobs?companyName=narmada+${mark}&location=MANDLA&industry=information`;
  await visit(page, `${list}&recruiter=kaveri+software`);
  await expect(page.getByLabel('Recruiter', { exact: true })).toHaveValue('kaveri software');
  await expect(page.getByText('Total Jobs Found: 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  const postedBy = `Posted by Kaveri Software for Narmada ${mark}`;
  for (const text of [postedBy, recruiter.user.userCode]) await expect(row).toContainText(text);
  await expectAccessible(page, 'the list of jobs');
  // On a phone the company and the recruiter each have their own line.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const topOf = async (text: string) => (await row.getByText(text).boundingBox())?.y ?? 0;
  expect(await topOf(recruiter.user.userCode)).toBeGreaterThan((await topOf(`Narmada ${mark}`)) + 10);
  if (desk) await page.setViewportSize(desk);

  // The status in the row changes optimistically and is reverted when rejected.
  const status = row.getByRole('combobox', { name: `Status of ${title}` });
  await expect(status.getByRole('option')).toHaveText(['Active', 'Not Active', 'Block', 'Black List']);
  await refuseOnce(page, '**/jobs/*/status', 'PUT');
  await status.selectOption('Not Active');
  await expect(page.getByRole('alert')).toContainText('Error updating job status.');
  await expect(status).toHaveValue('Active');
  await status.selectOption('Block');
  await expect(page.getByRole('dialog')).toContainText('One application stays');
  await page.getByRole('dialog').getByLabel('Reason').fill('It asks for a deposit.');
  await page.getByRole('button', { name: `Block ${job.jobId}` }).click();
  await expect(page.getByText('Job status updated successfully.')).toBeVisible();
  await expect(status).toHaveValue('Block');

  await row.getByRole('link', { name: `Details: ${title}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText('It asks for a deposit.');
  await expect(dialog).toContainText(new RegExp(`${postedBy}\\s· ${job.jobId}`));
  await expect(dialog).toContainText(/Applications\s*1/);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Job ID')).not.toBeEditable();
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText(['Active', 'Not Active', 'Closed', 'Block']);
  await expectAccessible(page, 'the form of a job');

  // Cancel restores the previous values.
  await dialog.getByLabel('Job title').fill('Something else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Job title')).toHaveValue(title);

  await dialog.getByLabel('Min experience').fill('-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Min experience: Enter a number of years from 0 to 60.');
  await dialog.getByLabel('Min experience').fill('');
  await dialog.getByLabel('Skills').fill(' Water ,  Gates,, ');
  await dialog.getByLabel('Status').selectOption('Closed');
  await refuseOnce(page, '**/jobpostingform/job/*', 'PUT');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update job');

  // Another user saves meanwhile. Each choice keeps what was typed in the fields that only this user changed.
  const saveElsewhere = async (location: string): Promise<void> => {
    const body = { location };
    const other = await send('updateJob', { token: recruiter.token, params: { id: job._id }, body });
    expect(other.status).toBe(200);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText(location);
  };
  await dialog.getByLabel('Location').fill('Seoni');
  await saveElsewhere('Jabalpur, Mandla, Katni');
  await dialog.getByRole('button', { name: 'Use these changes' }).click();
  await expect(dialog.getByLabel('Location')).toHaveValue('Jabalpur, Mandla, Katni');
  await expect(dialog.getByLabel('Skills')).toHaveValue(' Water ,  Gates,, ');
  await expect(dialog.getByLabel('Status')).toHaveValue('Closed');
  await saveElsewhere('Jabalpur, Mandla, Dindori');
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(dialog.getByLabel('Skills')).toHaveValue(' Water ,  Gates,, ');
  await expect(dialog.getByLabel('Location')).toHaveValue('Jabalpur, Mandla, Dindori');
  await dialog.getByLabel('Location').fill('Mandla');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/jobpostingform/job/*', async (route) => {
    await held;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Processing' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  goOn();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(dialog).toContainText('Closed');
  const saved = await (await send('getJob', { token: recruiter.token, params: { id: job._id } })).json();
  expect(saved).toMatchObject({
    experience: { min: 0, max: 5 },
    skills: ['Water', 'Gates'],
    jobStatus: 'Closed',
    location: 'Mandla',
  });

  await refuseOnce(page, '**/jobpostingform/job/*', 'DELETE');
  const remove = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: /^Delete/ });
    await expect(question).toContainText('Are you sure you want to delete this job? This action cannot be undone.');
    await question.getByRole('button', { name: `Delete job ${job.jobId}` }).click();
  };
  await remove();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete job');
  await remove();
  await expect(page.getByText('Job deleted successfully!')).toBeVisible();
  await expect(page.getByText('No jobs match the selected filters. Try adjusting your filters.')).toBeVisible();
});

test('on a wide screen long names wrap to a second line without being cut', async ({ page }) => {
  const recruiter = await makeRecruiter({ companyName: 'Tungabhadra & Sons Chartered Accountants' });
  const job = await postJob(recruiter, {
    title: 'Customer Support Executive, Evenings',
    companyName: 'Tungabhadra & Sons Chartered Accountants',
    location: 'Bangalore/Bengaluru, Pune',
  });
  await signInAs(page, await signInAdminOver());
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `/admin-dashboard/jobs?jobId=${job.jobId}`);
  const row = page.getByRole('row').last();
  for (const text of [job.title, 'Tungabhadra & Sons Chartered Accountants', 'Bangalore/Bengaluru, Pune']) {
    const words = row.getByText(text, { exact: true });
    await expect(words).toBeVisible();
    const room = await words.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
      box.closest('.table-wrap')?.scrollWidth ?? 0,
      box.closest('.table-wrap')?.clientWidth ?? 0,
    ]);
    expect(room[0], `${text} is not cut`).toBeLessThanOrEqual(1);
    expect(room[1], `${text} is not cut`).toBeLessThanOrEqual(1);
    expect(room[2], 'the table fits').toBe(room[3]);
  }
});

test('jobs are imported from a file once, with a preview and a report', async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  const recruiter = await makeRecruiter({ companyName: `Betwa Boats ${mark}` });
  const csv = [
    'Title;Company;City;Skills;Ref;Salary;Apply URL',
    `Boat Builder;Betwa Boats;"Orchha, Jhansi";"Wood, ${mark}";1;99999 LPA;https://jobs.betwa.example/7`,
    `BOAT BUILDER;betwa boats;"orchha, jhansi";"${mark}, wood";2`,
    `;Betwa Boats;Orchha/Jhansi;${mark};3`,
    `=Sail Maker;Betwa Boats;Orchha;${mark};4`,
  ].join('\r\n');
  const file = { name: 'boats.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin-dashboard/import');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose a CSV file.');
  const example = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download example' }).click();
  expect(await readFile(await (await example).path(), 'utf8')).toContain('Title,Company,Location,Skills');

  // The page scrolls to the field, which closes its list; typing reopens it.
  const field = page.getByRole('combobox', { name: 'Recruiter' });
  await field.click();
  await field.pressSequentially(mark, { delay: 60 });
  await page.getByRole('option', { name: new RegExp(recruiter.email) }).click();
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('Title,City\nBuilder,Orchha') });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toContainText('We can’t find a column for company, skills.');
  await page.getByRole('button', { name: 'Remove boats.csv' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Ignored columns: Ref.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Line 3' })).toContainText('Same as line 2.');
  await page.getByRole('link', { name: /^Errors/ }).click();
  await expect(page).toHaveURL(/show=wrong/);
  const rows = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('The title is missing.');
  await expect(rows.last().getByRole('cell', { name: 'Orchha/Jhansi' }).locator('wbr')).toHaveCount(1);

  // Values left out of the jobs are listed before publishing.
  await page.getByText('Show warnings').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2: Pay “99999 LPA” was left out.' })).toBeVisible();
  await page.getByRole('link', { name: /^Warnings/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Boat Builder');
  const preview = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download preview' }).click();
  expect(await readFile(await (await preview).path(), 'utf8')).toContain('2,New,Boat Builder,');
  await expectAccessible(page, 'the preview of an import with a warning');

  // Left midway and reopened: the import continues, without being sent twice.
  let sent = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/jobpostingform/import', async (route) => {
    sent += 1;
    await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `1 takes applications here, which go to Betwa Boats ${mark} · Vikram Shah`,
  );
  await expect(page.getByRole('dialog')).toContainText('1 leads to another website');
  await page
    .getByRole('dialog', { name: 'Publish 2 jobs now?' })
    .filter({ hasText: 'We left out or guessed some details of 1 job.' })
    .getByRole('button', { name: 'Publish 2 jobs' })
    .click();
  await expect(
    page.getByText('You can leave this page. The import continues and you’ll find the report here.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Job Posting/ }).click();
  await expect(page.getByText('Total Jobs Found')).toBeVisible();
  await page.getByRole('link', { name: 'Import jobs' }).click();
  await expect(page.getByRole('button', { name: 'Importing...' })).toBeVisible();
  goOn();
  await expect(page.getByText('2 jobs imported.')).toBeVisible();
  expect(sent).toBe(1);
  await page.waitForURL(/[?]result=/);
  await page.reload();
  await expect(page.getByText('2 jobs imported.')).toBeVisible();
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const text = await readFile(await (await report).path(), 'utf8');
  expect(text).toContain("'=Sail Maker");
  expect(text).toContain('Pay “99999 LPA” was left out. Pay is from ₹10,000 to ₹100 crore a year.');
  expect(text).toContain('4,Error,,Betwa Boats,Orchha/Jhansi,,The title is missing.,');
  await expectAccessible(page, 'the report of an import');
  await page.getByRole('button', { name: 'Take back' }).click();
  const first = page.getByRole('dialog', { name: 'Take back this import with 2 jobs?' });
  await first.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'View jobs' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  const label = new RegExp(`^boats\\.csv, Betwa Boats ${mark} · \\S+, .*\\d [ap]m$`);
  await expect(page.getByRole('option', { name: label })).toBeAttached();
  await page.getByRole('button', { name: 'Take back this import' }).click();
  await expect(first).toContainText(`boats.csv, Betwa Boats ${mark}`);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  await visit(page, `/admin-dashboard/import?result=${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'We can’t find that import.' })).toBeVisible();
  // A fresh visit shows the page itself; the result is reached from its row.
  await visit(page, '/admin-dashboard/import');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  await page.getByRole('row').filter({ hasText: 'boats.csv' }).first().getByRole('link', { name: 'Result' }).click();
  await expect(page.getByText('2 jobs imported.')).toBeVisible();
  await page.getByRole('link', { name: 'Import another file' }).click();
  const { headers } = await page.request.get(`/api/jobpostingform/jobs?skills=${mark}`).then((answer) => ({
    headers: answer.headers(),
  }));
  expect(headers['x-total-count']).toBe('2');

  const past = page.getByRole('row').filter({ hasText: 'boats.csv' }).first();
  await expect(past).toContainText('2 of 2');
  await past.getByRole('link', { name: 'Show jobs' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.goBack();
  await past.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('dialog', { name: 'Take back this import with 2 jobs?' });
  await expect(question).toContainText('boats.csv');
  const answer = question.getByText('You can’t undo this.');
  expect(await answer.evaluate((text) => text.scrollWidth - text.clientWidth), 'it is not cut').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'the question before an import is taken back');
  await question.getByRole('button', { name: 'Take back 2 jobs' }).click();
  await expect(page.getByText('Import taken back. Deleted: 2. Closed: 0.')).toBeVisible();
  await expect(past).toContainText('Taken back');
  await expect(past.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await expect(past.getByRole('link', { name: 'Show jobs' }), 'none is left').toHaveCount(0);

  // The audit log names the import and leads to it.
  await visit(page, `/admin-dashboard/audit?code=${recruiter.user.userCode}`);
  for (const action of ['Jobs imported', 'Import taken back'])
    await expect(page.getByRole('row').filter({ hasText: action })).toContainText(/boats\.csv\s· .*\d [ap]m/);
  await page.getByRole('row').filter({ hasText: 'Import taken back' }).getByRole('link').click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
  await expect(page.getByText('boats.csv')).toBeVisible();
});

test('an import that a reload interrupts leads to its result; once taken back, the same file is imported anew', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 6);
  const row = `Raft Builder;Betwa Boats;Orchha;Wood, ${mark}`;
  const buffer = Buffer.from(['Title;Company;City;Skills', row, row].join('\n'));
  const publish = async () => {
    await page.getByText('Import without a recruiter').click();
    await page.locator('input[type=file]').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Import 1 job' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 job' }).click();
  };
  await signInAs(page, await signInAdminOver());
  await visit(page, '/admin-dashboard/import');
  // The server finishes after the page is gone.
  const gone = Promise.withResolvers<void>();
  await page.route('**/jobpostingform/import', async (route) => {
    await gone.promise;
    await route.fetch();
  });
  await publish();
  await expect(page.getByRole('button', { name: 'Importing...' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('was interrupted. If the file reached us')).toBeVisible();
  gone.resolve();
  await expect(page.getByText('1 job imported.')).toBeVisible();
  await page.unroute('**/jobpostingform/import');
  await page.getByRole('link', { name: 'Import another file' }).click();
  const past = page.getByRole('row').filter({ hasText: `${mark}.csv` });
  await past.getByRole('link', { name: 'Result' }).click();
  await expect(page.getByText('We skipped 1 row as a duplicate.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back 1 job' }).click();
  await expect(page.getByText('This import was taken back.')).toBeVisible();
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByText('was interrupted')).toHaveCount(0);
  await publish();
  await expect(page.getByText('1 job imported.')).toBeVisible();
  const { headers } = await fetch(new URL(`/api/jobpostingform/jobs?skills=${mark}`, page.url()));
  expect(headers.get('x-total-count')).toBe('1');

  const rows = page.getByRole('group', { name: 'Rows in the file' });
  await expect(rows.getByRole('link', { name: /^JOB/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back 1 job' }).click();
  await expect(rows.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(rows.getByRole('link', { name: /^JOB/ })).toHaveCount(0);
  await expect(page.getByText('1 job imported.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View jobs' })).toHaveCount(0);
});

test('a recruiter who edits an imported job sees it as candidates do, and need not fill in what it never had', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const title = `Ferry Hand ${randomUUID().slice(0, 6)}`;
  const body = new FormData();
  body.append('recruiterId', recruiter.user._id);
  body.append('file', new File([`Title,Company,Location,Skills\n${title},Betwa Boats,Orchha,Wood`], 'boats.csv'));
  const { token } = await signInAdminOver();
  expect((await send('importJobs', { token, body })).status).toBeLessThan(300);
  const listed = await send('listJobs', { query: `?title=${encodeURIComponent(title)}` });
  const [job] = (await listed.json()) as { jobId: string }[];
  await signInAs(page, recruiter);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `/job-posting-forms?job=${job?.jobId}`);
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
  await expect(sections.getByRole('link')).toHaveCount(4);
  await expect(sections.getByText('to fill in')).toHaveCount(0);
  const seen = page.getByRole('complementary').filter({ hasText: title });
  await expect(seen).toBeVisible();
  await expect(seen).not.toContainText('Fresher Allowed');
  await page.getByLabel('Min experience').fill('2');
  await expect(seen).toContainText('2');
});

test('a job is blocked with its interviews in view, and its recruiter meets it marked in every list', async ({
  page,
  newPage,
}) => {
  const recruiter = await makeRecruiter();
  const title = `Weir Keeper ${randomUUID().slice(0, 6)}`;
  const job = await postJob(recruiter, { title });
  const application = await applyTo(await makeCandidate(), job);
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);
  const desk = await newPage();
  await signInAs(desk, await signInAdminOver());
  await visit(desk, `/admin-dashboard/jobs?jobId=${job.jobId}`);
  const asked = desk.getByRole('dialog');
  await desk.getByRole('checkbox', { name: 'Select page' }).click();
  await desk.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Change status' }).click();
  await desk.getByRole('menuitem', { name: 'Not Active' }).click();
  await expect(asked).toContainText('We tell the recruiter by email and notification.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await desk.getByRole('combobox', { name: `Status of ${title}` }).selectOption('Block');
  await expect(asked).toContainText('One interview is ahead');
  await expect(asked).toContainText('We immediately tell candidates with an interview or offer not to go.');
  await asked.getByLabel('Reason').fill('It asks for a deposit.');
  await asked.getByRole('button', { name: `Block ${job.jobId}` }).click();
  await expect(desk.getByText('Job status updated successfully.')).toBeVisible();

  await signInAs(page, recruiter);
  const list = '/recruiter-maindashboards/applications';
  await visit(page, list);
  await expect(page.getByRole('row').filter({ hasText: 'Job taken down' })).toHaveCount(1);
  await visit(page, `${list}?view=board`);
  await expect(page.locator('.board-card')).toContainText('Job taken down');
  await visit(page, `${list}?application=${application._id}`);
  const panel = page.getByRole('complementary').filter({ hasText: title });
  await expect(panel.locator('dl').first()).toContainText('Job taken down');
  await expect(panel.getByRole('button', { name: 'Cancel interview' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);

  await visit(page, '/recruiter-maindashboards/job-posted');
  await page.getByRole('link', { name: `Job Details: ${title}` }).click();
  const details = page.getByRole('dialog', { name: title });
  await details.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await expect(question).toContainText('If it is ahead, we told the candidate not to come.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await details.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('An administrator has blocked this job: It asks for a deposit.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job updated successfully! It stays hidden')).toBeVisible();
});
