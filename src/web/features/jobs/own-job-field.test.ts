import { expect, it } from 'vitest';
import { titleFirst } from './own-job-field.tsx';

const job = (jobId: string, title: string) => ({ jobId, title, companyName: 'Account & Sons', location: 'Pune' });
const jobs = [job('JOB1', 'Cook'), { ...job('JOB2', 'Welder'), postedByCompany: 'Nilgiri' }, job('JOB3', 'Accountant')];

it.each([
  ['a title before the company that a job was posted for', 'account ', [], ['JOB3', 'JOB2']],
  ['a skill, which only the server reads', 'grill', [{ jobId: 'JOB1' }], ['JOB1']],
  ['a place', 'pune', [], ['JOB1', 'JOB2', 'JOB3']],
  ['a number', 'job2', [], ['JOB2']],
])('finds %s', (_, typed, found, expected) => {
  const rank = titleFirst(jobs, found);
  const ranked = jobs.map(({ jobId }) => ({ jobId, at: rank(jobId, typed) })).filter(({ at }) => at !== undefined);
  expect(ranked.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).map(({ jobId }) => jobId)).toEqual(expected);
});
