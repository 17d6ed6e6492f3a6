import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, type Person, postJob } from '#tests/support/journey-portal.ts';
import { textTroubles } from '#tests/support/text-layout.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test('from the search a link goes past the filters to the results', async ({ page }) => {
  await postJob(await makeRecruiter(), { title: 'Toll Collector Intern', employmentType: 'Internship' });
  const skipIn = async (path: string) => {
    await visit(page, path);
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#results$/);
    // The next stop is in the first result.
    await page.keyboard.press('Tab');
    await expect(page.locator('#results :focus')).toHaveCount(1);
  };
  await skipIn('/jobs');
  await skipIn('/internships');
  await signInAs(page, await makeCandidate());
  await skipIn('/job-list');
});

/** People and a place whose words are long, and where they stand. */
const longWords = async (): Promise<[who: Person | undefined, path: string][]> => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Merchandising Coordinator', location: 'Bangalore/Bengaluru' });
  const word = `Zu${Date.now().toString(36).slice(-6).replace(/\d/g, 'k')}`;
  const candidate = await makeCandidate({ firstName: word, lastName: 'Mukherjee', address: 'Thiruvananthapuram' });
  await applyTo(candidate, job, { fullName: `${word} Mukherjee`, skills: 'Communication, Merchandising' });
  return [
    [undefined, '/jobs'],
    [undefined, '/internships'],
    [undefined, '/login'],
    [recruiter, '/recruiter-maindashboards/applications'],
    [recruiter, '/recruiter-maindashboards/applications?view=board'],
    [recruiter, `/candidates-table?q=${word}`],
  ];
};

test('words break between words, and double text neither overlaps nor leaves the page', async ({ page }) => {
  for (const [who, path] of await longWords()) {
    if (who) await signInAs(page, who);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      const at = `${path} at ${size.width} px`;
      expect.soft(await textTroubles(page), at).toEqual({ broken: [], overlapping: [], overhang: expect.any(Number) });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect
        .soft(async () => {
          const { overlapping, overhang } = await textTroubles(page);
          expect({ overlapping, overhang }, `${at}, text doubled`).toEqual({ overlapping: [], overhang: 0 });
        })
        .toPass({ timeout: 5_000 });
    }
  }
});
