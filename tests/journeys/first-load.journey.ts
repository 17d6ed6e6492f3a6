import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { expect, signInAs, test } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';
import { inTurn } from '#tests/support/test-length.ts';

test.use({ provoked: /status of 404/ });
test.setTimeout(180_000);

/** Limits for layout shift while loading (Google's limit for "good"), and for the scripts of a page. */
const MOST_SHIFT = 0.1;
const MOST_BYTES = 170_000;

test('no public page shifts while it loads or exceeds its byte limit', async ({ newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Chambal Carriers' });
  const job = await postJob(recruiter, { title: 'Ferry Pilot' });
  await postJob(recruiter, { title: 'Ferry Intern', employmentType: 'Internship' });
  await makeCandidate({ showCard: true });
  const page = await newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of inTurn([...PUBLIC_PATHS, `/jobs/${job.jobId}`, '/no-such-page'])) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    expect(scripts, `${path}: bytes of scripts`).toBeGreaterThan(0);
    expect.soft(scripts, `${path}: bytes of scripts`).toBeLessThanOrEqual(MOST_BYTES);
    // Scroll to the end and back, so that lazy content has loaded.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
    expect.soft(shifted, `${path} jumps`).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

/**
 * Limits for what a candidate's dashboard loads (page, scripts, styles, fonts, responses) before it shows the pending
 * items.
 */
const MOST_REQUESTS = 25;
const MOST_TRANSFERRED = 250_000;

test('the dashboard of a candidate shows what waits before the jobs under it are loaded', async ({ newPage }) => {
  const candidate = await makeCandidate();
  const page = await newPage({ viewport: { width: 412, height: 823 } });
  await signInAs(page, candidate);
  await page.goto('/candidate-dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Available Jobs' })).toBeVisible();
  const before = await page.evaluate(() => {
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
      (entry) => entry instanceof PerformanceResourceTiming,
    );
    const shown = Math.max(
      ...loaded
        .filter(({ name }) => /\/api\/(?:profile|resume\/suggestions)$/.test(name))
        .map((entry) => entry.responseEnd),
    );
    return loaded
      .filter(({ startTime }) => startTime < shown)
      .map(({ name, transferSize }) => ({ name, transferSize }));
  });
  expect(before.length).toBeGreaterThan(5);
  expect(before.length, before.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(before.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(MOST_TRANSFERRED);
  expect(before.filter(({ name }) => name.includes('/api/jobpostingform/'))).toEqual([]);
});
