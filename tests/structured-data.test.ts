import { expect, it } from 'vitest';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { jobPostingData } from '#web/features/jobs/job-posting-data.ts';
import { OPEN_JOB } from './support/open-job.ts';
import { structuredDataErrors } from './support/structured-data.ts';

const pageWith = (data: object): string =>
  `<!DOCTYPE html><html><head><title>A job</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
const errorsOf = (changes: Partial<Job>): Promise<string[]> =>
  structuredDataErrors(pageWith(jobPostingData({ ...OPEN_JOB, ...changes }, 'https://avsar.example')));

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
  const { title: _, ...rest } = { title: '', ...jobPostingData(OPEN_JOB, 'https://avsar.example') };
  const errors = await structuredDataErrors(pageWith({ ...rest, wages: 5 }));
  expect(errors.join('\n')).toContain('title');
  expect(errors.join('\n')).toContain('wages');
});
