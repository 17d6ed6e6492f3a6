import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, portalUrl, postJob, setJobStatus } from '#tests/support/journey-portal.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { CORE } from '#tests/support/test-length.ts';

const read = async (path: string, origin = portalUrl()) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test('unknown parameters lead to the same cached page and are not passed on', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const { title } = await postJob(recruiter, { title: 'Keeper of Marks' });
  const search = new URLSearchParams({ q: title }).toString();
  expect((await read(`/jobs?utm_source=mail&sort=relevance&x=1&${search}`)).html).not.toContain('utm_source');
  // This page shows no jobs, so other journeys do not change it.
  const etagOf = async (path: string) => (await read(path)).headers.get('etag');
  expect(await etagOf('/aboutus?utm_source=mail')).toBe(await etagOf('/aboutus'));

  await visit(page, `/jobs?utm_source=mail&sort=relevance&${search}`);
  await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
  await expect(page.locator('input[name="utm_source"]')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
});

test('removals disappear from every page immediately, and edits appear within five seconds', {
  tag: CORE,
}, async () => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Winder of Clocks', location: 'Clocktown' });
  const pages = ['/', '/jobs', '/jobs?q=Winder+of+Clocks', '/job-search?q=Winder+of+Clocks'];
  await expect
    .poll(
      async () => (await Promise.all(pages.map((path) => read(path)))).every(({ html }) => html.includes(job.jobId)),
      {
        timeout: 6_000,
      },
    )
    .toBe(true);
  const own = `/jobs/${job.jobId}/winder-of-clocks`;
  expect((await read(own)).html).toContain('Clocktown');

  await setJobStatus(recruiter, job, 'Not Active');
  for (const path of pages) expect((await read(path)).html).not.toContain(job.jobId);
  expect((await read(own)).status).toBe(404);

  await setJobStatus(recruiter, job, 'Active');
  await expect
    .poll(async () => (await read('/jobs?q=Winder+of+Clocks')).html.includes(job.jobId), { timeout: 6_000 })
    .toBe(true);
});

test('rendered pages are limited per address, cached ones are not', async () => {
  const portal = await startPortalProcess({ RATE_LIMITS: 'pagePerAddress=3/60' });
  try {
    const statuses: number[] = [];
    for (const path of ['/aboutus', '/tips', '/colleges', '/aboutus', '/tips', '/aboutus?utm_source=a'])
      statuses.push((await read(path, portal.url)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const { status, headers, html } = await read('/contactus', portal.url);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('Please wait a moment and try again.');
    expect((await read('/aboutus', portal.url)).status).toBe(200);
  } finally {
    await portal.stop();
  }
});
