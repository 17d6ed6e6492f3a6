import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import { speaking } from '#texts/spoken.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { jobPostingData } from '#web/pages/public/job-posting-data.ts';
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

/** Returns the structured data of a page in this language. */
const dataOn = (language: Language, data?: object): object => {
  const page = { title: 'A job', description: 'About it', canonical: 'https://avsar.example/jobs/1' };
  const tags = speaking(language, () => pageMeta({ ...page, ...(data && { data }) }));
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))[0] ?? {};
};

it.each(['en', 'hi'] as const)('passes them with the page and its language, %s', async (language) => {
  for (const about of [undefined, jobPostingData(OPEN_JOB, 'https://avsar.example')]) {
    const data = dataOn(language, about);
    expect(JSON.stringify(data)).toContain(`"inLanguage":"${language}"`);
    expect(await structuredDataErrors(pageWith(data))).toEqual([]);
  }
});

it('would say what is missing, and what schema.org does not know', async () => {
  const { title: _, ...rest } = { title: '', ...jobPostingData(OPEN_JOB, 'https://avsar.example') };
  const errors = await structuredDataErrors(pageWith({ ...rest, wages: 5 }));
  expect(errors.join('\n')).toContain('title');
  expect(errors.join('\n')).toContain('wages');
});
