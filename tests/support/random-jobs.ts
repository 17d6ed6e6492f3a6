import type { JobQuery } from '#contract/job-search.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_BANDS,
  EXPERIENCE_FILTER_BANDS,
  JOB_STATUSES,
  POSTED_DAYS,
  SALARY_BANDS,
  WORK_MODES,
} from '#contract/vocabularies.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { aQuery } from './jobs.ts';

export const NOW = new Date('2026-11-21T00:10:00Z');
export const TODAY = '2026-11-21';
export const DAY = 86_400_000;

/** Seeded: the same jobs and searches in every run. */
const random = seededRandom(20_261_121);
export const below = (most: number): number => Math.floor(random() * most);
export const chance = (share: number): boolean => random() < share;
export const pick = <T>(list: readonly T[]): T => {
  const item = list[below(list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};
const some = <T>(list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: 1 + below(most) }, () => pick(list))),
];

export const SKILLS = [
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
export const TITLES = [
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
  'नर्स',
  'Staff Nurse',
];
export const COMPANIES = ['Kaveri Software', 'Ganga % Sons', 'under_score', 'Über Labs', 'back\\slash Ltd', 'भारत सेवा'];
export const PLACES = [
  'Pune',
  'Mumbai, Pune',
  'Bangalore/Bengaluru, Mumbai (All Areas)',
  'New Delhi',
  'Delhi / NCR,Noida',
  'पुणे, मुंबई',
  'बेंगलुरु',
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
  'नर',
  'टीच',
  'मशीन ल',
  'बेंग',
  'मुंबई',
  'shikshak',
  '&',
  '$1',
  '*',
  '[a-z]',
];

/** A generated job. */
export interface MadeUpJob {
  title: string;
  companyName: string;
  industry: string;
  skills: string[];
  location: string;
  workMode: (typeof WORK_MODES)[number] | null;
  employmentType: (typeof EMPLOYMENT_TYPES)[number] | null;
  status: (typeof JOB_STATUSES)[number];
  experienceMin: number | null;
  experienceMax: number | null;
  experienceUnknown: boolean;
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

export const randomJob = (): MadeUpJob => {
  const [experienceMin, experienceMax] = range(14, 1);
  const [salaryMin, salaryMax] = range(40, 50_000 * pick([1, 2, 5]));
  const isToCome = chance(0.1);
  const experienceUnknown = chance(0.2);
  return {
    title: pick(TITLES),
    companyName: pick(COMPANIES),
    industry: pick(['', 'Banking', 'Retail']),
    skills: chance(0.1) ? [] : some(SKILLS, 5),
    location: pick(PLACES),
    workMode: chance(0.2) ? null : pick(WORK_MODES),
    employmentType: chance(0.2) ? null : pick(EMPLOYMENT_TYPES),
    status: chance(0.7) ? 'Active' : pick(JOB_STATUSES),
    experienceMin: experienceUnknown ? null : experienceMin,
    experienceMax: experienceUnknown ? null : experienceMax,
    experienceUnknown,
    salaryMin,
    salaryMax,
    showSalary: chance(0.6),
    // Few distinct times, so that many jobs share one and the id decides.
    createdAt: new Date(NOW.getTime() - pick([0, 0.5, 1, 1.5, 3, 6.9, 7, 20, 40]) * DAY),
    deadlineStart: isToCome ? '2026-12-01' : pick(['2026-01-01', '2026-11-20']),
    deadlineEnd: isToCome ? '2027-01-31' : pick(['2026-11-20', TODAY, TODAY, '2026-12-01', '2027-01-31']),
  };
};

const fragment = (texts: readonly string[]): string => {
  const text = pick(texts);
  const start = below(text.length);
  return chance(0.5) ? text : text.slice(start, start + 1 + below(6));
};
const cased = (text: string): string => pick([text, text.toUpperCase(), text.toLowerCase()]);
export const fragmentOf = (texts: readonly string[]): string => (chance(0.25) ? pick(EXTRA) : cased(fragment(texts)));
const one = <T>(make: () => T): T | T[] => (chance(0.75) ? make() : [make(), make()]);

const FILTERS: Readonly<Record<string, () => unknown>> = {
  q: () => one(() => fragmentOf([...SKILLS, ...TITLES, ...COMPANIES])),
  skills: () => one(() => fragmentOf(SKILLS)),
  what: () => one(() => fragmentOf([...SKILLS, ...TITLES])),
  location: () => one(() => fragmentOf(PLACES)),
  role: () => one(() => (chance(0.8) ? cased(pick(TITLES)) : fragmentOf(TITLES))),
  place: () =>
    one(() =>
      chance(0.8)
        ? cased(pick([...PLACES, ...PLACES.flatMap((place) => place.split(',').map((part) => part.trim()))]))
        : fragmentOf(PLACES),
    ),
  experience: () => one(() => pick([...EXPERIENCE_BANDS, ...EXPERIENCE_FILTER_BANDS, '0-0', '12+', '10 '])),
  salary: () => one(() => pick([...SALARY_BANDS, '0-1', '10+', '1.8+', '1.25-20.5'])),
  workMode: () => one(() => pick([...WORK_MODES, 'wfh', 'On-site'])),
  employmentType: () => one(() => pick([...EMPLOYMENT_TYPES, 'full time'])),
  posted: () => pick([...POSTED_DAYS, 2]),
  status: () => one(() => pick([...JOB_STATUSES, 'Inactive'])),
  companyName: () => one(() => fragmentOf(COMPANIES)),
  industry: () => pick(['', 'bank', 'RETAIL', 'x']),
  title: () => one(() => fragmentOf(TITLES)),
  own: () => pick(['true', 'false']),
};

/** Returns a plausible search: one or more filters, any page. */
export const randomQuery = (): JobQuery => {
  const names = some(Object.keys(FILTERS), pick([1, 1, 2, 3, 4]));
  const typed = Object.fromEntries(names.map((name) => [name, FILTERS[name]?.()]));
  return aQuery({ sort: 'newest', ...typed, page: pick([1, 1, 1, 2, 9]), limit: pick([100, 9, 1000]) });
};
