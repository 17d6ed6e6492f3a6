import type { Page } from '@playwright/test';
import { HOSTILE_TEXT } from '#tests/support/hostile-texts.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  type Person,
  postJob,
  scheduleInterview,
  send,
  signInOver,
} from '#tests/support/journey-portal.ts';
import { type RunningPortal, startPortalProcess } from '#tests/support/portal.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { inTurn } from '#tests/support/test-length.ts';

// A separate portal with an administrator: here every user has this name.
test.describe.configure({ mode: 'serial' });
test.use({ provoked: /status of (400|404|410)/ });

const typed = HOSTILE_TEXT;
const asked = encodeURIComponent(typed);

let portal: RunningPortal;
const before = { url: process.env.PORTAL_URL, dataDir: process.env.PORTAL_DATA_DIR };

interface Story {
  candidate: Person;
  recruiter: Person;
  admin: Person;
  job: Awaited<ReturnType<typeof postJob>>;
  otherJob: Awaited<ReturnType<typeof postJob>>;
  application: Awaited<ReturnType<typeof applyTo>>;
}
let story: Story;

test.beforeAll(async () => {
  portal = await startPortalProcess();
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  story = await everythingCalledSo();
});
test.afterAll(async () => {
  process.env.PORTAL_URL = before.url;
  process.env.PORTAL_DATA_DIR = before.dataDir;
  await portal?.stop();
});

const everythingCalledSo = async (): Promise<Story> => {
  const [, setup = ''] = /#setup=(\S+)/.exec(portal.output()) ?? [];
  const email = 'admin@example.in';
  await send('registerAdmin', { body: { name: typed, email, password: PASSWORD, setup } });
  const recruiter = await makeRecruiter({
    ...{ firstName: typed, lastName: typed, companyName: typed, address: typed },
    ...{ country: typed, state: typed, city: typed },
  });
  const texts = {
    ...{ title: typed, companyName: typed, department: typed, location: typed, skills: [typed] },
    ...{ description: typed, responsibilities: typed, requirements: typed, companyInfo: typed },
  };
  const job = await postJob(recruiter, texts);
  const otherJob = await postJob(recruiter, { ...texts, employmentType: 'Internship' });
  const candidate = await makeCandidate({
    ...{ firstName: typed, lastName: typed, address: typed, city: typed, state: typed, showCard: true },
    ...{ skills: typed, hobbies: typed, degree: typed, institute: typed, company: typed, role: typed },
    ...{ projectTitle: typed, projectDescription: typed, certificates: typed },
  });
  const application = await applyTo(candidate, job, {
    ...{ fullName: typed, currentCompany: typed, noticePeriod: typed, coverLetter: typed, skills: typed },
  });
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application, {
    ...{ scheduledBy: typed, location: typed, hrNotes: typed, contactNo: '98765"><img src=x>' },
  });
  const from = { fullName: typed, email, phone: '98765 43210', message: typed };
  await send('submitInquiry', { body: from });
  await send('submitMentorContact', { body: { ...from, mobile: from.phone, mentor: typed } });
  await send('submitMentee', {
    body: { ...from, name: typed, address: typed, education: typed, field: typed },
  });
  return { candidate, recruiter, admin: await signInOver('admin', email), job, otherJob, application };
};

/** Finds what a browser would have created from the text if it had been markup. */
const findMarkup = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('img, script, [onerror]')]
      .filter((found) => found.getAttribute('src') === 'x' || found.textContent === 'alert(1)')
      .map((found) => found.outerHTML),
  );

/** Opens a screen: the HTML as sent and the rendered page contain the text, never markup. */
const expectInert = async (page: Page, path: string): Promise<void> => {
  const html = await (await page.request.get(path)).text();
  expect(html, `the HTML of ${path}`).not.toMatch(/<script>alert|<img src=x/i);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  expect(await findMarkup(page), path).toEqual([]);
};

const expectText = (page: Page) =>
  expect(page.getByText('<script>alert(1)</script>').filter({ visible: true }).first()).toBeVisible();

const watchDialogs = (page: Page): string[] => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

