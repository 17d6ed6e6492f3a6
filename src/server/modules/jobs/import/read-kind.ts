import type { EmploymentType, WorkMode } from '#contract/vocabularies.ts';

/** Words that stand for themselves: what follows them, if anything, begins with punctuation. */
const ALONE = String.raw`(?=\s*(?:$|[()[\]|,/;:]|\s[-–—]))`;

/** The first that is found counts: "Work from Office - Hybrid" is hybrid. */
const WORK_MODE_WORDS: readonly (readonly [RegExp, WorkMode])[] = [
  // A hybrid cloud and hybrid modelling say nothing of where people work.
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
  // A contract manager is not on contract.
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

/** The work mode that a title or a place tells of, if it does. */
export const readWorkMode = (text: string): WorkMode | null => firstIn(WORK_MODE_WORDS, text);

/** The kind of employment that a title tells of, if it does. */
export const readEmploymentType = (title: string): EmploymentType | null => firstIn(EMPLOYMENT_TYPE_WORDS, title);
