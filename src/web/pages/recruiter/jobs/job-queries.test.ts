import { expect, test } from 'vitest';
import { listQuery } from '#web/pages/recruiter/jobs/job-queries.ts';

const askedBy = (typed: string) => listQuery(new URLSearchParams({ q: typed })).queryKey[1];

test.each([' JOB2064 ', 'job2064'])('%j typed into the search finds the job with that id', (typed) => {
  expect(askedBy(typed)).toMatchObject({ query: { own: true, jobId: typed.trim() } });
  expect(askedBy(typed)).not.toHaveProperty('query.q');
});

test.each(['Job', 'JOB 2064 fitter', '2064'])('%j typed into the search is looked for in the texts', (typed) => {
  expect(askedBy(typed)).toMatchObject({ query: { own: true, q: typed } });
});
