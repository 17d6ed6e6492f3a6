import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

// A fake clock stays in its context; the next journey must not inherit it.
test.use({ reuseContext: false });

// The browser's clock is stopped and advanced manually, so every time below is exact on any machine.
test.beforeEach(({ page }) => page.clock.install());

const SLIDES = ['Jobs', 'Companies', 'Internship', 'Mentorship', 'Colleges', 'College Students'];

/** Opens a page whose clock is then advanced only manually. */
const visitAt = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));
};

/** Simulates the tab going into the background and coming back. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const expectSlides = async (page: Page, panel: Locator, everyMs: number): Promise<void> => {
  const dots = panel.getByRole('button', { name: /^Show: / });
  const current = panel.locator('button[aria-current="true"]');
  await expect(dots).toHaveCount(SLIDES.length);
  const first = Number(await dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current'))));
  const nameAt = (step: number): string => `Show: ${SLIDES[(first + step) % SLIDES.length]}`;
  await expect(current).toHaveAccessibleName(nameAt(0));
  for (let step = 1; step <= SLIDES.length; step += 1) {
    await page.clock.runFor(everyMs - 1);
    await expect(current).toHaveAccessibleName(nameAt(step - 1));
    await page.clock.runFor(1);
    await expect(current).toHaveAccessibleName(nameAt(step));
  }
};

/** Checks that nothing moves while paused in any way, and that it moves afterwards. */
const expectHeld = async (page: Page, panel: Locator, everyMs: number): Promise<void> => {
  const current = panel.locator('button[aria-current="true"]');
  const stays = async (): Promise<void> => {
    const name = await current.getAttribute('aria-label');
    await page.clock.runFor(everyMs * 3);
    await expect(current).toHaveAttribute('aria-label', name ?? '');
  };
  await panel.hover();
  await stays();
  await page.mouse.move(0, 0);
  await panel.getByRole('button', { name: 'Show: Jobs' }).focus();
  await stays();
  await panel.getByRole('button', { name: 'Show: Jobs' }).blur();
  await setHidden(page, true);
  await stays();
  await setHidden(page, false);
  const before = await current.getAttribute('aria-label');
  await page.clock.runFor(everyMs);
  await expect(current).not.toHaveAttribute('aria-label', before ?? '');
  await panel.getByRole('button', { name: 'Pause: slides' }).click();
  await page.mouse.move(0, 0);
  await panel.getByRole('button', { name: 'Play: slides' }).blur();
  await stays();
  await panel.getByRole('button', { name: 'Show: Colleges' }).click();
  await expect(current).toHaveAccessibleName('Show: Colleges');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(panel.getByRole('button', { name: /: slides$/ })).toHaveCount(0);
};

test('six slides beside the sign-in change every three seconds, yellow or blue', async ({ page }) => {
  await visitAt(page, '/login');
  const panel = page.getByRole('region', { name: 'What Avsar offers' });
  await expect(panel).toHaveAttribute('data-area', 'candidate');
  await expectSlides(page, panel, 3_000);
  await page.getByText('As Recruiter').click();
  await expect(panel).toHaveAttribute('data-area', 'recruiter');
  await page.mouse.move(0, 0);
  await expectHeld(page, panel, 3_000);
});

test('slides over the role chooser change every four seconds', async ({ page }) => {
  await visitAt(page, '/createaccount');
  const panel = page.getByRole('region', { name: 'What Avsar offers' });
  await expectSlides(page, panel, 4_000);
  await expectHeld(page, panel, 4_000);
});

test('a role without open jobs is announced for three seconds', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Lamp Lighter' });
  await visitAt(page, '/job-search');
  const roles = page.getByRole('region', { name: 'Find jobs by role' });
  const tile = roles
    .getByRole('link')
    .filter({ has: page.locator('b') })
    .first();
  const role = await tile.locator('b').textContent();
  await page.route('**/api/jobpostingform/jobs?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await tile.click();
  const said = page.getByRole('status').filter({ hasText: 'is currently not available.' });
  await expect(said).toHaveText(`${role} is currently not available.`);
  await page.clock.runFor(2_900);
  await expect(said).toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toBeHidden();
  await expect(page).toHaveURL(/\/job-search$/);
});

