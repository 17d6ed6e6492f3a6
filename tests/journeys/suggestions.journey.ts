import { expect, test, visit } from '#tests/support/journey.ts';
import { makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

const suggested = async (
  page: Parameters<typeof visit>[0],
  field: ReturnType<typeof page.getByLabel>,
): Promise<string[]> => {
  const id = await field.getAttribute('list');
  return page
    .locator(`datalist[id="${id}"] option`)
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
};

test('suggestions from open jobs appear while typing, requested when it pauses', async ({ page }) => {
  await postJob(await makeRecruiter(), { title: 'Zither Builder' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/suggest')) asked.push(new URL(request.url()).search);
  });
  await visit(page, '/');
  const skills = page.locator('#search-skills');
  await skills.pressSequentially('zither', { delay: 20 });
  await expect.poll(() => suggested(page, skills)).toContain('Zither Builder');
  expect(asked).toEqual(['?kind=search&q=zither']);
  const place = page.locator('#search-location');
  await place.fill('pun');
  await expect.poll(() => suggested(page, place)).toContain('Pune');

  await visit(page, '/jobs');
  const search = page.locator('main input[name="q"]').first();
  await search.fill('zith');
  await expect.poll(() => suggested(page, search)).toContain('Zither Builder');
  await search.press('Enter');
  await expect(page).toHaveURL(/[?&]q=zith/);
});

test('a Hindi search is offered English values under Hindi names, and the terms that listings use', async ({
  page,
}) => {
  await postJob(await makeRecruiter(), { title: 'Cashier', location: 'Panipat' });
  await visit(page, '/hi/jobs');
  const search = page.locator('main input[name="q"]').first();
  await search.fill('कैशि');
  const option = page.locator('datalist option[value="Cashier"]');
  await expect(option).toHaveAttribute('label', 'कैशियर · Cashier');

  await search.fill('पानीपत में कैशियर');
  await search.press('Enter');
  await page.getByRole('link', { name: 'दोनों लगाएँ' }).click();
  await expect(page).toHaveURL(/[?&]q=cashier/);
  await expect(page).toHaveURL(/[?&]location=Panipat/);
  await expect(page.getByRole('link', { name: 'Cashier', exact: true }).first()).toBeVisible();
});
