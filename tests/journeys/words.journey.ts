import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { struckWords } from '#tests/support/focus-ring.ts';
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
  setJobStatus,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
import { inTurn } from '#tests/support/test-length.ts';
import { textTroubles } from '#tests/support/text-layout.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test('a link skips from the search past the filters to the results', async ({ page }) => {
  await postJob(await makeRecruiter(), { title: 'Toll Collector Intern', employmentType: 'Internship' });
  const skipIn = async (path: string) => {
    await visit(page, path);
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#results$/);
    // The next tab stop is in the first result.
    await page.keyboard.press('Tab');
    await expect(page.locator('#results :focus')).toHaveCount(1);
  };
  await skipIn('/jobs');
  await skipIn('/internships');
  await signInAs(page, await makeCandidate());
  await skipIn('/job-list');
});

const LONG = { title: 'Merchandising Coordinator', location: 'Bangalore/Bengaluru' };
/** One long word, and a line that leaves no room for the work mode on a phone. */
const LONG_PLACE = { title: 'Weighbridge Clerk', location: 'Thiruvananthapuram, Kerala' };

const LONG_SURNAME = 'Venkataramanaswamy';

/** Creates a candidate with long words in name and place. */
const makeLongCandidate = () =>
  makeCandidate({ firstName: longName(), lastName: 'Mukherjee', address: 'Thiruvananthapuram' });
/** Of wide letters. */
const longName = () => `Zuwwww${Date.now().toString(36).slice(-2).replace(/\d/g, 'k')}`;

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/**
 * Checks a phone and a desktop: no word breaks in the middle, and with doubled text size none overlaps, is clipped or
 * overflows the page.
 */
const expectRoom = async (page: Page, paths: readonly string[]) => {
  for (const path of inTurn(paths)) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      const at = `${path} at ${size.width} px`;
      await setText(page, '');
      await expect
        .soft(async () => {
          const { broken, dotted, overlapping, clipped } = await textTroubles(page);
          const none = { broken: [], dotted: [], overlapping: [], clipped: [] };
          expect({ broken, dotted, overlapping, clipped }, at).toEqual(none);
        })
        .toPass({ timeout: 5_000 });
      await setText(page, '200%');
      await expect
        .soft(async () => {
          const { overlapping, clipped, overhang } = await textTroubles(page);
          const none = { overlapping: [], clipped: [], overhang: [] };
          expect({ overlapping, clipped, overhang }, `${at}, text doubled`).toEqual(none);
        })
        .toPass({ timeout: 5_000 });
    }
    await setText(page, '');
  }
};

