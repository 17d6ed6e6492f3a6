import type { Route } from '@playwright/test';
import { expect, signInAs, test, visit } from '#tests/support/journey.ts';
import { applyTo, dayFromToday, mailTo, makeCandidate, makeRecruiter, postJob } from '#tests/support/journey-portal.ts';
import { CORE } from '#tests/support/test-length.ts';

test.use({ provoked: /status of 500/ });

/** Formats a day as `24 Nov 2026`. */
const inWords = (day: string): string => {
  const [, month, date] = /^\d{4}-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${date} ${months[Number(month) - 1]} ${day.slice(0, 4)}`;
};

test('a recruiter accepts, schedules and reschedules an interview; the candidate sees it and is told each time', {
  tag: CORE,
}, async ({ page: desk, newPage }) => {
  const recruiter = await makeRecruiter({ companyName: 'Kosi Textiles' });
  const candidate = await makeCandidate({ firstName: 'Tara', lastName: 'Sen' });
  const job = await postJob(recruiter, { title: 'Loom Technician', companyName: 'Kosi Textiles' });
  await applyTo(candidate, job, { fullName: 'Tara Sen' });
  const [first, second] = [dayFromToday(5), dayFromToday(8)];

  await signInAs(desk, recruiter);
  await visit(desk, '/recruiter-maindashboards/applications');
  const phone = await newPage();
  await signInAs(phone, candidate);
  const badge = phone.getByRole('article').filter({ hasText: 'Loom Technician' });
  const seen = async (status: string): Promise<void> => {
    await phone.goto('/candidate-dashboard/job-applied');
    await expect(badge.getByText(status, { exact: true }).first()).toBeVisible();
  };
  await seen('Pending');

  await desk.getByLabel('Status of Tara Sen').selectOption('accepted');
  await expect(desk.getByText('Status updated successfully').first()).toBeVisible();
  await seen('Accepted');
  expect((await mailTo(candidate.email, /Good news about your application for Loom Technician/)).calendar).toBe('');

  await expect(desk.getByRole('button', { name: 'Schedule Interview: Tara Sen' })).toBeVisible();
  await desk.getByRole('button', { name: 'Schedule Interview: Tara Sen' }).click();
  const scheduling = desk.getByRole('dialog', { name: 'Schedule Interview' });
  await expect(scheduling.getByLabel('Interview date')).toBeFocused();
  await expect(scheduling.getByLabel('Schedule ID')).toHaveValue(/^SCHD-\d+$/);
  await expect(scheduling.getByLabel('Candidate ID')).toHaveValue(candidate.user.userCode);
  await expect(scheduling.getByLabel('Candidate name')).toHaveValue('Tara Sen');
  await expect(scheduling.getByLabel('Recruiter ID')).toHaveValue(recruiter.user.userCode);
  await expect(scheduling.getByLabel('Location')).toHaveAttribute('placeholder', /Office address or video call link/i);
  await scheduling.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(scheduling.getByRole('alert')).toBeVisible();
  await scheduling.getByLabel('Interview date').fill(first);
  await scheduling.getByLabel('Interview time').fill('11:30');
  await scheduling.getByLabel('Location').fill('Mill Road 3, Bhagalpur');
  await scheduling.getByLabel('Contact number').fill('98765 43210');
  await scheduling.getByLabel('Document Carry').fill('Your certificates.');
  await scheduling.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(scheduling.getByText('Interview scheduled successfully!')).toBeVisible();
  await expect(scheduling).toBeHidden({ timeout: 5000 });
  await expect(desk.getByLabel('Status of Tara Sen')).toBeDisabled();
  await expect(desk.getByLabel('Status of Tara Sen')).toHaveValue('interview_scheduled');

  await seen('Interview scheduled');
  await phone.goto('/interview-call');
  await expect(phone.getByRole('heading', { name: 'Interview Calls (1)' })).toBeVisible();
  await phone.getByRole('link', { name: 'See details and answer: Loom Technician, Kosi Textiles' }).click();
  const details = phone.getByRole('dialog', { name: 'Interview Schedule' });
  await expect(details).toContainText('Scheduled');
  await expect(details).toContainText(inWords(first));
  await expect(details).toContainText('11:30');
  await expect(details).toContainText('Mill Road 3, Bhagalpur');
  await expect(details).toContainText('Your certificates.');
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(details).toBeHidden();
  const invitation = await mailTo(candidate.email, /^Interview for Loom Technician/);
  expect(invitation.text).toContain('Mill Road 3, Bhagalpur');
  expect(invitation.calendar).toContain('BEGIN:VEVENT');
  expect(invitation.calendar).toContain(`DTSTART:${first.replaceAll('-', '')}T060000Z`);

  await expect(desk.getByRole('button', { name: 'Reschedule Interview: Tara Sen' })).toBeVisible();
  await desk.getByRole('button', { name: 'Reschedule Interview: Tara Sen' }).click();
  const moving = desk.getByRole('dialog', { name: 'View / Reschedule Interview' });
  await expect(moving.getByRole('heading', { name: 'View / Reschedule Interview' })).toBeVisible();
  await expect(moving.getByLabel('Interview date')).toHaveValue(first);
  await expect(moving.getByLabel('Location')).toHaveValue('Mill Road 3, Bhagalpur');
  await moving.getByLabel('Interview date').fill(second);
  await moving.getByLabel('Interview time').fill('15:00');
  await moving.getByRole('button', { name: 'Reschedule Interview' }).click();
  await expect(moving.getByText('Interview rescheduled successfully!')).toBeVisible();
  await expect(moving).toBeHidden({ timeout: 5000 });
  await expect(desk.getByLabel('Status of Tara Sen')).toHaveValue('interview_rescheduled');

  await seen('Interview rescheduled');
  await phone.goto('/interview-call');
  await expect(phone.getByText(inWords(second))).toBeVisible();
  const moved = await mailTo(candidate.email, /^New time for your interview for Loom Technician/);
  expect(moved.calendar).toContain(`DTSTART:${second.replaceAll('-', '')}T093000Z`);
  const uid = (calendar: string) => /^UID:(.+)$/m.exec(calendar)?.[1];
  expect(uid(moved.calendar)).toBe(uid(invitation.calendar));
  expect(Number(/^SEQUENCE:(\d+)/m.exec(moved.calendar)?.[1])).toBeGreaterThan(0);
});

test('an interview that cannot be scheduled says why and keeps the form', async ({ page }) => {
  const recruiter = await makeRecruiter();
  const candidate = await makeCandidate();
  const job = await postJob(recruiter);
  await applyTo(candidate, job, { fullName: 'Tara Sen' });
  await signInAs(page, recruiter);
  await visit(page, '/recruiter-maindashboards/applications');
  await page.getByLabel('Status of Tara Sen').selectOption('accepted');
  await page.getByRole('button', { name: 'Schedule Interview: Tara Sen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Interview' });
  await dialog.getByLabel('Interview date').fill(dayFromToday(-1));
  await dialog.getByLabel('Interview time').fill('11:30');
  await dialog.getByLabel('Location').fill('https://meet.example.in/x');
  await dialog.getByLabel('Contact number').fill('98765 43210');
  await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a time in the future.');
  await expect(dialog.getByLabel('Location')).toHaveValue('https://meet.example.in/x');

  const silent = (route: Route) => route.fulfill({ status: 500, body: '' });
  await page.route('**/api/interviews/schedule', silent, { times: 1 });
  await dialog.getByLabel('Interview date').fill(dayFromToday(6));
  await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to schedule interview');
  await dialog.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Reschedule Interview: Tara Sen' }).click();
  const moving = page.getByRole('dialog', { name: 'View / Reschedule Interview' });
  await page.route('**/api/interviews/reschedule/*', silent, { times: 1 });
  await moving.getByLabel('Interview date').fill(dayFromToday(7));
  await moving.getByRole('button', { name: 'Reschedule Interview' }).click();
  await expect(moving.getByRole('alert')).toContainText('Failed to reschedule interview');
  await expect(moving.getByLabel('Interview date')).toHaveValue(dayFromToday(7));
});
