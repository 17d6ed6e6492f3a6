import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { expect, refuseOnce, reloadWithDraft, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeRecruiter,
  type Person,
  postJob,
  send,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

// Offline, the router's request for the routes of visible links fails as well.
test.use({
  provoked: /status of (400|404|409|500)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch manifest patches/,
});

const anApplied = async (title: string) => {
  const recruiter = await makeRecruiter({ companyName: 'Bhima Foods' });
  const candidate = await makeCandidate();
  const job = await postJob(recruiter, { title });
  const application = await applyTo(candidate, job, { fullName: 'Ila Bose' });
  return { recruiter, candidate, application };
};

const APPLICATIONS = '/recruiter-maindashboards/applications';
const CANDIDATES = '/candidate-dashboard/messages';

test('recruiter and candidate exchange messages about an application, the answer with a file', {
  tag: CORE,
}, async ({ page, newPage }) => {
  const { recruiter, candidate, application } = await anApplied('Boiler Attendant');
  const theirs = await newPage();
  await signInAs(theirs, candidate);
  await visit(theirs, `${CANDIDATES}?conversation=${application._id}`);
  await expect(theirs.getByText('The recruiter writes first. You can answer after that.')).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);

  await signInAs(page, recruiter);
  await visit(page, `${APPLICATIONS}?application=${application._id}`);
  const panel = page.getByRole('complementary', { name: 'Ila Bose' });
  await panel.getByRole('link', { name: 'Messages' }).click();
  const box = panel.getByRole('textbox', { name: 'Your message' });
  await box.fill('Could you send one report?');
  await reloadWithDraft(page, 'one report');
  await expect(box).toHaveValue('Could you send one report?');
  await box.press('Control+Enter');
  await expect(panel.getByRole('list', { name: 'Conversations' })).toContainText('Could you send one report?');
  await expect(box).toHaveValue('');
  await expectAccessible(page, 'the conversation in the panel of an application');

  await visit(theirs, CANDIDATES);
  await expect(theirs.getByRole('link', { name: 'Messages 1' }).first()).toBeVisible();
  await theirs.getByRole('link', { name: /Bhima Foods.*Could you send one report\?/ }).click();
  await theirs.setInputFiles('input[type=file]', {
    name: 'Report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfDocument()),
  });
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: 'Write a message to go with your files.' })).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Your message' }).fill('Here it is, see https://papers.example.in/a.');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByText('Report.pdf')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
  await expectAccessible(theirs, 'a conversation');

  await page.reload();
  await expect(panel.getByText('Here it is, see')).toBeVisible();
  await expect(panel.getByText('This link leads away from Avsar, to papers.example.in.')).toBeVisible();
  await expect(panel.getByText('Read', { exact: true })).toBeVisible();

  await theirs.getByRole('button', { name: 'More about this message' }).last().click();
  await theirs
    .getByRole('menuitem', { name: 'Edit' })
    .or(theirs.getByRole('button', { name: 'Edit' }))
    .click();
  await theirs.getByRole('textbox', { name: 'Your message' }).first().fill('Here it is.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Edited')).toBeVisible();
  await expect(theirs.getByText('Here it is.', { exact: true })).toBeVisible();
});

test('in two tabs, a text that was sent leaves both, and another unsent text stays', async ({ page }) => {
  const { recruiter, application } = await anApplied('Ferry Hand');
  await signInAs(page, recruiter);
  await visit(page, `/recruiter-maindashboards/messages?conversation=${application._id}`);
  const otherTab = await page.context().newPage();
  const boxIn = (tab: Page) => tab.getByRole('textbox', { name: 'Your message' });
  const [box, otherBox] = [boxIn(page), boxIn(otherTab)];
  await box.fill('Could you call me?');
  await visit(otherTab, page.url());
  await expect(otherBox).toHaveValue('Could you call me?');
  await box.press('Control+Enter');
  await expect(otherBox).toHaveValue('');

  const typed = [
    { field: box, text: 'One moment.' },
    { field: otherBox, text: 'Another question' },
  ];
  for (const order of [typed, typed.toReversed()]) {
    for (const { field, text } of order) await field.fill(text);
    await box.press('Control+Enter');
    await expect(box).toHaveValue('');
    await expect(otherBox).toHaveValue('Another question');
    await otherTab.reload();
    await expect(otherBox).toHaveValue('Another question');
  }
  await otherTab.close();
});

