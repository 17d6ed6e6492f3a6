import { randomUUID } from 'node:crypto';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

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

test('a Hindi list of one spelling of a place says which', async ({ page }) => {
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Stores Keeper', location: 'Bangalore' });
  await postJob(recruiter, { title: 'Stores Keeper', location: 'Bengaluru' });
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, '/hi/jobs?location=Bangalore');
  await expect(heading).toHaveText('बेंगलुरु (Bangalore) में नौकरियाँ');
  await visit(page, '/hi/jobs?location=bengaluru&location=Bangalore');
  await expect(heading).toHaveText('बेंगलुरु में नौकरियाँ');
  await visit(page, '/hi/jobs?location=bengaluru');
  await expect(heading).toHaveText('बेंगलुरु में नौकरियाँ');
  await visit(page, '/jobs?location=Bangalore');
  await expect(heading).toHaveText('Jobs in Bangalore');
});

test('the Hindi home page opens from a link and searches without a new document', async ({ page }) => {
  const skill = `x${randomUUID().slice(0, 8)}`;
  await postJob(await makeRecruiter(), { title: 'Stores Keeper', skills: [skill] });
  await visit(page, '/hi/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'Avsar' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await page.getByLabel('स्किल या पद').fill(skill);
  await page.getByRole('button', { name: 'खोजें', exact: true }).click();
  await expect(page.locator('#results').getByRole('article').filter({ hasText: 'Stores Keeper' })).toBeVisible();
});

test('the Hindi page of remote jobs does not read "in Remote"', async ({ page }) => {
  const skill = `x${randomUUID().slice(0, 8)}`;
  await postJob(await makeRecruiter(), { title: 'Stores Keeper', skills: [skill], location: 'Remote' });
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, '/hi/jobs?location=Remote');
  await expect(heading).toHaveText('रिमोट नौकरियाँ');
  // The place has jobs: only the search finds none.
  await visit(page, '/hi/jobs?location=Remote&q=zqxv');
  await expect(page.getByText('आपकी खोज से मेल खाती कोई नौकरी नहीं है।')).toBeVisible();
  await visit(page, '/jobs?location=Remote');
  await expect(heading).toHaveText('Jobs in Remote');
});

test('a Hindi list of one role is called like its tile', async ({ page }) => {
  await postJob(await makeRecruiter(), { title: 'Data Analyst' });
  await visit(page, '/hi/jobs?role=Data+Analyst');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('डेटा एनालिस्ट की नौकरियाँ');
  await expect(page).toHaveTitle(/^डेटा एनालिस्ट की नौकरियाँ/);
  await visit(page, '/jobs?role=Data+Analyst');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs for Role: Data Analyst');
});

test('a place typed in Hindi is searched by its name in jobs, in every list', async ({ page }) => {
  const skill = `x${randomUUID().slice(0, 8)}`;
  await postJob(await makeRecruiter(), { title: 'Stores Keeper', skills: [skill], location: 'Nashik' });
  const found = page.locator('#results').getByRole('article').filter({ hasText: 'Stores Keeper' });
  await visit(page, '/hi');
  await page.getByLabel('स्किल या पद').fill(skill);
  await page.getByLabel('जगह', { exact: true }).fill('नाशिक');
  await page.getByRole('button', { name: 'खोजें', exact: true }).click();
  await expect(found).toBeVisible();
  await expect(page.getByLabel('जगह', { exact: true })).toHaveValue('नाशिक');
  for (const path of ['/', '/job-search', '/hi/jobs', '/lite/jobs', '/hi/lite/jobs']) {
    await page.goto(`${path}?skills=${skill}&location=नाशिक`);
    await expect(page.getByRole('link', { name: 'Stores Keeper' }).first()).toBeVisible();
  }
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

test('names of mentors and words of a suggested search have the lang of their letters', async ({ page }) => {
  await postJob(await makeRecruiter(), { title: 'Storekeeper', skills: ['Weaving'] });
  await visit(page, '/hi/mentorships');
  await expect(page.getByText('Ananya Iyer', { exact: true })).toHaveAttribute('lang', 'en');
  await visit(page, '/hi/jobs?q=storekeeper+zqxv');
  const shorter = page
    .getByRole('region')
    .getByRole('link')
    .filter({ has: page.locator('del') });
  await expect(shorter.locator('del > [lang=en]')).toHaveText('zqxv');
});

/** A page with one line of text. */
const pdfWith = (line: string): string => {
  const drawn = `BT /F 12 Tf 40 700 Td (${line}) Tj ET`;
  return [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ].join('\n');
};

test('a page of a resume in another language says so', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Loom Fitter' });
  const application = await applyTo(await makeCandidate(), job);
  await send('changeLanguage', { token: recruiter.token, body: { language: 'hi' } });
  await signInAs(page, { ...recruiter, user: { ...recruiter.user, language: 'hi' } });
  await page.route('**/files/*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfWith('Twelve years at the looms') }),
  );
  await visit(page, `/hi/recruiter-maindashboards/applications?application=${application._id}`);
  await expect(page.locator('.pdf-text[lang=en]')).toContainText('Twelve years at the looms');
});
