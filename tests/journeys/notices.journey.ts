import { expectAccessible } from '#tests/support/axe.ts';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import {
  answerApplication,
  applyTo,
  makeCandidate,
  makeOffer,
  makeRecruiter,
  pictureFile,
  postJob,
  scheduleInterview,
  send,
  signInAdminOver,
} from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

const anInterview = async (title: string) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, await postJob(recruiter, { title }));
  await answerApplication(recruiter, application, 'accepted');
  await scheduleInterview(recruiter, application);
  return { recruiter, candidate };
};

test('a candidate opens notices from the bell, and each leads to its subject', { tag: CORE }, async ({ page }) => {
  const { candidate } = await anInterview('Loom Keeper');
  await signInAs(page, candidate);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/candidate-dashboard');
  const bell = page.getByRole('button', { name: 'Notifications, 2 unread' });
  await expect(bell).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  // The list and its script load when the bell is opened.
  expect(asked).not.toContain('/api/notices');
  expect(asked.filter((path) => path.includes('news-panel'))).toEqual([]);

  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Interview on .+ for Loom Keeper/ })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Choose notifications' })).toHaveAttribute(
    'href',
    '/account#notifications',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await bell.click();
  await panel.getByRole('link', { name: /Interview on .+ for Loom Keeper/ }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/interview-call\?interview=/);
  await expect(page.getByRole('dialog').filter({ hasText: 'Loom Keeper' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
});

test('the notifications page filters, marks as read and survives a reload', async ({ page }) => {
  const { recruiter } = await anInterview('Dye Master');
  await signInAs(page, recruiter);
  // One address for all kinds of accounts redirects to the user's own area, with its query.
  await page.goto('/messages?unread=true');
  await expect(page).toHaveURL(/\/recruiter-maindashboards\/messages\?unread=true$/);
  await page.goto('/notices');
  await expect(page).toHaveURL(/\/recruiter-maindashboards\/notices$/);
  const main = page.getByRole('main');
  const applied = main.getByRole('link', { name: /applied for Dye Master/ });
  await expect(applied).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Today, / })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Mark read' }).click();
  await expect(main.getByRole('button', { name: 'Mark unread' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await main.getByRole('checkbox', { name: 'Unread only' }).check();
  await expect(main.getByText('No notifications here.')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('checkbox', { name: 'Unread only' })).toBeChecked();
  // On a slow connection, a group keeps the filter that was chosen just before.
  await page.route('**/api/notices?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fallback();
  });
  await main.getByRole('checkbox', { name: 'Unread only' }).uncheck();
  await main.getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\?group=offers$/);
  await page.unroute('**/api/notices?*');
  await expect(main.getByText('No notifications here.')).toBeVisible();
  await main.getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page).toHaveURL(/group=applications/);
  await applied.click();
  await expect(page).toHaveURL(/applications\?application=/);
});

test('a notice about a request for verification leads to the company, also after the decision', async ({ page }) => {
  const company = `Krishna Looms ${Date.now().toString(36)}`;
  const recruiter = await makeRecruiter({ companyName: company });
  const document = new FormData();
  document.set('document', await pictureFile());
  const asked = await send('askForVerification', { token: recruiter.token, body: document });
  expect(asked.status).toBe(200);
  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await visit(page, '/admin-dashboard/notices');
  const notice = page.getByRole('main').getByRole('link', { name: `${company} asks to be verified` });
  await notice.click();
  const details = page.getByRole('dialog', { name: company });
  await expect(details.getByText(/^Verification requested on/)).toBeVisible();
  const decided = { token: admin.token, params: { id: recruiter.user._id }, body: { verified: true } };
  expect((await send('verifyRecruiter', decided)).status).toBe(200);
  await visit(page, '/admin-dashboard/notices');
  await notice.click();
  await expect(details).toBeVisible();
});

