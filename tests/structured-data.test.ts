import { expect, it } from 'vitest';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import type { Job } from '#web/jobs/job.ts';
import { jobPostingData } from '#web/jobs/job-posting-data.ts';
import { structuredDataErrors } from './support/structured-data.ts';

const JOB: Job = {
  _id: '019a9c1e-0000-7000-8000-000000000001',
  jobId: 'JOB1024',
  title: 'Product Designer',
  companyName: 'Nilgiri Systems',
  companyLogo: 'files/logo.webp',
  companyVerified: true,
  industry: 'Health software',
  department: 'Design',
  workMode: 'Hybrid',
  employmentType: 'Full-time',
  jobType: 'Full-time',
  location: 'Bengaluru',
  experience: { min: 3, max: 6 },
  salary: { min: 1_600_000, max: 2_400_000, showSalary: true },
  skills: ['Figma', 'Hindi'],
  description: 'Draw what people see.',
  responsibilities: 'Draw. Write',
  requirements: '',
  companyInfo: '',
  companyDescription: '',
  applicationDeadline: { start: '2026-11-16', end: '2026-12-05' },
  durationMonths: null,
  startDate: null,
  jobStatus: 'Active',
  createdAt: '2026-11-16T04:00:00.000Z',
  postedDate: '2026-11-16',
  postedTime: '09:30',
};

const pageWith = (data: object): string =>
  `<!DOCTYPE html><html><head><title>A job</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
const errorsOf = (changes: Partial<Job>): Promise<string[]> =>
  structuredDataErrors(pageWith(jobPostingData({ ...JOB, ...changes }, 'https://avsar.example')));

const jobs: [situation: string, changes: Partial<Job>][] = [
  ...EMPLOYMENT_TYPES.map((employmentType): [string, Partial<Job>] => [employmentType, { employmentType }]),
  ...WORK_MODES.map((workMode): [string, Partial<Job>] => [workMode, { workMode }]),
  ['no salary shown', { salary: undefined }],
  ['half a salary', { salary: { min: 300_000, max: null, showSalary: true } }],
  ['no experience, no logo, no skills', { experience: { min: null, max: null }, companyLogo: undefined, skills: [] }],
  ['imported with nothing but its title', { description: '', responsibilities: '', requirements: '', industry: '' }],
];

it.each(jobs)('the structured data of a job passes the checks of search engines: %s', async (_, changes) => {
  expect(await errorsOf(changes)).toEqual([]);
});

it('would say what is missing, and what schema.org does not know', async () => {
  const { title: _, ...rest } = { title: '', ...jobPostingData(JOB, 'https://avsar.example') };
  const errors = await structuredDataErrors(pageWith({ ...rest, wages: 5 }));
  expect(errors.join('\n')).toContain('title');
  expect(errors.join('\n')).toContain('wages');
});
