import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  postJob,
  send,
} from '#tests/support/journey-portal.ts';

const READS = 'They read Avsar in Hindi.';

test('a recruiter who writes to a candidate sees the candidate’s language beside the text, and nowhere else', async ({
  page,
}) => {
  const recruiter = await makeRecruiter();
  const job = await postJob(recruiter, { title: 'Dyer' });
  const candidate = await makeCandidate();
  await send('changeLanguage', { token: candidate.token, body: { language: 'hi' } });
  const application = await applyTo(candidate, job, { fullName: 'Meera Joshi' });
  const other = await applyTo(await makeCandidate(), job, { fullName: 'Ravi Nene' });
  await signInAs(page, recruiter);
  await visit(page, `/recruiter-maindashboards/applications?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Meera Joshi' });
  await expect(panel).toBeVisible();
  await expect(page.getByText(/Hindi|हिन्दी/).filter({ visible: true })).toHaveCount(0);

  await panel.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAccessibleDescription(
    `The candidate sees this. ${READS}`,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  for (const one of [application, other]) {
    await visit(page, `/recruiter-maindashboards/messages?conversation=${one._id}`);
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeVisible();
    if (one === application) await expect(message).toHaveAccessibleDescription(new RegExp(READS.replace('.', '\\.')));
    else await expect(message).not.toHaveAccessibleDescription(/They read/);
  }

  await visit(page, `/recruiter-maindashboards/answers-due?of=${application.jobPostId}`);
  await page.getByLabel('Your own sentence for Meera Joshi').focus();
  await expect(page.getByRole('complementary', { name: 'What Meera Joshi reads' })).toContainText(READS);
  await page.getByLabel('Your own sentence for Ravi Nene').focus();
  await expect(page.getByRole('complementary', { name: 'What Ravi Nene reads' })).toBeVisible();
  await expect(page.getByText(READS)).toHaveCount(0);

  for (const one of [application, other]) await answerApplication(recruiter, one, 'accepted');
  await visit(page, '/recruiter-maindashboards/applications?status=accepted');
  await page.getByRole('button', { name: /^Schedule Interview.*Meera Joshi/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Document Carry')).toHaveAccessibleDescription(new RegExp(READS));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Schedule Interview.*Ravi Nene/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Document Carry')).toBeVisible();
  await expect(page.getByText(READS)).toHaveCount(0);
});