test('typed markup stays text for a visitor, on every page and in every address', async ({ page }) => {
  test.slow();
  const dialogs = watchDialogs(page);
  const { job, otherJob } = story;
  const found = ['/', '/jobs', `/jobs/${job.jobId}`, '/internships', `/jobs/${otherJob.jobId}/${asked}`];
  for (const path of inTurn([...found, `/jobs?q=${asked}&job=${job.jobId}`, `/job-search?role=${asked}`])) {
    await expectInert(page, path);
    await expectText(page);
  }
  const only = [
    `/all-posted-jobs?role=${asked}&location=${asked}&place=${asked}&sort=${asked}&page=${asked}`,
    `/jobs?job=${asked}&skills=${asked}&experience=${asked}&callback=${asked}`,
    `/login?return=${asked}&why=${asked}&as=${asked}`,
    `/createaccount?return=${asked}&role=${asked}`,
    `/candidate?return=${asked}`,
    `/recruiter?return=${asked}`,
    `/admin-register#setup=${asked}`,
    `/jobs/${asked}`,
    `/${asked}`,
    '/contactus',
    '/mentorships',
    '/mentee',
  ];
  for (const path of inTurn(only)) await expectInert(page, path);
  expect(dialogs).toEqual([]);
});

test('a form refused without scripts shows typed markup as text', async ({ page }) => {
  const form = { firstName: typed, lastName: typed, email: typed, address: typed, companyName: typed, message: typed };
  for (const path of ['/candidate', '/recruiter', '/contactus', '/mentee', '/mentorships']) {
    const answer = await page.request.post(path, { form });
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(/<script>alert|<img src=x/i);
  }
});

test('typed markup stays text for a candidate', async ({ page }) => {
  test.slow();
  const dialogs = watchDialogs(page);
  const { candidate, application, job, otherJob } = story;
  await signInAs(page, candidate);
  const paths = [
    '/candidate-dashboard',
    `/candidate-dashboard/job-applied?application=${application._id}`,
    `/candidate-dashboard/interview-call?interview=${application._id}`,
    `/candidate-dashboard/available-jobs?job=${job.jobId}`,
    `/job-list?q=${asked}`,
    `/available-jobs?job=${otherJob._id}`,
    `/apply-job-form/${otherJob._id}`,
    '/interview-call',
  ];
  for (const path of inTurn(paths)) {
    await expectInert(page, path);
    await expectText(page);
  }
  for (const path of inTurn(['/candidate-dashboard/job-offers', `/apply-job-form/${asked}`]))
    await expectInert(page, path);
  expect(dialogs).toEqual([]);
});

test('typed markup stays text for a recruiter', async ({ page }) => {
  test.slow();
  const dialogs = watchDialogs(page);
  const { recruiter, application, job } = story;
  await signInAs(page, recruiter);
  const paths = [
    `/recruiter-maindashboards/job-posted?job=${job._id}`,
    `/recruiter-maindashboards/applications?application=${application._id}`,
    `/recruiter-maindashboards/applications?name=${asked}&jobTitle=${asked}`,
  ];
  for (const path of inTurn(paths)) {
    await expectInert(page, path);
    await expectText(page);
  }
  for (const purpose of inTurn(['job', 'copy'])) {
    await expectInert(page, `/job-posting-forms?${purpose}=${job._id}`);
    await expect(page.getByLabel('Job title')).toHaveValue(typed);
  }
  expect(dialogs).toEqual([]);
});

test('typed markup stays text for an administrator', async ({ page }) => {
  test.slow();
  const dialogs = watchDialogs(page);
  const { admin, candidate, recruiter, job } = story;
  await signInAs(page, admin);
  const open = { candidates: candidate.user._id, recruiters: recruiter.user._id, jobs: job._id };
  for (const [tab, id] of inTurn(Object.entries(open))) {
    await expectInert(page, `/admin-dashboard/${tab}?open=${id}`);
    await expectText(page);
    await expectInert(page, `/admin-dashboard/${tab}?q=${asked}&name=${asked}`);
  }
  for (const tab of inTurn(['inquiries', 'mentors', 'mentees'])) await expectInert(page, `/admin-dashboard/${tab}`);
  expect(dialogs).toEqual([]);
});
