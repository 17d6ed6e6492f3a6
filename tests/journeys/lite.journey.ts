import type { Page } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  applyTo,
  editJob,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
  setJobStatus,
} from '#tests/support/journey-portal.ts';

// Offline, the router's request for the routes of visible links fails as well.
test.use({
  provoked:
    /status of (401|404|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch manifest patches/,
});

/** Limit for everything a page loads, compressed as sent. */
const MOST_BYTES = 50_000;

const loadedBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
      0,
    ),
  );

const resume = { name: 'my-resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDocument()) };

const words = {
  en: {
    search: 'Search',
    apply: 'Apply Now',
    register: 'Register here',
    login: 'Login',
    submit: 'Submit application',
    done: 'Application Submitted!',
    hearBy: /^You’ll hear by \d/,
  },
  hi: {
    search: 'खोजें',
    apply: 'अभी आवेदन करें',
    register: 'यहाँ रजिस्टर करें',
    login: 'लॉगिन करें',
    submit: 'आवेदन भेजें',
    done: 'आवेदन भेज दिया गया!',
    hearBy: /^जवाब \d/,
  },
};

const fillIn = async (page: Page): Promise<void> => {
  await page.locator('[name=experience]').fill('2');
  await page.locator('[name=education]').selectOption({ index: 2 });
  await page.locator('[name=skills]').fill('Oars, Nets');
};

for (const language of ['en', 'hi'] as const) {
  test(`a candidate finds a job, signs in and applies within 50 kB a page (${language})`, async ({ page }) => {
    const { base } = LANGUAGES[language];
    const company = `Lite Boats ${language}`;
    const job = await postJob(await makeRecruiter({ companyName: company }), {
      title: 'Oar Maker',
      companyName: company,
      answerDays: 14,
    });
    const candidate = await makeCandidate();
    const light = async () => {
      expect(await loadedBytes(page)).toBeLessThanOrEqual(MOST_BYTES);
      await expectAccessible(page);
    };
    await page.goto(`${base}/lite/jobs`);
    await page.locator('[name=q]').fill(company);
    await page.getByRole('button', { name: words[language].search }).click();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await light();
    await page.getByRole('link', { name: 'Oar Maker' }).click();
    await expect(page.getByRole('heading', { name: 'Oar Maker' })).toBeVisible();
    await light();
    const heard = (await page.getByText(words[language].hearBy).textContent()) ?? '';
    await page.getByRole('link', { name: words[language].apply }).click();
    await expect(page.getByText(heard, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: words[language].register })).toHaveAttribute(
      'href',
      `${base}/candidate?return=${encodeURIComponent(`/apply-job-form/${job._id}`)}`,
    );
    await page.locator('[name=email]').fill(candidate.email);
    await page.locator('[name=password]').fill(candidate.password);
    await light();
    await page.getByRole('button', { name: words[language].login }).click();
    await expect(page.locator('[name=fullName]')).not.toHaveValue('');
    await fillIn(page);
    await page.locator('[name=resume]').setInputFiles(resume);
    await light();
    await page.getByRole('button', { name: words[language].submit }).click();
    await expect(page.getByText(words[language].done)).toBeVisible();
    await expect(page.locator('[data-hear]')).toHaveText(heard);
    const sent = await (await send('listApplications', { token: candidate.token, query: `?jobId=${job._id}` })).json();
    expect(sent).toMatchObject([{ resumeName: 'my-resume.pdf', skills: ['Oars', 'Nets'] }]);
    await page.reload();
    await expect(page.locator('[data-say=already]')).toBeVisible();
  });
}

test('the form names the address that the account has now, and starts with the profile', async ({ page }) => {
  const job = await postJob(await makeRecruiter());
  const candidate = await makeCandidate();
  await send('addEducation', {
    token: candidate.token,
    body: { degree: 'B.Tech', institute: 'College of Boats', yearOfPassing: 2024 },
  });
  await signInAs(page, candidate);
  await page.goto(`/lite/jobs/${job.jobId}`);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...user, email: 'before@mail.example' }));
  });
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.getByText(`Signed in as ${candidate.email}.`)).toBeVisible();
  await expect(page.locator('[name=education]')).toHaveValue("Bachelor's Degree");
});