test('a refused message returns to the form, and an offline message waits', async ({ page }) => {
  const { recruiter, application } = await anApplied('Lamp Keeper');
  await signInAs(page, recruiter);
  await visit(page, `/recruiter-maindashboards/messages?conversation=${application._id}`);
  const box = page.getByRole('textbox', { name: 'Your message' });
  await refuseOnce(page, '**/messages', 'POST', {
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ message: 'Something went wrong.', error: '', code: 'UNEXPECTED' }),
  });
  await box.fill('Hello Ila');
  await box.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(box).toHaveValue('Hello Ila');

  // Taller than the window, so that scrolling to the end is needed.
  await box.fill(`Hello Ila\n${'and so on\n'.repeat(40)}`);
  await page.context().setOffline(true);
  await expect(page.getByText('You can keep writing and send it later.')).toBeVisible();
  // The general offline notice would cover the form.
  await expect(page.getByText('This page may be out of date')).toBeHidden();
  await box.press('Control+Enter');
  await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await expect(page.getByText('Not sent. Check your connection.')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello Ila' }).getByText('Sent')).toBeVisible();
});

test('an unsent message names its files after a reload, because a draft cannot keep them', async ({ page }) => {
  const { recruiter, candidate, application } = await anApplied('Slip Caster');
  await answerApplication(recruiter, application, 'accepted');
  await signInAs(page, candidate);
  await visit(page, `${CANDIDATES}?conversation=${application._id}`);
  const box = page.getByRole('textbox', { name: 'Your message' });
  const pdf = { name: 'Certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDocument()) };
  await box.fill('My certificate is attached.');
  await page.setInputFiles('input[type=file]', pdf);
  await expect(page.getByRole('button', { name: 'Remove Certificate.pdf' })).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('My certificate is attached.');
  const missing = page.getByText('Attach it again: Certificate.pdf');
  await expect(missing).toBeVisible();
  await page.setInputFiles('input[type=file]', pdf);
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Download Certificate.pdf' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Download Certificate.pdf' })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(missing).toBeHidden();
});

test('a message written offline and refused later keeps its text and files', async ({ page }) => {
  const { recruiter, candidate, application } = await anApplied('Glaze Mixer');
  await answerApplication(recruiter, application, 'accepted');
  await signInAs(page, candidate);
  await visit(page, `${CANDIDATES}?conversation=${application._id}`);
  const box = page.getByRole('textbox', { name: 'Your message' });
  await page.setInputFiles('input[type=file]', [
    { name: 'Renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ'.padEnd(2000)) },
    { name: 'Good.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDocument()) },
    { name: 'Photo.png', mimeType: 'image/png', buffer: Buffer.alloc(9) },
  ]);
  await expect(page.getByRole('alert')).toHaveText('Photo.png is not a PDF or Word file.');
  for (const name of ['Renamed.pdf', 'Good.pdf'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.context().setOffline(true);
  await box.fill('My papers.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Renamed.pdf: Please upload only PDF, DOC, or DOCX files.')).toBeVisible();
  await box.fill('Thank you.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(box).toHaveValue('My papers.\nThank you.');
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Remove Renamed.pdf' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download Good.pdf' })).toBeVisible();

  await page.context().setOffline(true);
  await box.fill('One more thing');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent. Check your connection.')).toBeVisible();
  const params = { applicationId: application._id };
  expect((await send('blockPerson', { token: recruiter.token, params, body: {} })).status).toBe(200);
  await page.context().setOffline(false);
  await expect(page.getByText('We couldn’t send your message')).toBeVisible();
  await expect(page.getByText('This conversation is closed.')).toHaveCount(1);
  await expect(page.getByText('One more thing')).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a candidate who is asked for money is warned, reports and blocks on a phone', { tag: CORE }, async ({
  page,
  newPage,
}) => {
  const { recruiter, candidate, application } = await anApplied('Slot Seller');
  const theirs = await newPage();
  await signInAs(theirs, recruiter);
  await visit(theirs, `/recruiter-maindashboards/messages?conversation=${application._id}`);
  const text = 'To book your slot please pay the ₹1,500 registration fee, and write to me on WhatsApp.';
  await theirs.getByRole('textbox', { name: 'Your message' }).fill(text);
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByText('Sent', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, candidate);
  await visit(page, CANDIDATES);
  const entry = page.getByRole('link', { name: /This message may be fraud/ });
  await expectAccessible(page, 'the list of conversations');
  await entry.click();
  await expect(entry).toBeHidden();
  await expect(page.getByText('This message asks for money, and to move to another app.')).toBeVisible();
  await expectAccessible(page, 'a conversation with a warning');
  // A phone has no room for the button that opens the application.
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await expect(page.getByRole('menuitem', { name: 'See application' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await expect(dialog.getByRole('radio', { name: 'It asks for money' })).toBeChecked();
  await dialog.getByLabel('Also block this person').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Someone at Avsar will read this conversation.')).toBeVisible();
  await expect(page.getByText('You have blocked this person. Neither of you can write.')).toBeVisible();
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByText('Closed')).toBeVisible();

  await theirs.getByRole('textbox', { name: 'Your message' }).fill('Hello?');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(theirs.getByText('This conversation is closed.').first()).toBeVisible();
});

const write = async ({ token }: Person, { _id }: { _id: string }, text: string): Promise<void> => {
  const sent = await send('sendMessage', { token, params: { applicationId: _id }, body: { text } });
  expect(sent.status).toBe(201);
};

test('a file that the server refuses is named, and whoever has read everything is told so', async ({ page }) => {
  const { recruiter, candidate, application } = await anApplied('Kiln Hand');
  await answerApplication(recruiter, application, 'accepted');
  await signInAs(page, candidate);
  await visit(page, `${CANDIDATES}?conversation=${application._id}`);
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from(pdfDocument()) };
  const renamed = { name: 'Second.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ'.padEnd(2000)) };
  await page.setInputFiles('input[type=file]', [{ name: 'First.pdf', ...pdf }, renamed]);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Here they are.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Second.pdf: Please upload only PDF, DOC, or DOCX files.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Here they are.');
  await visit(page, `${CANDIDATES}?unread=true`);
  await expect(page.getByText('You’re all caught up')).toBeVisible();
});

