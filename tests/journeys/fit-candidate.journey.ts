import { expectAccessible } from '#tests/support/axe.ts';
import { expect, refuseOnce, signInAs, test, visit } from '#tests/support/journey.ts';
import { makeCandidate, makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';

/** Skills that no other journey's jobs require. */
const someSkills = (...names: string[]) => {
  const mark = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  return names.map((name) => `${name} ${mark}`);
};

const named = (names: readonly string[]) => names as [string, string, string];

test('a candidate reads how they fit a job and why, and adds a skill', async ({ page }) => {
  const [weaving, dyeing, looms] = named(someSkills('Weaving', 'Dyeing', 'Looms'));
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Textile Worker, Nights', skills: [weaving, dyeing, looms, 'Sizing'] });
  const job = await postJob(recruiter, { title: 'Textile Worker', skills: [weaving, dyeing, looms] });
  const candidate = await makeCandidate({ skills: `${weaving}, ${dyeing}` });
  // A place that says how they work, and not where.
  await send('saveProfileBasics', {
    params: { userId: candidate.user._id },
    body: { preferredLocations: ['Remote'] },
    token: candidate.token,
  });
  await signInAs(page, candidate);
  await visit(page, `/jobs/${job.jobId}`);
  const fit = page.getByRole('region', { name: 'How you fit' });
  await expect(fit.getByText('2 of 3 skills')).toBeVisible();
  await expect(fit.getByText('Missing', { exact: true })).toBeHidden();
  await fit.getByText('Why', { exact: true }).click();
  await expect(fit.getByText('Missing', { exact: true })).toBeVisible();
  await expect(
    fit.getByText('Avsar never rejects or hides anyone because of their fit. You can apply either way.'),
  ).toBeVisible();
  const place = fit.getByRole('row', { name: /^Place Job|^Place / });
  await expect(place).toContainText('Pune');
  await expect(place).toContainText('Remote. Add it to your profile');
  await expect(place).toContainText('Not stated by you');
  await expect(place.getByRole('link', { name: 'Add it to your profile' })).toHaveAttribute(
    'href',
    '/profile/location',
  );
  const alike = page.getByRole('region', { name: 'Similar jobs' }).getByRole('article');
  await expect(alike.filter({ hasText: 'Textile Worker, Nights' })).toContainText('2 of 4 skills');
  await expectAccessible(page, 'how one fits a job');

  await fit.getByRole('button', { name: `I know this: ${looms}` }).click();
  await expect(fit.getByText('3 of 3 skills')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fit.getByText('2 of 3 skills')).toBeVisible();

  await fit.getByRole('link', { name: 'How we work this out' }).click();
  await expect(page.getByRole('region', { name: 'How Avsar works out how you fit a job' })).toBeVisible();
});

test('visitors and recruiters see no fit, and a candidate without skills reads what to fill in', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Bell Founder', skills: someSkills('Casting') });
  await visit(page, `/jobs/${job.jobId}`);
  await expect(page.getByRole('heading', { name: 'About the role' })).toBeVisible();
  await expect(page.getByText('How you fit')).toHaveCount(0);
  await expect(page.getByText(/of \d skills/)).toHaveCount(0);
  await signInAs(page, recruiter);
  await visit(page, `/jobs/${job.jobId}`);
  await expect(page.getByRole('heading', { name: 'About the role' })).toBeVisible();
  await expect(page.getByText('How you fit')).toHaveCount(0);
  await signInAs(page, await makeCandidate({ skills: '' }));
  await visit(page, `/jobs/${job.jobId}`);
  await expect(page.getByText('Add your skills to see how you fit this job.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add skills' })).toHaveAttribute('href', '/profile/skills');
});