const leftOf = (row: Locator): Promise<number> => row.evaluate((element) => element.scrollLeft);

/** Checks that a lane moves by one step per interval, stops while paused, and returns from its end to the start. */
const expectLane = async (page: Page, title: string, everyMs: number, step: (row: Locator) => Promise<number>) => {
  const lane = page.getByRole('region', { name: title, exact: true });
  const row = lane.locator('.lane');
  await row.scrollIntoViewIfNeeded();
  // After a pause the interval starts again.
  await row.hover();
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await page.mouse.move(0, 0);
  const by = await step(row);
  const most = await row.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(most).toBeGreaterThan(0);
  await page.clock.runFor(everyMs - 100);
  expect(await leftOf(row)).toBe(0);
  await page.clock.runFor(100 + 600);
  await expect.poll(() => leftOf(row)).toBeCloseTo(Math.min(by, most), -1);

  await row.hover();
  const held = await leftOf(row);
  await page.clock.runFor(everyMs * 2);
  expect(await leftOf(row)).toBe(held);
  await page.mouse.move(0, 0);
  await setHidden(page, true);
  await page.clock.runFor(everyMs * 2);
  expect(await leftOf(row)).toBe(held);
  await setHidden(page, false);
  await lane.getByRole('button', { name: `Pause: ${title}` }).click();
  await page.mouse.move(0, 0);
  await lane.getByRole('button', { name: `Play: ${title}` }).blur();
  await page.clock.runFor(everyMs * 2);
  expect(await leftOf(row)).toBe(held);

  await lane.getByRole('button', { name: `Previous: ${title}` }).click();
  await page.clock.runFor(600);
  await expect.poll(() => leftOf(row)).toBeLessThan(held);
  await lane.getByRole('button', { name: `Next: ${title}` }).click();
  await page.clock.runFor(600);
  await expect.poll(() => leftOf(row)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(lane.getByRole('button', { name: `Play: ${title}` })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: null });
};

test('the latest jobs move by 320 pixels every two and a half seconds', async ({ page }) => {
  const recruiter = await makeRecruiter();
  for (let at = 1; at <= 6; at += 1) await postJob(recruiter, { title: `Rope Maker ${at}` });
  await visitAt(page, '/');
  const card = page.getByRole('region', { name: 'Latest Jobs', exact: true }).locator('.lane > *').first();
  expect((await card.boundingBox())?.width).toBe(300);
  await expectLane(page, 'Latest Jobs', 2_500, async () => 320);
});

test('one, two or three internships are shown by width, and move every three seconds', async ({ page }) => {
  const recruiter = await makeRecruiter();
  for (let at = 1; at <= 5; at += 1)
    await postJob(recruiter, { title: `Net Mender ${at}`, employmentType: 'Internship' });
  await visit(page, '/');
  const row = page.getByRole('region', { name: 'Internships', exact: true }).locator('.lane');
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inView = () =>
      row.evaluate((element) => {
        const [card] = element.children;
        return Math.round((element.clientWidth + 20) / ((card?.getBoundingClientRect().width ?? 1) + 20));
      });
    await expect.poll(inView, `${width} px`).toBe(cards);
  }
  await visitAt(page, '/');
  await expectLane(page, 'Internships', 3_000, (moving) => moving.evaluate((element) => element.clientWidth + 20));
});

test('the counters take forty steps of fifty milliseconds once they are visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visitAt(page, '/');
  const figures = page.getByRole('region', { name: 'Avsar in numbers' }).locator('b');
  await page.clock.runFor(5_000);
  await expect(figures.first()).toHaveText('100+');
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.first()).toHaveText('0+');
  await page.clock.runFor(20 * 50);
  await expect(figures).toHaveText(['50+', '500+', '1 lakh+', '0.8 lakh+']);
  await page.clock.runFor(19 * 50);
  await expect(figures.first()).not.toHaveText('100+');
  await page.clock.runFor(50);
  await expect(figures).toHaveText(['100+', '1000+', '2 lakh+', '1.5 lakh+']);
});
