import { industryNamed } from '#contract/industries.ts';
import type { RowProblem, RowWarning } from '#contract/job-imports.ts';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS, memberOf } from '#contract/rules.ts';
import { EMPLOYMENT_TYPES, type EmploymentType, WORK_MODES, type WorkMode } from '#contract/vocabularies.ts';
import type { ListingField } from './listing-headings.ts';
import { experienceIn, payIn, type Range } from './read-amounts.ts';
import { said, saysNothing } from './said-back.ts';

export type ListingRow = Readonly<Partial<Record<ListingField, string>>>;

/** A job as listed in a file. Fields missing from the file are empty. */
export interface Listing {
  title: string;
  companyName: string;
  location: string;
  skills: string[];
  description: string;
  responsibilities: string;
  requirements: string;
  companyInfo: string;
  industry: string;
  department: string;
  /** Null when the listing does not say. */
  employmentType: EmploymentType | null;
  workMode: WorkMode | null;
  experience: Range;
  salary: Range;
  /** External address to apply at. */
  applyUrl: string | null;
  /** Parts of the row that were not understood or not kept. */
  warnings: RowWarning[];
}

const oneLine = (text = ''): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const severalLines = (text = ''): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();

/** Splits at commas and removes duplicates, keeping the first spelling. The parts keep their published spelling. */
const distinctParts = (text = ''): string[] => {
  const parts = new Map<string, string>();
  for (const part of text.split(',').map(oneLine)) {
    if (part !== '' && !parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part);
  }
  return [...parts.values()];
};

/** Reads a cell as a member of a closed list; warns about any other content. */
const memberIn = <T>(
  cell: string | undefined,
  find: (text: string) => T | undefined,
  code: 'industryLeftOut' | 'employmentTypeLeftOut' | 'workModeLeftOut',
): { member: T | undefined; warnings: RowWarning[] } => {
  const text = cell ?? '';
  const member = find(text);
  const isLost = member === undefined && !saysNothing(text);
  return { member, warnings: isLost ? [{ code, params: { text: said(text) } }] : [] };
};

/** Returns the skills that are short enough; warns about the others. */
const skillsIn = (cell: string | undefined): { skills: string[]; warnings: RowWarning[] } => {
  const parts = distinctParts(cell);
  const long = parts.filter((skill) => skill.length > LIMITS.skill);
  const [first] = long;
  const params = { count: long.length, text: said(first ?? ''), most: LIMITS.skill };
  return {
    skills: parts.filter((skill) => !long.includes(skill)),
    warnings: first === undefined ? [] : [{ code: 'skillsLeftOut', params }],
  };
};

/** Reads a row, or returns every reason why it is refused. */
export const readListing = (row: ListingRow): Listing | { refused: RowProblem[] } => {
  const applyUrl = readApplyUrl(row.applyUrl ?? '');
  const skills = skillsIn(row.skills);
  const industry = memberIn(row.industry, industryNamed, 'industryLeftOut');
  const type = memberIn(row.employmentType, (text) => memberOf(EMPLOYMENT_TYPES, text), 'employmentTypeLeftOut');
  const mode = memberIn(row.workMode, (text) => memberOf(WORK_MODES, text), 'workModeLeftOut');
  const employmentType = type.member ?? readEmploymentType(row.title ?? '');
  const experience = experienceIn({ whole: row.experience, min: row.experienceMin, max: row.experienceMax });
  const pay = payIn({ whole: row.salary, min: row.salaryMin, max: row.salaryMax }, payPeriod(employmentType));
  const listing: Listing = {
    title: oneLine(row.title),
    companyName: oneLine(row.company),
    location: distinctParts(row.location).join(', '),
    skills: skills.skills,
    description: severalLines(row.description),
    responsibilities: severalLines(row.responsibilities),
    requirements: severalLines(row.requirements),
    companyInfo: severalLines(row.companyInfo),
    industry: industry.member ?? '',
    department: oneLine(row.department).slice(0, LIMITS.shortText),
    employmentType,
    workMode: mode.member ?? readWorkMode(row.title ?? '') ?? readWorkMode(row.location ?? ''),
    experience: experience.range,
    salary: pay.range,
    applyUrl,
    warnings: [skills, industry, type, mode, experience, pay].flatMap(({ warnings }) => warnings),
  };
  const refused = reasonsAgainst(listing);
  return refused.length > 0 ? { refused } : listing;
};