test('best fit orders jobs with reasons, and a job is dismissed and restored', async ({ page }) => {
  const [felt, brim, steam] = named(someSkills('Felt', 'Brim', 'Steam'));
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Hat Maker', skills: [felt, brim] });
  await postJob(recruiter, { title: 'Hat Finisher', skills: [felt, brim, steam] });
  const candidate = await makeCandidate({ skills: `${felt}, ${brim}` });
  await signInAs(page, candidate);
  await visit(page, '/available-jobs');
  await page.getByRole('navigation', { name: 'Order of the jobs' }).getByRole('link', { name: 'Best fit' }).click();
  await expect(page).toHaveURL(/order=best/);
  const cards = page.getByRole('region', { name: 'Available Jobs' }).getByRole('article');
  await expect(cards.first()).toContainText('Hat Maker');
  await expect(cards.first()).toContainText('2 of 2 skills');
  await expect(cards.first()).toContainText('You have all the skills they ask for.');
  await expect(cards.nth(1)).toContainText('2 of 3 skills');
  await expectAccessible(page, 'the jobs that fit best');

  await page.getByRole('button', { name: /^Not for me: Hat Maker/ }).click();
  const gone = cards.filter({ hasText: 'You won’t see this job here again' });
  await expect(gone).toContainText('Hat Maker');
  await gone.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(gone.getByText('Thanks. We show you fewer jobs like this.')).toBeVisible();
  await gone.getByRole('button', { name: 'Other reason' }).click();
  await expect(gone.getByText('Thanks for telling us.')).toBeVisible();
  await expectAccessible(page, 'a job that was sent away');
  await expect(cards.nth(1)).toContainText('Hat Finisher');
  await gone.getByRole('button', { name: 'Undo: show Hat Maker again' }).press('Enter');
  await expect(gone).toHaveCount(0);
  await expect(cards.first()).toContainText('Hat Maker');
  await expect(page.getByRole('button', { name: /^Not for me: Hat Maker/ })).toBeFocused();

  await page.getByRole('button', { name: /^Not for me: Hat Maker/ }).click();
  await expect(gone.getByText('Optional. Your answer changes this list immediately.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(cards.first()).toContainText('Hat Finisher');
  await expect(cards.filter({ hasText: 'Hat Maker' })).toHaveCount(0);
});

test.use({ provoked: /status of 500/ });

test('jobs that were hid are shown again later, one after the other', async ({ page }) => {
  const [bamboo, cane] = named(someSkills('Bamboo', 'Cane'));
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate({ skills: `${bamboo}, ${cane}` });
  const hide = async (title: string, reason: 'pay' | 'company' | undefined) => {
    const job = await postJob(recruiter, { title, skills: [bamboo, cane] });
    const { token } = candidate;
    await send('dismissJob', { params: { jobId: job.jobId }, body: { reason }, token });
    return job;
  };
  await signInAs(page, candidate);
  await visit(page, '/available-jobs?order=best');
  await expect(page.getByText('No open job fits your skills yet.')).toBeVisible();
  await expect(page.getByText(/^Jobs you hid/)).toHaveCount(0);

  await postJob(recruiter, { title: 'Mat Maker', skills: [bamboo] });
  const closed = await hide('Broom Maker', undefined);
  await hide('Chair Maker', 'company');
  await hide('Basket Maker', 'pay');
  await send('setJobStatus', { params: { id: closed._id }, body: { jobStatus: 'Closed' }, token: recruiter.token });
  await visit(page, '/available-jobs?order=best');
  const fold = page.getByRole('group').filter({ hasText: /^Jobs you hid/ });
  await fold.getByText('Jobs you hid (3)').press('Enter');
  const rows = fold.getByRole('listitem');
  await expect(rows.first()).toContainText('Basket Maker');
  await expect(rows.first()).toContainText(/Hidden on \d+ \w+ \d+ because of the pay/);
  await expect(rows.nth(2)).toContainText('Broom Maker');
  await expect(rows.nth(2)).toContainText('Closed');
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'the jobs that were hid');

  await refuseOnce(page, '**/api/matches/dismissed/*', 'DELETE');
  const back = rows.first().getByRole('button', { name: /^Show again: Basket Maker/ });
  await back.press('Enter');
  await expect(page.getByText('We couldn’t bring this job back.')).toBeVisible();
  await expect(back).toBeFocused();
  await back.press('Enter');
  const cards = page.getByRole('region', { name: 'Available Jobs' }).getByRole('article');
  await expect(cards.filter({ hasText: 'Basket Maker' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Brought back Basket Maker.');
  await expect(fold.getByText('Jobs you hid (2)')).toBeVisible();
  await expect(rows.first().getByRole('button', { name: /^Show again: Chair Maker/ })).toBeFocused();

  await rows
    .nth(1)
    .getByRole('button', { name: /^Remove: Broom Maker/ })
    .press('Enter');
  await expect(page.getByText('Removed Broom Maker from the jobs you hid.')).toBeVisible();
  await rows
    .first()
    .getByRole('button', { name: /^Show again: Chair Maker/ })
    .press('Enter');
  await expect(fold).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Not for me: Chair Maker/ })).toBeFocused();

  // What is hidden now can also be shown again in the fold, and its card is whole again.
  await page.getByRole('button', { name: /^Not for me: Chair Maker/ }).click();
  await fold.getByText('Jobs you hid (1)').click();
  await rows
    .first()
    .getByRole('button', { name: /^Show again: Chair Maker/ })
    .click();
  await expect(page.getByText('You won’t see this job here again')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Not for me: Chair Maker/ })).toBeFocused();
});