test('a file with one long word for a name fits a phone on both sides', async ({ page, newPage }) => {
  const { recruiter, candidate, application } = await anApplied('Quarry Clerk');
  const body = new FormData();
  body.append('text', 'The form is attached.');
  const name = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'.repeat(2);
  body.append('file1', new File([Buffer.from(pdfDocument())], `${name}.pdf`, { type: 'application/pdf' }));
  const params = { applicationId: application._id };
  expect((await send('sendMessage', { token: recruiter.token, params, body })).status).toBe(201);
  const expectFit = async (shown: Page, path: string) => {
    await shown.setViewportSize({ width: 360, height: 780 });
    await visit(shown, `${path}?conversation=${application._id}`);
    const load = shown.getByRole('link', { name: `Download ${name}.pdf` });
    await expect(load).toBeVisible();
    for (const part of [load, shown.getByRole('button', { name: 'More about this message' })]) {
      // There is no box while the message is drawn anew.
      const end = async () => {
        const box = await part.boundingBox();
        return box ? box.x + box.width : Number.POSITIVE_INFINITY;
      };
      await expect.poll(end).toBeLessThanOrEqual(360);
    }
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  await signInAs(page, candidate);
  await expectFit(page, CANDIDATES);
  const theirs = await newPage();
  await signInAs(theirs, recruiter);
  await expectFit(theirs, '/recruiter-maindashboards/messages');
});

test.describe('live', () => {
  test.use({ live: true });

  test('a reader who has scrolled up stays there, and deleting a message moves nothing', async ({ page }) => {
    const { recruiter, candidate, application } = await anApplied('Wharf Clerk');
    const long = (word: string) => `${word} `.repeat(80);
    for (const word of ['one', 'two', 'three', 'four', 'five']) await write(recruiter, application, long(word));
    await page.setViewportSize({ width: 360, height: 780 });
    await signInAs(page, candidate);
    const listening = page.waitForResponse((answer) => answer.url().includes('/api/stream') && answer.ok());
    await visit(page, `${CANDIDATES}?conversation=${application._id}`);
    await listening;
    const list = page.locator('.talk-open').getByRole('list', { name: 'Conversations' });
    const fromEnd = () => list.evaluate((e) => e.scrollHeight - e.scrollTop - e.clientHeight);
    await expect.poll(fromEnd).toBeLessThan(2);
    // Attached files make the form taller.
    await page.setInputFiles('input[type=file]', {
      name: 'A.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(9),
    });
    await expect(page.getByRole('button', { name: 'Remove A.pdf' })).toBeVisible();
    await expect.poll(fromEnd).toBeLessThan(2);
    await page.getByRole('button', { name: 'Remove A.pdf' }).click();

    await list.evaluate((e) => e.scrollTo({ top: 40 }));
    await write(recruiter, application, 'And one more thing.');
    const show = page.getByRole('button', { name: 'Show 1 new message' });
    await expect(show).toBeVisible({ timeout: 20_000 });
    expect(await list.evaluate((e) => e.scrollTop)).toBe(40);
    await show.click();
    await expect(page.locator('.talk-open').getByText('And one more thing.')).toBeInViewport();
    await expect(show).toHaveCount(0);

    await page.getByRole('textbox', { name: 'Your message' }).fill('Which thing?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(list.getByText('Sent', { exact: true })).toBeVisible();
    await expect(list.getByText('Which thing?')).toBeInViewport();
    await page.getByRole('button', { name: 'More about this message' }).last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(list.getByText('Message deleted')).toBeInViewport();
    // Focus returns a moment later.
    await expect(list).toBeFocused();
    await expect(list.getByText('Message deleted')).toBeInViewport();
  });
});