const LONG_TEXTS = ['description', 'responsibilities', 'requirements', 'companyInfo'] as const;

const reasonsAgainst = (listing: Listing): RowProblem[] => {
  const { title, companyName, location, skills } = listing;
  const reasons: (RowProblem | false)[] = [
    title === '' && 'titleMissing',
    companyName === '' && 'companyMissing',
    location === '' && 'placeMissing',
    listing.applyUrl === 'wrong' && 'applyUrlWrong',
    skills.length === 0 && { code: 'skillMissing', params: { most: LIMITS.skill } },
    title.length > LIMITS.title && { code: 'titleLong', params: { most: LIMITS.title } },
    companyName.length > LIMITS.company && { code: 'companyLong', params: { most: LIMITS.company } },
    location.length > LIMITS.place && { code: 'placeLong', params: { most: LIMITS.place } },
    skills.length > LIMITS.skills && { code: 'skillsMany', params: { most: LIMITS.skills } },
    LONG_TEXTS.some((field) => listing[field].length > LIMITS.longText) && {
      code: 'textLong',
      params: { most: LIMITS.longText },
    },
  ];
  return reasons.filter((reason) => reason !== false);
};

/** A host whose last label has letters: neither an IP address nor a name within a private network. */
const WEBSITE = /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * Returns the application address as stored: null when the listing has none, 'wrong' when it is not a public website.
 * The address is never fetched.
 */
const readApplyUrl = (typed: string): string | null | 'wrong' => {
  if (typed.trim() === '') return null;
  const url = URL.parse(typed.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'wrong';
  return WEBSITE.test(url.hostname) && url.href.length <= LIMITS.applyUrl ? url.href : 'wrong';
};

/** Matches a word used alone: at the end or followed by punctuation. */
const ALONE = String.raw`(?=\s*(?:$|[()[\]|,/;:]|\s[-–—]))`;

/** The first match counts: "Work from Office - Hybrid" is hybrid. */
const WORK_MODE_WORDS: readonly (readonly [RegExp, WorkMode])[] = [
  // "Hybrid cloud" and "hybrid modelling" say nothing about the workplace.
  [new RegExp(String.raw`\bhybrid(?:\s+(?:mode|work|working|role|job|position)\b|${ALONE})`, 'i'), 'Hybrid'],
  [/\bwfh\b|\bwork(?:ing)?[\s-]+from[\s-]+home\b/i, 'Work From Home'],
  [/\bremote(?:ly)?\b(?![\s-]+(?:sensing|monitoring|access|control|infrastructure|support|operations?)\b)/i, 'Remote'],
  [/\bwfo\b|\bwork(?:ing)?[\s-]+from[\s-]+office\b/i, 'Work From Office'],
];

const EMPLOYMENT_TYPE_WORDS: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\bintern(?:s|ships?)?\b/i, 'Internship'],
  [/\bpart[\s-]?time\b/i, 'Part-time'],
  [/\bfull[\s-]?time\b/i, 'Full-time'],
  [/\bfreelanc(?:e|er|ers|ing)\b/i, 'Freelance'],
  // "Contract manager" is not a contract job.
  [
    new RegExp(
      String.raw`\bcontractual\b|\bon\s+contract\b|\bcontract(?:\s+to\s+hire|\s+(?:basis|based|role|job|position))\b|[([|,/–-]\s*contract${ALONE}`,
      'i',
    ),
    'Contract',
  ],
];

const firstIn = <T>(words: readonly (readonly [RegExp, T])[], text: string): T | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Returns the work mode that a title or a place mentions, if any. */
const readWorkMode = (text: string): WorkMode | null => firstIn(WORK_MODE_WORDS, text);

/** Returns the kind of employment that a title mentions, if any. */
const readEmploymentType = (title: string): EmploymentType | null => firstIn(EMPLOYMENT_TYPE_WORDS, title);