test('the link to similar jobs lists those of the company alone', async ({ page }) => {
  const [thread] = someSkills('Thread');
  const mark = `${Date.now()}`;
  const companyName = `Dhaga ${mark}`;
  const [own, other] = [await makeRecruiter({ companyName }), await makeRecruiter()];
  const title = `Spinner ${mark}`;
  for (const location of ['Pune', 'Nagpur'])
    await postJob(own, { title, location, companyName, skills: [thread ?? ''] });
  await postJob(other, { title, skills: ['Looms'], companyName: 'Another Mill' });
  await postJob(own, { title: 'Clerk', companyName, skills: ['Filing'] });
  await signInAs(page, await makeCandidate({ skills: thread }));
  await visit(page, '/available-jobs?order=best');
  await page.getByRole('link', { name: '1 similar job from this company' }).click();
  await expect(page).toHaveURL(/\/companies\/dhaga-/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByText('2 jobs match')).toBeVisible();

  // Posted for a company without a page.
  const [dye] = someSkills('Dye');
  const agency = await makeRecruiter();
  const client = `Rangrez ${mark}`;
  for (const location of ['Pune', 'Nagpur'])
    await postJob(agency, { title: `Dyer ${mark}`, location, companyName: client, skills: [dye ?? ''] });
  await postJob(other, { title: `Dyer ${mark}`, companyName: 'Another Mill', skills: ['Vats'] });
  await signInAs(page, await makeCandidate({ skills: dye }));
  await visit(page, '/available-jobs?order=best');
  await page.getByRole('link', { name: '1 similar job from this company' }).click();
  await expect(page).toHaveURL(/\/job-list\?q=Dyer/);
  await expect(page.getByRole('article').filter({ hasText: client }).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Another Mill' })).toHaveCount(0);
});

test('without skills best fit says what to add; with skills each card shows its fit', async ({ page }) => {
  await signInAs(page, await makeCandidate({ skills: '' }));
  await visit(page, '/available-jobs?order=best');
  await expect(page.getByText('Add your skills to see the jobs that fit you best.')).toBeVisible();

  const [paper] = someSkills('Paper');
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Paper Maker', skills: [paper ?? '', 'Pulp'] });
  await signInAs(page, await makeCandidate({ skills: paper }));
  await visit(page, '/available-jobs');
  await expect(page.getByRole('article').filter({ hasText: 'Paper Maker' })).toContainText('1 of 2 skills');
});

test('What to learn says that no job is close to a skill that nobody asks for', async ({ page }) => {
  await signInAs(page, await makeCandidate({ skills: someSkills('Falconry')[0] }));
  await visit(page, '/what-to-learn');
  await expect(page.getByText('No open job is close to your skills yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what jobs ask for most' })).toHaveAttribute('href', '/tips#asked');
});

test('What to learn names the skill that opens the most jobs, and /tips the skills in demand', async ({ page }) => {
  const [clay, wheel, glaze] = named(someSkills('Clay', 'Wheel', 'Glaze'));
  const recruiter = await makeRecruiter();
  await postJob(recruiter, { title: 'Potter', skills: [clay, wheel, glaze] });
  await postJob(recruiter, { title: 'Potter, Studio', skills: [clay, glaze] });
  await signInAs(page, await makeCandidate({ skills: clay }));
  await visit(page, '/candidate-dashboard');
  await page.getByRole('link', { name: 'What to learn' }).first().click();
  const skill = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: glaze }) });
  await expect(skill).toContainText(/\d more jobs?/);
  await skill.getByText('See jobs').click();
  await expect(skill.getByRole('link', { name: /^Potter/ }).first()).toBeVisible();
  await expectAccessible(page, 'what to learn');
  // A bar has a grey part only when jobs fit already.
  await expect(page.getByText('Counted from open jobs')).not.toContainText('grey');
  await skill.getByRole('button', { name: `I know this: ${glaze}` }).click();
  await expect(page.getByText(`Added ${glaze} to your skills.`)).toBeVisible();

  await visit(page, '/tips');
  const asked = page.getByRole('region', { name: 'Skills employers ask for most' });
  await expect(asked.getByRole('listitem').first()).toContainText(/\d jobs?/);
  await expectAccessible(page, 'the career tips');
});
