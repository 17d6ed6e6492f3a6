import { expect, it } from 'vitest';
import { titleFirst } from './own-job-field.tsx';

it('finds a typed text in the title of a job before its company', () => {
  const jobs = [
    { jobId: 'JOB1', title: 'Cook' },
    { jobId: 'JOB2', title: 'Senior Accountant' },
  ];
  const rank = titleFirst(jobs);
  // Both match: the cook's company is Account & Sons.
  expect(jobs.map(({ jobId }) => jobId).toSorted((a, b) => rank(a, 'account ') - rank(b, 'account '))).toEqual([
    'JOB2',
    'JOB1',
  ]);
});
