import { expect, it } from 'vitest';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { deadlineText } from '#web/pages/candidate/jobs/deadline-text.ts';

it('says until when one applies here, and of a listing from elsewhere only until when it is listed', () => {
  const job = { applicationDeadline: { start: '2026-11-01', end: '2026-12-24' }, takesApplications: true } as JobBrief;
  expect(deadlineText(job)).toBe('Deadline: 24 Dec 2026');
  expect(deadlineText({ ...job, takesApplications: false })).toBe('Listed until 24 Dec 2026');
  expect(deadlineText({ ...job, applicationDeadline: { start: '', end: '' } })).toBe('Deadline: N/A');
});
