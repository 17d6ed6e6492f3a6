import { expect, it } from 'vitest';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';

const jobs = (...lines: string[]) =>
  lines.map((line, id) => {
    const [title = '', companyName = ''] = line.split(' @ ');
    return { id, title, companyName };
  });

const folded = (...lines: string[]) =>
  groupJobs(jobs(...lines)).map(({ job, similar }) => [job.id, ...similar.map(({ id }) => id)]);

it('folds neighbours of one company and title, whatever their case and punctuation', () => {
  expect(
    folded(
      'Data Engineer @ Kaveri',
      'DATA ENGINEER @ kaveri',
      'Data-Engineer  @ Kaveri.',
      'Data Engineer @ Ganga',
      'Senior Data Engineer @ Ganga',
    ),
  ).toEqual([[0, 1, 2], [3], [4]]);
});

it('leaves apart what stands between others, and languages that a sign tells apart', () => {
  expect(folded('Cook @ Kaveri', 'Chef @ Kaveri', 'Cook @ Kaveri')).toEqual([[0], [1], [2]]);
  expect(folded('C Developer @ Kaveri', 'C++ Developer @ Kaveri', 'C# Developer @ Kaveri')).toEqual([[0], [1], [2]]);
});
