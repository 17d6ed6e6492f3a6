import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, portalDatabaseUrl, portalDataDir, portalUrl } from '#tests/support/journey-portal.ts';

interface Ended {
  code: number;
  output: string;
}

/** Runs the README's command next to the running portal. */
const importJobs = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: portalDatabaseUrl(),
      DATA_DIR: portalDataDir(),
      PORT: new URL(portalUrl()).port,
      LOG_LEVEL: 'warn',
    };
    execFile(process.execPath, ['scripts/import-jobs.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });

test('a messy file is imported beside the running portal, bad rows are reported, and a second import adds nothing', async ({
  page,
  context,
}) => {
  const recruiter = await makeRecruiter();
  const folder = await mkdtemp(join(tmpdir(), 'avsar-import-'));
  const mark = `x${randomUUID().slice(0, 8)}`;
  const file = join(folder, 'listings.csv');
  await writeFile(
    file,
    [
      '\uFEFFJob Title,Company,Location,Key Skills,Experience,Salary',
      `Silk Grader,Kaveri Silks,"Mysuru, Karnataka","${mark}, Grading",2-4 Years,3-5 LPA`,
      `"Silk ""Master""",Kaveri Silks,Ramanagara,"${mark}, Reeling, reeling",,`,
      `Silk Grader,Kaveri Silks,"Mysuru, Karnataka","Grading, ${mark}",2-4 Years,3-5 LPA`,
      `,Kaveri Silks,,${mark},,`,
      `Silk Intern,Kaveri Silks,Mysuru,,,`,
      `Silk Intern,Kaveri Silks,Mysuru,${mark},many,Not disclosed`,
      '',
    ].join('\r\n'),
  );
  try {
    const first = await importJobs(file, '--recruiter', recruiter.email.toUpperCase());
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('Line 5 refused: The title is missing. The location is missing.');
    expect(first.output).toMatch(/Line 6 refused: .*skill/i);
    expect(first.output).toContain('Line 7: Experience “many” was left out. We read 0 to 60 years.');
    expect(first.output).toContain('6 rows read, 3 imported, 1 there already, 2 refused, 1 warning.');
    const second = await importJobs(file, '--recruiter', recruiter.email);
    expect(second.output).toContain('6 rows read, 0 imported, 4 there already, 2 refused.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  await visit(page, `/jobs?skills=${mark}`);
  await expect(page.getByText('Showing 3 jobs', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View Details: Silk "Master", Kaveri Silks' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Posted by Kaveri Software for Kaveri Silks').first()).toBeVisible();
  const report = details.getByRole('link', { name: 'Report this job' });
  const reportPage = (await report.getAttribute('href')) ?? '';
  await report.click();
  const reported = 'Silk "Master" · Posted by Kaveri Software for Kaveri Silks';
  await expect(page.getByRole('dialog', { name: 'Report this job' }).getByText(reported)).toBeVisible();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(reportPage);
  await expect(other.getByText(reported)).toBeVisible();
  await other.close();
  // Values missing from the file are not shown.
  await expect(details.getByText('Ramanagara').first()).toBeVisible();
  for (const invented of ['Fresher Allowed', 'Work From Office', 'Full-time'])
    await expect(details.getByText(invented)).toHaveCount(0);
  await page.goto(`/internships?skills=${mark}`);
  await expect(page.getByRole('heading', { name: 'Silk Intern' })).toBeVisible();
});

test('the page of an imported listing shows each fact once, no unknown facts, and where its description is', async ({
  page,
}) => {
  // Each import starts a process of its own.
  test.slow();
  const recruiter = await makeRecruiter();
  const folder = await mkdtemp(join(tmpdir(), 'avsar-import-'));
  const mark = `x${randomUUID().slice(0, 8)}`;
  const file = join(folder, 'listings.csv');
  const pageOf = async (rows: string, whose: string[]): Promise<void> => {
    await writeFile(file, `Job Title,Company,Location,Key Skills,Apply URL\n${rows}\n`);
    expect((await importJobs(file, ...whose)).output).toContain('1 imported');
    const listed = page.getByRole('article').first().getByRole('heading').getByRole('link');
    // The portal hears of what another process has imported a moment later.
    await expect(async () => {
      await visit(page, `/jobs?skills=${mark}`);
      await expect(listed).toHaveText(rows.split(',')[0] ?? '', { timeout: 1_000 });
    }).toPass();
    await listed.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const job = page.locator('article').filter({ has: page.locator('h1') });
  const aside = page.locator('aside').filter({ hasText: 'Share' });
  try {
    await pageOf(`Silk Dyer,Kaveri Silks,Ramanagara,"${mark}, Dyeing",`, ['--recruiter', recruiter.email]);
    const text = (await job.textContent()) ?? '';
    for (const once of ['Ramanagara', 'Posted by Kaveri Software for Kaveri Silks', 'Dyeing', 'JOB'])
      expect(text.split(once), once).toHaveLength(2);
    for (const unknown of ['Not Mentioned', 'Fresher Allowed', 'Salary', 'Location', 'Apply between'])
      expect(text).not.toContain(unknown);
    await expect(job.getByRole('heading')).toHaveText(['Silk Dyer', 'Skills', 'What happens next']);
    await expect(job).toContainText('Kaveri Software gave no description of this job.');
    await expect(aside.getByText('Apply by')).toBeVisible();

    const address = 'https://careers.kaveri.example/1';
    await pageOf(`Silk Spinner,Kaveri Silks,Hosur,${mark},${address}`, ['--recruiter', recruiter.email]);
    await expect(job).toContainText('The full listing is on careers.kaveri.example.');
    await expect(aside.getByText('Listed until')).toBeVisible();

    await pageOf(`Silk Trader,Kaveri Silks,Mandya,${mark},`, ['--for-nobody']);
    await expect(job).toContainText('Kaveri Silks may have the full listing.');
    await expect(aside.getByText('Apply by')).toHaveCount(0);
    await expectAccessible(page, 'the page of a listing');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an import without its file or its recruiter says so and exits with 1', async () => {
  expect(await importJobs()).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run import:jobs') });
  expect(await importJobs('no-such-file.csv', '--recruiter', 'nobody@example.in')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no file no-such-file.csv.'),
  });
  expect(await importJobs('package.json', '--recruiter', 'nobody@example.in')).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no recruiter with the email address nobody@example.in.'),
  });
});
