import { beforeAll, describe, expect, test } from 'vitest';
import type { Job, JobQuery } from '#contract/jobs.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_BANDS,
  EXPERIENCE_FILTER_BANDS,
  JOB_STATUSES,
  POSTED_DAYS,
  SALARY_BANDS,
  WORK_MODES,
} from '#contract/vocabularies.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, anAdmin, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { listJobs } from './list-jobs.ts';

const database = testDatabase();
const NOW = new Date('2026-11-21T00:10:00Z');
const TODAY = '2026-11-21';
const DAY = 86_400_000;

/** mulberry32: the same jobs and the same searches in every run. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const random = seeded(20261121);
const below = (most: number): number => Math.floor(random() * most);
const chance = (share: number): boolean => random() < share;
const pick = <T>(list: readonly T[]): T => {
  const item = list[below(list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};
const some = <T>(list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: 1 + below(most) }, () => pick(list))),
];

const SKILLS = [
  'C++',
  'C',
  'R',
  '.NET',
  'Node.js',
  'c#',
  '100% remote',
  'a_b',
  'axb',
  'back\\slash',
  "O'Reilly",
  'React, Redux',
  'हिंदी',
  'हिंदी टाइपिंग',
  'Machine Learning',
  'machine  learning',
  'UI/UX',
  'SQL',
  '"quoted"',
  '(LISP)',
  'ÉTÉ',
  'été',
];
const TITLES = [
  'Software Engineer',
  'software engineer',
  'C++ Developer',
  'Sr. .NET Lead',
  '50% Manager',
  'QA_Tester',
  'Path\\Finder',
  'हिंदी अनुवादक',
  'Intern',
  'Data, Scientist',
];
const COMPANIES = ['Kaveri Software', 'Ganga % Sons', 'under_score', 'Über Labs', 'back\\slash Ltd', 'भारत सेवा'];
const PLACES = [
  'Pune',
  'Mumbai, Pune',
  'Bangalore/Bengaluru, Mumbai (All Areas)',
  'New Delhi',
  'Delhi / NCR,Noida',
  'पुणे, मुंबई',
  '100%',
  'a_b',
  'Remote , Pune',
  'pune',
];
const EXTRA = [
  '',
  ' ',
  'e',
  'C',
  '%',
  '_',
  '\\',
  '\\%',
  '%%',
  ',',
  '++',
  '.',
  'xyz',
  'Pune ',
  ' Pune',
  'mumbai (all areas)',
  'bengaluru',
  'n\nK',
  "'; drop table jobs; --",
  'हिं',
  '&',
  '$1',
  '*',
  '[a-z]',
];

interface Known {
  title: string;
  companyName: string;
  industry: string;
  skills: string[];
  location: string;
  workMode: (typeof WORK_MODES)[number];
  employmentType: (typeof EMPLOYMENT_TYPES)[number];
  status: (typeof JOB_STATUSES)[number];
  experienceMin: number | null;
  experienceMax: number | null;
  salaryMin: number | null;
  salaryMax: number | null;
  showSalary: boolean;
  createdAt: Date;
  deadlineStart: string;
  deadlineEnd: string;
}

const range = (most: number, unit: number): [number | null, number | null] => {
  const low = below(most) * unit;
  return [chance(0.2) ? null : low, chance(0.2) ? null : low + below(5) * unit];
};

const randomJob = (): Known => {
  const [experienceMin, experienceMax] = range(14, 1);
  const [salaryMin, salaryMax] = range(40, 50_000 * pick([1, 2, 5]));
  const isToCome = chance(0.1);
  return {
    title: pick(TITLES),
    companyName: pick(COMPANIES),
    industry: pick(['', 'Banking', 'Retail']),
    skills: chance(0.1) ? [] : some(SKILLS, 5),
    location: pick(PLACES),
    workMode: pick(WORK_MODES),
    employmentType: pick(EMPLOYMENT_TYPES),
    status: chance(0.7) ? 'Active' : pick(JOB_STATUSES),
    experienceMin,
    experienceMax,
    salaryMin,
    salaryMax,
    showSalary: chance(0.6),
    // Few moments, so that many jobs share one and the id decides.
    createdAt: new Date(NOW.getTime() - pick([0, 0.5, 1, 1.5, 3, 6.9, 7, 20, 40]) * DAY),
    deadlineStart: isToCome ? '2026-12-01' : pick(['2026-01-01', '2026-11-20']),
    deadlineEnd: isToCome ? '2027-01-31' : pick(['2026-11-20', TODAY, TODAY, '2026-12-01', '2027-01-31']),
  };
};

type Kept = Known & { id: string; recruiterId: string; isSilenced: boolean };

/** The rules, read plainly: no index, no SQL. */
const plainly = (job: Kept, query: JobQuery, caller: Caller): boolean => {
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const any = <T>(values: readonly T[], test: (value: T) => boolean) => values.length === 0 || values.some(test);
  const inBand = (band: string, unit: number, min: number | null, max: number | null) => {
    const plus = /^(\d+)[+ ]$/.exec(band);
    if (plus) return (min ?? 0) >= Number(plus[1]) * unit;
    const [low, high] = band.split('-').map(Number);
    return (min ?? 0) >= (low ?? 0) * unit && (max ?? 0) <= (high ?? 0) * unit;
  };
  const isOpen = job.status === 'Active' && job.deadlineEnd >= TODAY && !job.isSilenced;
  const isMine = caller.kind === 'recruiter' && job.recruiterId === caller.accountId;
  const isVisible =
    caller.kind === 'admin' || (caller.kind === 'recruiter' ? isMine || (isOpen && !query.own) : isOpen);
  const paysVisibly = job.showSalary && (job.salaryMin !== null || job.salaryMax !== null);
  return (
    isVisible &&
    any(query.q, (q) => [job.title, job.companyName, ...job.skills].some((text) => holds(text, q))) &&
    any(query.skills, (part) => job.skills.some((skill) => holds(skill, part))) &&
    any(query.location, (part) => holds(job.location, part)) &&
    any(query.title, (part) => holds(job.title, part)) &&
    any(query.companyName, (part) => holds(job.companyName, part)) &&
    any(query.industry, (part) => holds(job.industry, part)) &&
    any(query.role, (role) => same(job.title, role)) &&
    any(query.place, (place) =>
      [job.location, ...job.location.split(',').map((part) => part.trim())].some((part) => same(part, place)),
    ) &&
    any(query.experience, (band) => inBand(band, 1, job.experienceMin, job.experienceMax)) &&
    any(query.salary, (band) => paysVisibly && inBand(band, 100_000, job.salaryMin, job.salaryMax)) &&
    any(query.workMode, (mode) => job.workMode === mode) &&
    any(query.employmentType, (type) => job.employmentType === type) &&
    any(query.status, (status) => job.status === status) &&
    (query.posted === undefined || job.createdAt.getTime() >= NOW.getTime() - query.posted * DAY)
  );
};

