import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

const APPLICATIONS = '/recruiter-maindashboards/applications';

test('single-key shortcuts are turned off on the account page for this browser, and on again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Signal Fitter' });
  await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  await signInAs(page, recruiter);
  await visit(page, APPLICATIONS);
  const search = page.getByRole('searchbox').first();
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  const status = panel.getByLabel('Status of Ila Bose');
  const row = page.getByRole('link', { name: 'Open Ila Bose’s application' });
  await expect(row).toBeVisible();
  // With none open, J opens the first application; in a field it is typed.
  await search.press('j');
  await expect(search).toHaveValue('j');
  await visit(page, APPLICATIONS);
  await row.focus();
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await row.click();
  await expect(page.locator('kbd', { hasText: 'J' })).toBeVisible();

  // The shortcut's hint links to the switch.
  await page.getByRole('link', { name: 'Turn off' }).click();
  const keys = page.getByRole('checkbox', { name: /^Shortcuts with a single key/ });
  await expect(keys).toBeChecked();
  await expect(keys).toBeInViewport();
  await keys.uncheck();
  await expectAccessible(page, 'the account page with single keys off');
  await visit(page, APPLICATIONS);
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  await expect(panel).toBeFocused();
  await expect(page.locator('kbd')).toHaveCount(0);
  for (const key of ['a', 'r', 's', 'j', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).not.toBeFocused();
  await expect(status).toHaveValue('pending');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await visit(page, `${APPLICATIONS}?view=board`);
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeHidden();

  // Public pages as well.
  await visit(page, '/jobs');
  await page.keyboard.press('/');
  await expect(page.locator('input:focus')).toHaveCount(0);

  await visit(page, `${APPLICATIONS}?view=board`);
  await page.getByRole('link', { name: 'Turn single-key shortcuts on' }).click();
  await keys.check();
  await visit(page, APPLICATIONS);
  // The list has loaded, and with it the key handler.
  await expect(page.getByRole('link', { name: 'Open Ila Bose’s application' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.getByRole('link', { name: 'Open Ila Bose’s application' }).click();
  await expect(panel).toBeFocused();
  await page.keyboard.press('a');
  await expect(status).toHaveValue('accepted');
});
