import { randomUUID } from 'node:crypto';
import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

test('a Hindi page names places in Hindi and marks the language of typed texts', async ({ page }) => {
  const skill = `x${randomUUID().slice(0, 8)}`;
  const recruiter = await makeRecruiter({ companyName: 'Narmada Works' });
  const job = { companyName: 'Narmada Works', skills: [skill], location: 'Bangalore, Nashik', workMode: 'Hybrid' };
  await postJob(recruiter, { ...job, title: 'Stores Keeper' });
  await postJob(recruiter, { ...job, title: 'गोदाम प्रबंधक' });

  await visit(page, `/hi/jobs?skills=${skill}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const typed = page.getByText('Stores Keeper', { exact: true });
  await expect(typed).toHaveAttribute('lang', 'en');
  await expect(page.getByText('गोदाम प्रबंधक', { exact: true })).not.toHaveAttribute('lang');
  const card = page.getByRole('article').filter({ has: typed });
  await expect(card).toContainText('बेंगलुरु, नाशिक · हाइब्रिड');
  // Hindi letters joined by a headline get no negative spacing; the English title keeps its own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', /^(?:normal|0px)$/);

  await visit(page, `/jobs?skills=${skill}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByText('Stores Keeper', { exact: true })).not.toHaveAttribute('lang');
  await expect(page.getByText('गोदाम प्रबंधक', { exact: true })).toHaveAttribute('lang', 'hi');
  await expect(page.getByText('Bangalore, Nashik · Hybrid').first()).toBeVisible();
});

test('only Hindi pages load the Devanagari font, before their styles request it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await visit(page, '/aboutus');
  expect(fonts.filter((path) => path.includes('devanagari'))).toEqual([]);
  await visit(page, '/hi/aboutus');
  await expect(page.locator('link[rel=preload][as=font][href*=devanagari]')).toHaveCount(1);
  expect(new Set(fonts.filter((path) => path.includes('devanagari'))).size).toBe(1);
});
