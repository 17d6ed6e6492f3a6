import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';

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
export const readWorkMode = (text: string): WorkMode | null => firstIn(WORK_MODE_WORDS, text);

/** Returns the kind of employment that a title mentions, if any. */
export const readEmploymentType = (title: string): EmploymentType | null => firstIn(EMPLOYMENT_TYPE_WORDS, title);
