import { expect, test } from 'vitest';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { shareMessage } from '#web/pages/recruiter/jobs/share-message.ts';

const messageOf = (salary: JobBrief['salary'], employmentType: JobBrief['employmentType'] = 'Full-time') =>
  shareMessage(
    {
      companyName: 'Godavari Agro',
      title: 'Irrigation Engineer',
      location: 'Nanded',
      workMode: 'Hybrid',
      employmentType,
      salary,
    } as JobBrief,
    'https://avsar.example/jobs/JOB7',
  ).split('\n');

test.each([
  [{ min: 600_000, max: 900_000, showSalary: true }, 'Full-time', ' ₹6–9 LPA'],
  [{ min: 144_000, max: 180_000, showSalary: true }, 'Internship', ' ₹12,000–15,000 a month'],
  [{ min: 600_000, max: 900_000, showSalary: false }, 'Full-time', ''],
  [{ min: 600_000, max: null, showSalary: true }, 'Full-time', ''],
  [{ min: null, max: null, showSalary: true }, 'Internship', ''],
  [undefined, 'Full-time', ''],
] as const)('a job with the pay %j, %s, is shared with%s', (salary, type, pay) => {
  expect(messageOf(salary, type)).toEqual([
    `Godavari Agro is hiring: Irrigation Engineer, Nanded\u00a0· Hybrid.${pay}`,
    'Apply on Avsar: https://avsar.example/jobs/JOB7',
  ]);
});

test.each([
  ['Nilgiri Systems', 'Posted by Nilgiri Systems for Infosys'],
  ['', 'Posted by a recruiter for Infosys'],
])('a job that %j posts for another company says so', (postedByCompany, line) => {
  const job = { companyName: 'Infosys', postedByCompany, title: 'Tester', location: 'Mysuru', workMode: '' };
  expect(shareMessage(job as JobBrief, 'https://avsar.example/jobs/JOB7').split('\n')).toEqual([
    'Infosys is hiring: Tester, Mysuru.',
    line,
    'Apply on Avsar: https://avsar.example/jobs/JOB7',
  ]);
});
