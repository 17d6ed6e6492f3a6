import { expect, it } from 'vitest';
import { OPEN_JOB } from '#tests/support/open-job.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { jobPostingData } from '#web/pages/public/job-posting-data.ts';

const job: Job = { ...OPEN_JOB, description: 'Design </script><script>alert(1)</script> & draw' };

it('describes an open job with its last minute in India', () => {
  expect(jobPostingData(job, 'https://avsar.example')).toMatchObject({
    '@type': 'JobPosting',
    url: 'https://avsar.example/jobs/JOB1024/product-designer',
    validThrough: '2026-12-05T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Nilgiri Systems', logo: 'https://avsar.example/files/logo.webp' },
    baseSalary: { currency: 'INR', value: { minValue: 1_600_000, maxValue: 2_400_000, unitText: 'YEAR' } },
    experienceRequirements: { monthsOfExperience: 36 },
  });
});

it('says nothing of a type and an experience that are unknown', () => {
  const data = jobPostingData(
    { ...job, employmentType: '', experience: { min: null, max: null }, unknown: ['experience', 'employmentType'] },
    'https://avsar.example',
  );
  expect(data).not.toHaveProperty('employmentType');
  expect(data).not.toHaveProperty('experienceRequirements');
});

it('promises to apply here only where that is so', () => {
  const out = { ...job, takesApplications: false, applyUrl: 'https://nilgiri.example/jobs' };
  expect(jobPostingData(out, 'https://avsar.example')).not.toHaveProperty('directApply');
  expect(jobPostingData(job, 'https://avsar.example')).toMatchObject({ directApply: true });
});

it('carries no markup that somebody typed', () => {
  const { description } = jobPostingData(job, 'https://avsar.example') as { description: string };
  expect(description).not.toContain('<script');
  expect(description).toContain('&lt;script&gt;');
  expect(description).toContain('<ul><li>Draw</li><li>Write</li></ul>');
});

it('leaves out a salary that is not shown', () => {
  expect(jobPostingData({ ...job, salary: undefined }, 'https://avsar.example')).not.toHaveProperty('baseSalary');
});

it('says that a remote job may be done from all of India', () => {
  expect(jobPostingData({ ...job, workMode: 'Remote' }, 'https://avsar.example')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
});

it('describes a job without texts by what is known of it', () => {
  const bare = { ...job, description: ' ', responsibilities: '', requirements: '' };
  expect(jobPostingData(bare, 'https://avsar.example')).toMatchObject({
    description: '<p>Product Designer, Nilgiri Systems, Bengaluru, Figma, Hindi</p>',
  });
});