const newestFirst = (one: Kept, other: Kept): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1);

const fragment = (texts: readonly string[]): string => {
  const text = pick(texts);
  const start = below(text.length);
  return chance(0.5) ? text : text.slice(start, start + 1 + below(6));
};
const cased = (text: string): string => pick([text, text.toUpperCase(), text.toLowerCase()]);
const value = (texts: readonly string[]): string => (chance(0.25) ? pick(EXTRA) : cased(fragment(texts)));
const one = <T>(make: () => T): T | T[] => (chance(0.75) ? make() : [make(), make()]);

const FILTERS: Readonly<Record<string, () => unknown>> = {
  q: () => one(() => value([...SKILLS, ...TITLES, ...COMPANIES])),
  skills: () => one(() => value(SKILLS)),
  location: () => one(() => value(PLACES)),
  role: () => one(() => (chance(0.8) ? cased(pick(TITLES)) : value(TITLES))),
  place: () =>
    one(() =>
      chance(0.8)
        ? cased(pick([...PLACES, ...PLACES.flatMap((place) => place.split(',').map((part) => part.trim()))]))
        : value(PLACES),
    ),
  experience: () => one(() => pick([...EXPERIENCE_BANDS, ...EXPERIENCE_FILTER_BANDS, '0-0', '12+', '10 '])),
  salary: () => one(() => pick([...SALARY_BANDS, '0-1', '10+'])),
  workMode: () => one(() => pick([...WORK_MODES, 'wfh', 'On-site'])),
  employmentType: () => one(() => pick([...EMPLOYMENT_TYPES, 'full time'])),
  posted: () => pick([...POSTED_DAYS, 2]),
  status: () => one(() => pick([...JOB_STATUSES, 'Inactive'])),
  companyName: () => one(() => value(COMPANIES)),
  industry: () => pick(['', 'bank', 'RETAIL', 'x']),
  title: () => one(() => value(TITLES)),
  own: () => pick(['true', 'false']),
};

describe('searching', () => {
  const kept: Kept[] = [];
  const callers: Caller[] = [VISITOR];

  beforeAll(async () => {
    const recruiter = await aRecruiter(database.db);
    const other = await aRecruiter(database.db, { status: 'Not Active' });
    const silenced = await aRecruiter(database.db, { status: 'Block' });
    callers.push(recruiter, await anAdmin(database.db));
    for (let count = 0; count < 300; count += 1) {
      const job = randomJob();
      const { accountId: recruiterId } = pick([recruiter, recruiter, other, other, other, silenced]);
      const { id } = await aJob(database.db, { ...job, recruiterId });
      kept.push({ ...job, id, recruiterId, isSilenced: recruiterId === silenced.accountId });
    }
  });

  test('800 random searches find exactly what a plain reading of the rules finds, in its order, page by page', async () => {
    let found = 0;
    for (let count = 0; count < 800; count += 1) {
      const names = some(Object.keys(FILTERS), pick([1, 1, 2, 3, 4]));
      const typed = Object.fromEntries(names.map((name) => [name, FILTERS[name]?.()]));
      const query = aQuery({ ...typed, page: pick([1, 1, 1, 2, 9]), limit: pick([100, 9, 1000]) });
      const caller = pick(callers);
      const expected = kept.filter((job) => plainly(job, query, caller)).sort(newestFirst);
      const limit = query.limit ?? 100;
      const answer = await listJobs({ db: database.db, now: () => NOW }, caller, query);
      const context = `${caller.kind} ${JSON.stringify(query)}`;
      expect(answer.total, context).toBe(expected.length);
      expect(
        answer.items.map((job: Job) => job._id),
        context,
      ).toEqual(expected.slice((query.page - 1) * limit, query.page * limit).map((job) => job.id));
      found += expected.length === 0 ? 0 : 1;
    }
    // Searches that find nothing would prove nothing.
    expect(found).toBeGreaterThan(400);
  });
});