test('a notice about a declined verification leads to the refusal and its reason, also on a phone', async ({
  page,
}) => {
  const recruiter = await makeRecruiter({ companyName: `Kaveri Looms ${Date.now().toString(36)}` });
  const document = new FormData();
  document.set('document', await pictureFile());
  expect((await send('askForVerification', { token: recruiter.token, body: document })).status).toBe(200);
  const { token } = await signInAdminOver();
  const declined = { verified: false, note: 'The paper names another company.' };
  const params = { id: recruiter.user._id };
  expect((await send('verifyRecruiter', { token, params, body: declined })).status).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/notices');
  await page.getByRole('main').getByRole('link', { name: 'is not verified' }).click();
  const refusal = page.getByText(/^Decided on .*: your company isn’t verified$/);
  await expect(refusal).toBeInViewport();
  await expect(page.getByText('An administrator gave this reason: The paper names another company.')).toBeVisible();
  await expectAccessible(page, 'declined verification');
  // The email opens the same place.
  await page.goto('about:blank');
  await visit(page, '/recruiter-maindashboards/company#verification');
  await expect(refusal).toBeInViewport();
});

test('a notice about an offer leads to that offer, also from another page of the list', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const application = await applyTo(candidate, await postJob(recruiter, { title: 'Loom Fitter' }));
  await answerApplication(recruiter, application, 'accepted');
  const offer = await makeOffer(recruiter, application);
  await signInAs(page, candidate);
  await visit(page, '/candidate-dashboard/notices');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /offer/i }).filter({ hasText: 'Loom Fitter' }).click();
  await expect(page).toHaveURL(new RegExp(`job-offers\\?offer=${offer.id}$`));
  const card = main.getByRole('article').filter({ hasText: 'Loom Fitter' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/notices$/);
  await page.goForward();
  await expect(card).toBeFocused();

  // The list may not hold it: another page.
  await page.route('**/api/job-offers?page=1*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.reload();
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: /^Accept the offer/ })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/job-offers?page=1*');
  await page.goto('/candidate-dashboard/job-offers?offer=0195f3a0-0000-7000-8000-000000000001');
  const gone = main.getByRole('status').filter({ hasText: 'We can’t find this offer.' });
  await expect(gone).toBeVisible();
  const [said, below] = [await gone.boundingBox(), await main.getByRole('article').first().boundingBox()];
  expect((below?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeGreaterThan(8);
  await main.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/job-offers$/);
});

test('a notice about an enquiry leads to it also when the list is too long to hold it', async ({ page }) => {
  const from = `Meera ${Date.now().toString(36)}`;
  const asked = { fullName: from, email: 'meera@example.org', phone: '9876543210', message: 'Where do I begin?' };
  const sent = await send('submitInquiry', { body: asked });
  expect(sent.status).toBe(201);
  const admin = await signInAdminOver();
  await signInAs(page, admin);
  await visit(page, '/admin-dashboard/notices');
  const notice = page.getByRole('main').getByRole('link', { name: 'New inquiry' }).first();
  const address = await notice.getAttribute('href');
  expect(address).toMatch(/inquiries\?open=/);
  // Filters that it does not match stand for a list that does not hold it.
  await page.goto(`${address}&q=nothing-like-this`);
  const details = page.getByRole('dialog').filter({ hasText: from });
  await expect(details.getByText('Where do I begin?')).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
  await page.goto(`${address?.replace(/open=.*/, '')}open=0195f3a0-0000-7000-8000-000000000001`);
  await expect(page.getByText('We can’t find this enquiry.')).toBeVisible();
});

test('a panel without notifications says so, and what will come', async ({ page }) => {
  await signInAs(page, await makeRecruiter());
  await visit(page, '/recruiter-maindashboards');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet.')).toBeVisible();
  await expect(panel.getByText('We’ll tell you here when someone applies, answers or withdraws.')).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ provoked: /status of 500/ });

  test('the panel reports a failure and retries', async ({ page }) => {
    const { candidate } = await anInterview('Spindle Turner');
    await signInAs(page, candidate);
    await page.route('**/api/notices?*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await visit(page, '/candidate-dashboard');
    await page.getByRole('button', { name: /^Notifications, / }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('We couldn’t load your notifications.')).toBeVisible();
    const [whole, failure] = [await panel.boundingBox(), await panel.getByRole('alert').boundingBox()];
    expect((failure?.x ?? 0) - (whole?.x ?? 0), 'the failure keeps clear of the panel’s edge').toBeGreaterThan(8);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('link', { name: /Interview on/ })).toBeVisible();
  });
});