test('an offline application is kept and sent once after pressing Send now', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Net Mender' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await fillIn(page);
  await page.locator('[name=resume]').setInputFiles(resume);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('We kept your application on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('[data-say=armed]')).toBeVisible();
  // A change takes the promise back.
  await page.locator('[name=currentCompany]').pressSequentially('K');
  await expect(page.locator('[data-say=armed]')).toBeHidden();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('[data-say=armed]')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  const sent = await (await send('listApplications', { token: candidate.token })).json();
  expect(sent).toMatchObject([{ jobPostId: job._id, resumeName: 'my-resume.pdf' }]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('an application that was not sent is found again, and a refusal is shown at the next opening', async ({
  page,
}) => {
  const job = await postJob(await makeRecruiter(), { title: 'Buoy Painter' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const field = (name: string) => page.locator(`[name=${name}]`);
  const refusal = (name: string) =>
    field(name).evaluate((input) => (input instanceof HTMLInputElement ? input.validationMessage : ''));
  await page.goto(`/lite/apply/${job._id}`);
  await expect(field('fullName')).not.toHaveValue('');
  await fillIn(page);
  await field('resume').setInputFiles(resume);
  await field('experience').fill('two');
  await field('phone').fill('12');
  await field('expectedSalary').fill('a lot');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit application' }).click();
  expect(await refusal('experience')).toBe('Enter a number of years from 0 to 60.');
  expect(await refusal('phone')).toBe('Enter a phone number of 10 digits, with or without +91.');
  expect(await refusal('expectedSalary')).toBe('Enter pay like 8 LPA, 12.5 lakh or ₹15,000/month.');
  await expect(page.locator('[data-say=waiting]')).toBeHidden();
  await field('expectedSalary').fill('15000');
  await expect(page.locator('output')).toHaveText('₹15,000 a month (₹1.8 LPA)');
  await field('expectedSalary').fill('4 LPA');
  await expect(page.locator('output')).toHaveText('₹4 LPA');
  await field('experience').fill('2.5');
  await field('phone').fill('98765 43210');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.locator('[data-say=waiting]')).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/lite/offline');
  await expect(page.getByRole('heading', { name: 'Applications not sent yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Buoy Painter' }).click();
  await expect(page.locator('[data-say=waiting]')).toBeVisible();
  await expect(field('experience')).toHaveValue('2.5');

  // Refused for what only the server checks.
  await field('fullName').fill('Asha www.example.com');
  await page.route('**/api/applyjobs', (route) => route.abort());
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('[data-say=armed]')).toBeVisible();
  await page.unroute('**/api/applyjobs');
  for (const _ of ['sent and refused', 'opened again']) {
    await page.reload();
    await expect(page.locator('[data-say=failed]')).toContainText('Full name');
    await expect(page.locator('[data-say=draft]')).toBeHidden();
  }
  await field('fullName').fill('Asha Rao');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  await page.goto('/lite/offline');
  await expect(page.getByText('Nothing is saved on this device yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Applications not sent yet' })).toBeHidden();
});

test('a stipend is read by the month and read back before it is sent', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const [first, second] = [
    await postJob(recruiter, { title: 'Oar Intern', employmentType: 'Internship' }),
    await postJob(recruiter, { title: 'Sail Intern', employmentType: 'Internship' }),
  ];
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const stipend = page.locator('[name=expectedSalary]');
  await page.goto(`/lite/apply/${first._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await fillIn(page);
  await page.locator('[name=resume]').setInputFiles(resume);
  for (const little of ['8', '5 rupees', '800']) {
    await stipend.fill(little);
    expect(await stipend.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
      'Enter at least ₹834 a month, such as 15000 or 15k.',
    );
    await expect(page.locator('output')).toHaveText('');
  }
  await stipend.fill('12k');
  await expect(page.locator('output')).toHaveText('₹12,000 a month');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  const sent = await (await send('listApplications', { token: candidate.token })).json();
  expect(sent).toMatchObject([{ expectedSalary: 144_000 }]);
  await page.goto(`/lite/apply/${second._id}`);
  await expect(stipend).toHaveValue('₹12,000 a month');
});

test('an application that is kept for a deleted job can be copied and deleted', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Oar Carver' });
  await signInAs(page, await makeCandidate());
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await page.locator('[name=coverLetter]').fill('I carve oars of ash.');
  expect((await send('deleteJob', { token: recruiter.token, params: { id: job._id } })).ok).toBe(true);
  await page.goto('/lite/offline');
  await page.getByRole('link', { name: 'Oar Carver' }).click();
  await expect(page.getByText('This job is no longer available.')).toBeVisible();
  await expect(page.getByText('I carve oars of ash.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete it from this device' }).click();
  await expect(page.getByText('Your application was not sent')).toBeHidden();
  await page.goto('/lite/offline');
  await expect(page.getByRole('link', { name: 'Oar Carver' })).toBeHidden();
});

test('an application to a job that was edited in the meantime is sent after the new facts were shown', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Buoy Maker' });
  await signInAs(page, await makeCandidate());
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await fillIn(page);
  await editJob(recruiter, job, { title: 'Buoy Mender', location: 'Kochi' });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.locator('[data-say=failed]')).toContainText('This job has changed since you opened it.');
  await expect(page.getByRole('main')).toContainText('Kochi · Full-time · Hybrid');
  await expect(page.locator('[name=skills]')).toHaveValue('Oars, Nets');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Your application for Buoy Mender at Kaveri Software')).toBeVisible();
});

test('a lost response is retried at the next opening, with the file', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Rope Winder' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await fillIn(page);
  await page.locator('[name=resume]').setInputFiles(resume);
  await page.route('**/api/applyjobs', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('[data-say=armed]')).toBeVisible();
  await page.unroute('**/api/applyjobs');
  await page.reload();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  expect(await (await send('listApplications', { token: candidate.token })).json()).toMatchObject([
    { jobPostId: job._id, resumeName: 'my-resume.pdf' },
  ]);
});

test('a response lost a day ago counts as sent, although the key has expired', async ({ page }) => {
  const job = await postJob(await makeRecruiter(), { title: 'Rope Winder' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  const HOUR = 60 * 60 * 1000;
  /** Fakes a submit this long ago, under a key that the server has forgotten. */
  const lost = async (hours: number) => {
    await page.goto(`/lite/apply/${job._id}`);
    await expect(page.locator('[name=fullName]')).not.toHaveValue('');
    await fillIn(page);
    await page.locator('[name=resume]').setInputFiles(resume);
    await page.route('**/api/applyjobs', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('We kept your application on this device.')).toBeVisible();
    await page.unroute('**/api/applyjobs');
    await page.evaluate((ms) => {
      const [name = ''] = Object.keys(localStorage).filter((key) => key.startsWith('draft:lite-apply:'));
      const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...kept, since: Date.now() - ms }));
    }, hours * HOUR);
  };
  const inTheSamePage = async (hours: number, said: string) => {
    await lost(hours);
    await applyTo(candidate, job);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.locator(`[data-say=${said}]`)).toBeVisible();
    const [sent] = await (await send('listApplications', { token: candidate.token })).json();
    await send('setApplicationStatus', {
      token: candidate.token,
      params: { id: sent._id },
      body: { status: 'withdrawn' },
    });
  };
  await inTheSamePage(1, 'twice');
  await inTheSamePage(25, 'done');

  // The next opening first finds the existing application.
  await lost(25);
  await applyTo(candidate, job);
  await page.reload();
  await expect(page.locator('[data-say=done]')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('a closed job and an ended session keep the draft with an explanation', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Sail Cutter' });
  const candidate = await makeCandidate();
  await signInAs(page, candidate);
  await page.goto(`/lite/apply/${job._id}`);
  await expect(page.locator('[name=fullName]')).not.toHaveValue('');
  await fillIn(page);
  await page.locator('[name=coverLetter]').fill('I cut sails.');
  await setJobStatus(recruiter, job, 'Closed');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('This job takes no applications now.')).toBeVisible();
  await setJobStatus(recruiter, job, 'Active');
  await send('signOut', { token: candidate.token, body: {} });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.locator('[name=email]').fill(candidate.email);
  await page.locator('[name=password]').fill(candidate.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('[name=coverLetter]')).toHaveValue('I cut sails.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('[name=coverLetter]')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('a connection lost within three seconds of a first page is noticed', async ({ page }) => {
  const loaded = page.waitForResponse(/\/offline-notice-/).catch(() => undefined);
  await visit(page, '/aboutus');
  await Promise.race([loaded, page.waitForTimeout(3_000)]);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline\. This page may be out of date/)).toBeVisible();
  await page.context().setOffline(false);
});

test('offline before anything is kept, a link leaves its page open', async ({ page }) => {
  const loaded = page.waitForResponse(/\/offline-notice-/);
  await visit(page, '/aboutus');
  await loaded;
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline\. This page may be out of date/)).toBeVisible();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await expect(page).toHaveURL(/\/aboutus$/);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy/);
});

test('offline, a list without jobs is left out', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await signInAs(page, await makeCandidate());
  await page.goto('/saved-jobs');
  await expect(page.getByRole('heading', { name: 'Saved Jobs (0)' })).toBeVisible();
  await page.goto('/lite/offline');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect(page.getByText('Nothing is saved on this device yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved jobs' })).toBeHidden();
});

test('offline, the last list of a signed-in candidate is shown with its time', async ({ newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Barge Desk' });
  await postJob(recruiter, { title: 'Barge Pilot', companyName: 'Gomti Barges' });
  await postJob(recruiter, { title: 'Quay Clerk', companyName: 'Gomti Quays' });
  const page = await newPage({ serviceWorkers: 'allow' });
  await signInAs(page, await makeCandidate());
  await page.goto('/job-list?q=Gomti+Barges');
  await expect(page.getByRole('heading', { name: 'Barge Pilot' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const showOffline = async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Last list of jobs' })).toBeVisible();
    await expect(page.getByText(/^As of \d/)).toHaveCount(1);
  };
  await showOffline();
  const listed = page.locator('[data-kept=list] li > :first-child');
  await expect(listed).toHaveText(['Barge Pilot']);
  let refused = 0;
  await page.context().route('**/job-list?*', (route) => {
    if (route.request().method() !== 'HEAD' || refused > 0) return route.fallback();
    refused += 1;
    return route.abort();
  });
  await page.context().setOffline(false);
  // The page opens by itself once it can be reached, which may take more than one try.
  await expect(page.getByRole('heading', { name: 'Barge Pilot' })).toBeVisible();
  expect(refused).toBe(1);
  await page.goto('/candidate-dashboard/available-jobs');
  await expect(page.getByRole('heading', { name: 'Quay Clerk' })).toBeVisible();
  await showOffline();
  await expect(listed.filter({ hasText: 'Quay Clerk' })).toBeVisible();
  await expect(listed.filter({ hasText: 'Barge Pilot' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Quay Clerk' })).toBeVisible();
  await page.goto('/job-list?q=Gomti+Barges');
  await expect(page.getByRole('heading', { name: 'Quay Clerk' })).toHaveCount(0);
  await page.goto('/candidate-dashboard');
  await expect(page.getByRole('heading', { name: 'Available Jobs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quay Clerk' })).toBeVisible();
  await showOffline();
  await expect(listed.filter({ hasText: 'Quay Clerk' })).toBeVisible();
});

test('offline, a link of a candidate to a page that was not opened keeps the page; online it opens', async ({
  newPage,
}) => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await signInAs(page, await makeCandidate());
  // Loaded a few seconds after the page.
  const loaded = page.waitForResponse(/\/stay-offline-/);
  await page.goto('/candidate-dashboard');
  await loaded;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const open = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await open('Saved Searches');
  await expect(page.getByRole('heading', { name: 'Saved Searches (0)' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await open('Home');
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await open('Followed Companies');
  await expect(page.getByText('You’re offline. That page opens once you’re back online.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await page.context().setOffline(false);
  await open('Followed Companies');
  await expect(page.getByRole('heading', { name: 'Followed companies (0)' })).toBeVisible();
  await page.context().setOffline(true);
  await open('Create Resume');
  await page.getByRole('button', { name: 'See jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
});

test('offline, the last list and the saved jobs are shown with their time, and removed on logout', async ({
  newPage,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Ferry Desk' });
  const job = await postJob(recruiter, { title: 'Raft Guide', companyName: 'Kaveri Rafts' });
  const candidate = await makeCandidate();
  await send('saveJob', { token: candidate.token, params: { jobId: job._id } });
  const page = await newPage({ serviceWorkers: 'allow' });
  await signInAs(page, candidate);
  await page.goto('/saved-jobs');
  await expect(page.getByRole('heading', { name: 'Saved Jobs (1)' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto('/lite/jobs?q=Kaveri+Rafts');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.context().setOffline(true);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('Raft Guide')).toHaveCount(2);
  // A link would lead to this page again.
  await expect(page.getByText('You can open each job once you’re back online.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Raft Guide' })).toHaveCount(0);
  await expect(page.getByText('Posted by Ferry Desk for Kaveri Rafts')).toHaveCount(2);
  await expect(page.getByText(/^As of \d/)).toHaveCount(2);
  await page.goto('/hi/jobs');
  await expect(page.getByRole('heading', { name: 'इस डिवाइस पर सेव' })).toBeVisible();
  await expect(page.getByText(/^\d+ \S+ \d{4} को (?:सुबह|दोपहर|शाम|रात) \d+:\d\d बजे की जानकारी$/)).toHaveCount(2);
  await page.context().setOffline(false);
  // Online, what was asked for opens, and only the server's pages are shown.
  await expect(page.getByRole('heading', { level: 1, name: 'नई नौकरियाँ' })).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/jobs$/);
  await page.goto('/jobs?q=Kaveri+Rafts');
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Available Jobs' })).toBeVisible();
  await page.goto('/saved-jobs');
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['avsar-offline-page']);
});
