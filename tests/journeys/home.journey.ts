import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

test.use({ provoked: /status of 503/ });

test('candidate cards load when the strip scrolls near, or say why they did not', async ({ page }) => {
  const shown = await makeCandidate({ firstName: 'Ketaki', lastName: 'Velankar', showCard: true });
  const hidden = await makeCandidate({ firstName: 'Unseen', lastName: 'Velankar' });
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let failing = true;
  await page.route('**/api/candidates?*', async (route) => {
    if (!failing) return route.continue();
    await answered;
    await route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } });
  });
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Our Candidates' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip.getByText('Loading candidates...')).toBeVisible();
  answer();
  await expect(strip.getByText('Failed to load candidates. Please try again later.')).toBeVisible();

  failing = false;
  await strip.getByRole('button', { name: 'Try again' }).click();
  const card = strip.getByRole('listitem').filter({ hasText: shown.user.userCode });
  await expect(page.getByRole('heading', { name: 'Our Candidates' })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Ketaki Velankar' })).toBeVisible();
  await expect(card.getByRole('term')).toHaveText(['Looking for', 'Gender', 'Born', 'Address']);
  await expect(card.locator('img')).toHaveJSProperty('complete', true);
  await expect(strip.getByText(hidden.user.userCode)).toHaveCount(0);
  await expect(strip.getByText(shown.email)).toHaveCount(0);

  await page.unroute('**/api/candidates?*');
  await page.route('**/api/candidates?*', (route) => route.fulfill({ json: [] }));
  await visit(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip.getByText('No candidates found.')).toBeVisible();
});

test('the strips move endlessly, and stop when held, paused or under reduced motion', async ({ page }) => {
  const candidates = Array.from({ length: 8 }, (_, at) => ({
    _id: String(at),
    userCode: `CAND9${at}`,
    firstName: 'Nisha',
    lastName: String(at),
    gender: 'female',
    applyFor: 'Job',
    address: 'Panaji, Goa',
    dob: '2000-02-29',
  }));
  await page.route('**/api/candidates?*', (route) => route.fulfill({ json: candidates }));
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Our Candidates' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const row = strip.getByRole('group', { name: 'Our Candidates' });
  const at = (): Promise<number> => row.evaluate((element) => element.scrollLeft);
  const staysStill = async (): Promise<void> => {
    const before = await at();
    await page.waitForTimeout(300);
    expect(await at()).toBe(before);
  };
  await expect.poll(at).toBeGreaterThan(0);
  await expect(row.locator('ul')).toHaveCount(2);
  await expect(row.locator('ul[aria-hidden="true"][inert] > li')).toHaveCount(8);
  await expect(strip.getByRole('listitem')).toHaveCount(8);

  await row.hover();
  await staysStill();
  await page.mouse.move(0, 0);
  await row.focus();
  await staysStill();
  await row.blur();
  await strip.getByRole('button', { name: 'Pause: Our Candidates' }).click();
  await page.mouse.move(0, 0);
  await staysStill();

  // At the start of the copy it jumps to the start of the list, which looks the same.
  const round = 8 * (280 + 20);
  await row.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), round - 2);
  await strip.getByRole('button', { name: 'Play: Our Candidates' }).click();
  await strip.getByRole('button', { name: 'Pause: Our Candidates' }).blur();
  await page.mouse.move(0, 0);
  await expect.poll(at).toBeLessThan(200);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(row.locator('ul')).toHaveCount(1);
  await expect(strip.getByRole('button')).toHaveCount(0);
  await staysStill();
});

test('the operator’s statements are marked as samples, beside live figures', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter);
  await visit(page, '/');
  const jobs = page.getByRole('link', { name: /5 lakh\+ jobs/ });
  await expect(jobs).toContainText('Sample');
  await expect(jobs).toContainText(/[\d,]+ open now/);
  const band = page.getByRole('region', { name: 'Avsar in numbers' });
  await expect(band.getByText('Sample', { exact: true })).toHaveCount(4);
  await expect(band.getByText(/[\d,]+ hiring now$/)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /2000\+ Mentors/ })).toContainText('Sample');
  await expect(page.getByRole('link', { name: /Open to students/ })).not.toContainText('Sample');
});

test('the counters count up to the figures in the HTML', async ({ page, newPage }) => {
  const ends = ['100+', '1000+', '2 lakh+', '1.5 lakh+'];
  await visit(page, '/');
  const band = page.getByRole('region', { name: 'Avsar in numbers' });
  const figures = band.locator('b');
  // The count-up is short and a busy machine may miss it, so the page records what it shows.
  await figures.first().evaluate((figure) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(figure.textContent)).observe(figure, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  await expect(
    band.getByText(/companies hiring|new openings everyday|active job seekers|candidates hired/),
  ).toHaveCount(4);
  await band.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => 'seen' in window && Array.isArray(window.seen) && window.seen.length > 1);
  await expect(figures).toHaveText(ends);

  const still = await newPage({ reducedMotion: 'reduce' });
  await visit(still, '/');
  await still.getByRole('region', { name: 'Avsar in numbers' }).scrollIntoViewIfNeeded();
  await still.waitForTimeout(300);
  await expect(still.getByRole('region', { name: 'Avsar in numbers' }).locator('b')).toHaveText(ends);
  const bare = await newPage({ javaScriptEnabled: false });
  await bare.goto('/');
  await expect(bare.getByRole('region', { name: 'Avsar in numbers' }).locator('b')).toHaveText(ends);
  await expect(bare.getByText('Loading candidates...')).toBeHidden();
});

test('hiring companies are named once each, and the page is accessible', async ({ page }) => {
  await makeRecruiter({ companyName: 'Tungabhadra Textiles' });
  await makeRecruiter({ companyName: 'tungabhadra textiles' });
  const strip = page.getByRole('region', { name: 'Hiring on Avsar' });
  // The first request after an addition may still get the previous page.
  await expect(async () => {
    await visit(page, '/');
    await expect(strip.getByRole('listitem').filter({ hasText: /tungabhadra textiles/i })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass({ timeout: 30_000 });
  // A single name fits: it stands still, whole.
  const row = strip.getByRole('group');
  await row.evaluate((moving) => {
    for (const other of [...(moving.firstElementChild?.children ?? [])].slice(1)) other.remove();
  });
  await expect(row).toHaveCSS('mask-image', 'none');
  await visit(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading candidates...')).toHaveCount(0);
  // Scroll to the top: the bar would cover part of a target and make it too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});

test('every page in the sitemap exists and is open to search engines', async ({ request }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter);
  await postJob(recruiter, { employmentType: 'Internship', title: 'Office Intern' });
  const xml = await (await request.get('/sitemaps/pages.xml')).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const answer = await request.get(page);
    expect(answer.status(), page).toBe(200);
    expect(await answer.text(), page).not.toContain('name="robots" content="noindex"');
  }
});
