import { expect, it } from 'vitest';
import { detailFacts, pageFacts } from '#web/features/jobs/detail-facts.ts';
import { applyByDay, type JobBrief, logoOf, opening, placeAndMode } from '#web/features/jobs/job.ts';
import { cardFacts, lineFacts } from '#web/features/jobs/job-facts.ts';
import { keptJob } from '#web/features/jobs/kept-offline.ts';

const job: JobBrief = {
  _id: '019a9c1e-0000-7000-8000-000000000001',
  jobId: 'JOB1024',
  title: 'Product Designer',
  companyName: 'Nilgiri Systems',
  companyLogo: undefined,
  companyVerified: false,
  department: '',
  workMode: 'Remote',
  employmentType: 'Full-time',
  location: 'Remote',
  experience: { min: null, max: null },
  unknown: [],
  salary: undefined,
  skills: [],
  applicationDeadline: { start: '2026-11-16', end: '2026-12-05' },
  durationMonths: null,
  startDate: null,
  answerDays: null,
  jobStatus: 'Active',
  takesApplications: true,
  applyUrl: undefined,
  postedByCompany: undefined,
  createdAt: '2026-11-16T04:00:00.000Z',
};

it('takes applications from the first minute of the first day in India to the last of the last', () => {
  expect(opening(job, '2026-11-15T18:29:59Z')).toBe('not yet');
  expect(opening(job, '2026-11-15T18:30:00Z')).toBe('open');
  expect(opening(job, '2026-12-05T18:29:59Z')).toBe('open');
  expect(opening(job, '2026-12-05T18:30:00Z')).toBe('closed');
});

it('takes none in any other status than Active', () => {
  expect(opening({ ...job, jobStatus: 'Closed' }, '2026-11-20T00:00:00Z')).toBe('closed');
});

it('says once that a remote job is remote', () => {
  expect(placeAndMode(job)).toBe('Remote');
  expect(placeAndMode({ ...job, location: 'Pune' })).toBe('Pune\u00a0· Remote');
});

it('leaves out what its source did not tell, and keeps what its author left empty', () => {
  const now = '2026-11-20T00:00:00Z';
  const shown = (facts: readonly { label: string; value: string }[]) => facts.map(({ label }) => label);
  const imported: JobBrief = {
    ...job,
    location: 'Pune',
    workMode: '',
    employmentType: '',
    unknown: ['experience', 'workMode', 'employmentType'],
  };
  expect(placeAndMode(imported)).toBe('Pune');
  expect(cardFacts(imported, now)).toEqual([]);
  expect(shown(detailFacts(imported, now))).toEqual(['Location', 'Company', 'Apply between', 'Job ID']);
  // The deadline of an external listing is not known either.
  const elsewhere = { ...imported, employmentType: 'Internship', takesApplications: false } as const;
  expect(shown(detailFacts(elsewhere, now))).toContain('Listed until');
  expect(shown(detailFacts(elsewhere, now))).not.toContain('Apply between');
  expect([applyByDay({ ...elsewhere, takesApplications: true }), applyByDay(elsewhere)]).toEqual([
    job.applicationDeadline.end,
    null,
  ]);
  expect(cardFacts(job, now)).toEqual([
    { label: 'Salary', value: 'Not Mentioned' },
    { label: 'Experience', value: 'Fresher Allowed' },
  ]);
});

it('says in a line without labels what each fact is', () => {
  const now = '2026-11-20T00:00:00Z';
  expect(lineFacts(job, now)).toEqual(['Salary: Not Mentioned', 'Fresher Allowed']);
  expect(lineFacts({ ...job, salary: { min: 600_000, max: 900_000, showSalary: true } }, now)).toEqual([
    '₹6–9 LPA',
    'Fresher Allowed',
  ]);
  const internship = { ...job, employmentType: 'Internship', durationMonths: 6 } as const;
  const pay = { min: 180_000, max: 180_000, showSalary: true };
  expect(lineFacts({ ...internship, salary: pay, startDate: '2026-12-30' }, now)).toEqual([
    '₹15,000 a month',
    '6 months',
    'Start:\u00a030\u00a0Dec',
  ]);
  expect(lineFacts({ ...internship, startDate: '2026-11-01' }, now)).toEqual([
    'Stipend: Not Mentioned',
    '6 months',
    'Start:\u00a0Immediately',
  ]);
  const unpaid = { ...internship, unknown: ['experience'] as JobBrief['unknown'], takesApplications: false };
  expect(lineFacts(unpaid, now)).toEqual(['6 months']);
});

it('says offline who posted a job, and whether it takes no applications here', () => {
  const ends = (change: Partial<JobBrief>) => {
    const { lines } = keptJob({ ...job, ...change }, '2026-11-20T00:00:00Z');
    return [lines.at(0), lines.at(-1)];
  };
  const imported = { postedByCompany: 'Avsar', takesApplications: false };
  const posted = 'Posted by Avsar for Nilgiri Systems';
  expect(ends({})).toEqual(['Nilgiri Systems', 'Remote']);
  expect(ends(imported)).toEqual([posted, 'This listing takes no applications here.']);
  expect(ends({ ...imported, applyUrl: 'https://www.nilgiri.example/jobs' })).toEqual([
    posted,
    'Apply on nilgiri.example',
  ]);
});

it('tells on a job’s own page what its head does not, and of a listing from elsewhere only what is known', () => {
  const now = '2026-11-20T00:00:00Z';
  const shown = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);
  const posted = { ...job, department: 'Design', salary: { min: 600_000, max: 900_000, showSalary: true } };
  expect(pageFacts(posted, now)).toEqual([
    { label: 'Salary', value: '₹6,00,000 – ₹9,00,000 a year' },
    { label: 'Experience', value: 'Fresher Allowed' },
    { label: 'Department', value: 'Design' },
  ]);
  expect(shown(pageFacts({ ...posted, employmentType: 'Internship', durationMonths: 3 }, now))).toEqual([
    'Stipend',
    'Experience',
    'Duration',
    'Department',
  ]);
  expect(pageFacts({ ...job, unknown: ['experience', 'workMode', 'employmentType'] }, now)).toEqual([]);
});

it('opens a logo at the root of the site', () => {
  expect(logoOf({ ...job, companyLogo: 'files/a.webp' })).toBe('/files/a.webp');
  expect(logoOf({ ...job, companyLogo: '//evil.example/a.webp' })).toBe('/evil.example/a.webp');
  expect(logoOf(job)).toBeUndefined();
});
