import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';

const PAGE = '/recruiter-maindashboards/saved-texts';
const APPLICATIONS = '/recruiter-maindashboards/applications';

test('a recruiter saves a text once and uses it in messages, answers and offers, with placeholders filled in', async ({
  page,
}) => {
  const recruiter = await makeRecruiter({ companyName: 'Tapti Mills' });
  const job = await postJob(recruiter, { title: 'Carder', companyName: 'Tapti Mills', location: 'Surat' });
  const application = await applyTo(await makeCandidate(), job, { fullName: 'Ila Bose' });
  await signInAs(page, recruiter);
  await visit(page, PAGE);
  await expect(page.getByText('No saved texts yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a saved text' });
  await dialog.getByRole('button', { name: 'Save text' }).click();
  for (const asked of ['Enter a name', 'Enter a text']) await expect(dialog.getByRole('alert')).toContainText(asked);
  await dialog.getByLabel('Name', { exact: true }).fill('First word');
  await dialog.getByLabel('Text', { exact: true }).fill('Dear ');
  await dialog.getByRole('button', { name: 'Candidate’s name' }).click();
  await page.keyboard.type(', thank you for asking about {job} at {company}. We meet in {place} on ');
  await dialog.getByRole('button', { name: 'Date', exact: true }).click();
  await page.keyboard.type('.');
  await expectAccessible(page, 'form of a saved text');
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(page.getByText('Saved First word.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First word' })).toBeVisible();
  await expectAccessible(page, 'saved texts');
  await page.getByRole('button', { name: 'Delete First word' }).click();
  await expect(page.getByText('No saved texts yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'First word' })).toBeVisible();

  const filled = 'Dear Ila Bose, thank you for asking about Carder at Tapti Mills. We meet in Surat on {date}.';
  await visit(page, `${APPLICATIONS}?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await panel.getByRole('link', { name: 'Messages' }).click();
  const box = panel.getByRole('textbox', { name: 'Your message' });
  await box.fill('Good morning.');
  await panel.getByRole('button', { name: 'Saved texts' }).click();
  await page.getByRole('menuitem', { name: 'First word' }).click();
  await expect(box).toHaveValue(`Good morning.\n${filled}`);
  await expect(panel.getByText('Fill in {date} before you send.')).toBeVisible();
  await expectAccessible(page, 'a message with a saved text');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Fill in {date} before you send.');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(`Good morning.\n${filled}`);
  await box.fill('On Monday.');
  await expect(panel.getByText('Fill in {date} before you send.')).toBeHidden();
  await box.fill('');

  await panel.getByRole('button', { name: /^Reject/ }).click();
  const question = page.getByRole('dialog', { name: 'Reject Ila Bose?' });
  await question.getByRole('button', { name: 'Saved texts' }).click();
  await page.getByRole('menuitem', { name: 'First word' }).click();
  await expect(question.getByRole('textbox')).toHaveValue(filled);
  // They are edited in another tab, so that what is typed here stays.
  await question.getByRole('button', { name: 'Saved texts' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Manage saved texts (opens in a new tab)' }).click();
  const other = await opened;
  await other.getByRole('button', { name: 'Edit First word' }).click();
  const edited = other.getByRole('dialog');
  await edited.getByLabel('Name', { exact: true }).fill('Second word');
  await edited.getByLabel('Text', { exact: true }).fill('Dear {name}, thank you. We meet in {place} on {date}.');
  await edited.getByRole('button', { name: 'Save text' }).click();
  await expect(other.getByText('Saved Second word.')).toBeVisible();
  await other.close();
  await expect(question.getByRole('textbox')).toHaveValue(filled);
  await question.getByRole('button', { name: 'Saved texts' }).click();
  await page.getByRole('menuitem', { name: 'Second word' }).click();
  const added = 'Dear Ila Bose, thank you. We meet in Surat on {date}.';
  await expect(question.getByRole('textbox')).toHaveValue(`${filled}\n${added}`);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, APPLICATIONS);
  await page.getByRole('checkbox', { name: 'Select Ila Bose' }).check();
  await page.getByRole('region', { name: 'Selected applications' }).getByRole('button', { name: 'Accept' }).click();
  const bulk = page.getByRole('dialog', { name: /^Accept / });
  await bulk.getByRole('button', { name: 'Saved texts' }).click();
  await page.getByRole('menuitem', { name: 'Second word' }).click();
  // Each candidate's values are filled in on sending.
  await expect(bulk.getByLabel('Email')).toHaveValue(/^Dear \{name\}/);
  await expect(bulk.getByText('Fill in {place}, {date} before you send.')).toBeVisible();
  await bulk.getByRole('button', { name: 'Accept' }).click();
  await expect(bulk.getByLabel('Email')).toBeFocused();
  await expect(bulk.getByLabel('Email')).toHaveAccessibleDescription(/Fill in \{place\}, \{date\} before you send\./);
});
