import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import { expect, signInAs, test } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  postJob,
  scheduleInterview,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
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
 * Counts what the browser loads, from an empty cache, until the page is usable: it shows the person's own data (`shown`
 * selects an element that only appears with it), and React has attached the handlers of its links and buttons. Every
 * request that began by then counts whole, headers included: page, scripts, styles, fonts and data.
 */
const loadedUntilUsable = async (page: Page, path: string, shown: string) => {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; bytes: number }>();
  let before: ReadonlySet<string> | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests.set(requestId, { url: request.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const finished = requests.get(requestId);
    if (finished) finished.bytes = encodedDataLength;
  });
  // The requests and this call come from the page in the order in which they happen.
  session.on('Runtime.bindingCalled', () => {
    before ??= new Set(requests.keys());
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'usable' });
  await session.send('Network.enable');
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || !Object.keys(found).some((key) => key.startsWith('__reactProps'))) return;
      observer.disconnect();
      // Once it is painted.
      requestAnimationFrame(() => setTimeout(() => Reflect.get(window, 'usable')('')));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shown);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => before?.size).toBeGreaterThan(5);
  // The offline notice loads after a fixed time and portraits load with their rows: on a busy machine, both may begin
  // before the page is painted.
  const counted = [...requests]
    .filter(([id, { url }]) => before?.has(id) && !/\/assets\/offline-|\/files\//.test(url))
    .map(([, request]) => request);
  return { urls: counted.map(({ url }) => url), bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/**
 * Limits for what a signed-in page loads until it is usable. Its data differ by some hundred bytes between runs, and on a
 * busy machine what waits for a quiet moment may begin before.
 */
const LIMITS = {
  candidate: { requests: 25, bytes: 250_000 },
  recruiter: { requests: 50, bytes: 436_000 },
  admin: { requests: 42, bytes: 348_000 },
};

const expectWithin = ({ urls, bytes }: Awaited<ReturnType<typeof loadedUntilUsable>>, kind: keyof typeof LIMITS) => {
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(LIMITS[kind].requests);
  expect(bytes, 'bytes').toBeLessThanOrEqual(LIMITS[kind].bytes);
};

test('the dashboard of a candidate is usable before the jobs under it are loaded', async ({ newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Konkan Ferries' });
  const candidate = await makeCandidate({ firstName: 'Leela' });
  const applyAsAccepted = async (title: string) => {
    const application = await applyTo(candidate, await postJob(recruiter, { title }));
    await answerApplication(recruiter, application, 'accepted');
    return application;
  };
  await scheduleInterview(recruiter, await applyAsAccepted('Deck Hand'));
  await makeOffer(recruiter, await applyAsAccepted('Purser'));
  const page = await newPage({ viewport: { width: 412, height: 823 } });
  await signInAs(page, candidate);
  const loaded = await loadedUntilUsable(page, '/candidate-dashboard', '#profile-card');
  expectWithin(loaded, 'candidate');
  expect(loaded.urls.filter((url) => /\/api\/(?:jobpostingform|matches|stream)/.test(url))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Available Jobs' })).toBeVisible();
});

test('the applications of a recruiter and the overview of an administrator load no more than they need', async ({
  newPage,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Malwa Mills' });
  await applyTo(await makeCandidate(), await postJob(recruiter, { title: 'Loom Fitter' }));
  const page = await newPage();
  await signInAs(page, recruiter);
  const applications = await loadedUntilUsable(
    page,
    '/recruiter-maindashboards/applications',
    'main tbody input[type=checkbox]',
  );
  expectWithin(applications, 'recruiter');
  const other = await newPage();
  await signInAs(other, await signInAdminOver());
  expectWithin(await loadedUntilUsable(other, '/admin/dashboard', 'main tbody td.num'), 'admin');
});