test.describe('the layout of texts', () => {
  test.describe.configure({ timeout: 180_000 });

  test('no text is cut, doubled or broken within words on public pages', async ({ page }) => {
    const recruiter = await makeRecruiter();
    for (const job of [LONG, LONG_PLACE]) await postJob(recruiter, job);
    await expectRoom(page, ['/', '/jobs', '/jobs?q=merchandising', '/internships', '/login']);
  });

  test('no text is cut, doubled or broken within words for a candidate', async ({ page }) => {
    const recruiter = await makeRecruiter();
    const candidate = await makeLongCandidate();
    const application = await applyTo(candidate, await postJob(recruiter, LONG));
    await applyTo(candidate, await postJob(recruiter, LONG_PLACE));
    await postJob(recruiter, { ...LONG_PLACE, title: 'Weighbridge Operator' });
    await answerApplication(recruiter, application, 'accepted');
    await signInAs(page, candidate);
    await expectRoom(page, [
      '/candidate-dashboard',
      '/candidate-dashboard/job-applied',
      '/job-list',
      '/profile',
      '/profile-dashboard',
      '/profiles-complete',
      '/create-resume',
      '/account',
    ]);
  });

  test('texts keep clear of pictures, the bottom bar and the calendar tile', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await setText(page, '200%');
    const edges = () =>
      page.evaluate(() => {
        const line = document.createRange();
        line.selectNodeContents(document.querySelector('.hero h1') ?? document.body);
        const picture = document.querySelector('.hero .art')?.getBoundingClientRect().left ?? 0;
        return { text: Math.round(line.getBoundingClientRect().right), picture: Math.round(picture) };
      });
    await expect.poll(async () => (await edges()).picture - (await edges()).text).toBeGreaterThan(0);

    const recruiter = await makeRecruiter();
    const candidate = await makeCandidate();
    const application = await applyTo(candidate, await postJob(recruiter, LONG));
    await answerApplication(recruiter, application, 'accepted');
    await scheduleInterview(recruiter, application);
    await signInAs(page, candidate);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/candidate-dashboard');
    await setText(page, '200%');
    const bar = page.locator('.tabbar');
    await expect
      .poll(() => bar.evaluate((nav) => [...nav.children].filter((tab) => tab.scrollWidth > tab.clientWidth).length))
      .toBe(0);
    expect(await bar.evaluate((nav) => nav.lastElementChild?.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    const title = page.getByRole('heading', { name: `${LONG.title}, ` });
    await expect.poll(async () => (await title.first().boundingBox())?.width ?? 0).toBeGreaterThan(200);

    // The number on the bell, and initials.
    const spilling = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.bell-count, .avatar')]
          .filter((shape) => {
            const line = document.createRange();
            line.selectNodeContents(shape);
            const [text, around] = [line.getBoundingClientRect(), shape.getBoundingClientRect()];
            return text.width > around.width || text.height > around.height;
          })
          .map(({ className }) => className),
      );
    await expect(page.locator('.bell-count')).toBeVisible();
    expect(await spilling()).toEqual([]);
    await visit(page, '/jobs');
    await setText(page, '200%');
    await expect(page.locator('.avatar').first()).toBeVisible();
    expect(await spilling()).toEqual([]);
  });

  test('no text is cut, doubled or broken within words for a recruiter', async ({ page }) => {
    const recruiter = await makeRecruiter();
    const candidate = await makeLongCandidate();
    const [job, other] = [await postJob(recruiter, LONG), await postJob(recruiter)];
    const skills = 'Communication, Merchandising';
    const application = await applyTo(candidate, job, { fullName: `${longName()} Mukherjee`, skills });
    const accepted = await applyTo(candidate, other);
    const place = await postJob(recruiter, LONG_PLACE);
    await applyTo(candidate, place);
    await applyTo(await makeCandidate({ lastName: LONG_SURNAME }), place);
    await answerApplication(recruiter, accepted, 'accepted');
    await scheduleInterview(recruiter, accepted);
    await signInAs(page, recruiter);
    await expectRoom(page, [
      '/recruiter-maindashboards/job-posted',
      '/recruiter-maindashboards/applications',
      '/recruiter-maindashboards/applications?view=board',
      `/recruiter-maindashboards/applications?application=${application._id}`,
      '/candidates-table?q=Mukherjee',
      '/recruiter-maindashboards/profile',
      '/interview-schedule',
      '/JobApplicationStats',
      '/job-posting-forms',
    ]);
  });

  test('with doubled text a tablet shows whole words, and no page is wider than it', async ({ page }) => {
    const expectFit = async (path: string, fits: 'whole words' | 'width only' = 'whole words') => {
      await visit(page, path);
      await setText(page, '200%');
      await expect
        .soft(async () => {
          const { broken, overhang } = await textTroubles(page);
          expect({ broken: fits === 'whole words' ? broken : [], overhang }, path).toEqual({
            broken: [],
            overhang: [],
          });
        })
        .toPass({ timeout: 5_000 });
    };
    await page.setViewportSize({ width: 768, height: 1024 });
    const recruiter = await makeRecruiter();
    const [job, blocked] = [await postJob(recruiter), await postJob(recruiter, LONG)];
    const admin = await signInAdminOver();
    await setJobStatus(admin, blocked, 'Block');
    const candidate = await makeCandidate({ firstName: 'Harpreet', lastName: 'Deshpande' });
    const application = await applyTo(candidate, job, { fullName: 'Harpreet Deshpande' });
    await answerApplication(recruiter, application, 'accepted');
    await scheduleInterview(recruiter, application);
    await signInAs(page, recruiter);
    await expectFit('/recruiter-maindashboards/job-posted', 'width only');
    await expectFit('/recruiter-maindashboards/applications?view=board');
    await expectFit('/interview-schedule?view=month');
    await signInAs(page, admin);
    await expectFit('/admin/dashboard', 'width only');
    await expectFit('/admin-dashboard/audit', 'width only');
  });

  test('no text is cut, doubled or broken within words for an administrator', async ({ page }) => {
    const candidate = await makeLongCandidate();
    const recruiter = await makeRecruiter();
    const job = await postJob(recruiter, LONG);
    const place = await postJob(recruiter, LONG_PLACE);
    await applyTo(candidate, place);
    await applyTo(await makeCandidate({ lastName: LONG_SURNAME }), place);
    const body = { reason: 'not_a_real_job', details: 'Nobody coordinates there.', email: candidate.email };
    expect((await send('reportJob', { params: { id: job._id }, body })).status).toBe(201);
    const admin = await signInAdminOver();
    // The audit log shows the decision's reason.
    const frozen = await postJob(await makeRecruiter(), LONG);
    const reason = 'Their address is merchandise.office@coordinators.example.in';
    const block = { params: { id: frozen._id }, body: { jobStatus: 'Block', reason } } as const;
    expect((await send('setJobStatus', { token: admin.token, ...block })).status).toBe(200);
    // Its subject is the address.
    const invited = { body: { email: `admin.${randomUUID().slice(0, 8)}@example.in` } };
    expect((await send('inviteAdmin', { token: admin.token, ...invited })).status).toBeLessThan(300);
    await signInAs(page, admin);
    const tabs = ['candidates', 'recruiters', 'jobs', 'reports', 'health', 'audit', 'import'];
    await expectRoom(page, [
      '/admin/dashboard',
      ...tabs.map((tab) => `/admin-dashboard/${tab}`),
      `/admin/candidate/${candidate.user._id}`,
    ]);
  });
});

test('the focus ring crosses no text', async ({ page }) => {
  const walk = async (path: string, stops: number) => {
    await visit(page, path);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await struckWords(page), `${path}, stop ${stop + 1}`).toEqual([]);
    }
  };
  const walks: readonly [path: string, stops: number, who?: () => Promise<Person>][] = [
    ['/', 20],
    ['/candidate', 25],
    ['/recruiter', 25],
    ['/jobs', 30],
    ['/profile/education', 30, makeCandidate],
    ['/account', 30, makeCandidate],
    ['/job-posting-forms', 45, makeRecruiter],
    ['/candidates-table', 30, makeRecruiter],
    ['/admin-dashboard/audit', 40, signInAdminOver],
  ];
  for (const [path, stops, who] of inTurn(walks)) {
    if (who) await signInAs(page, await who());
    await walk(path, stops);
  }
});
