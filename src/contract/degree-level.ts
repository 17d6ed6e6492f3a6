import type { EducationLevel } from './vocabularies.ts';

/** In ascending order; `Other` is between school and university: a diploma, an ITI. */
const RANKS: Readonly<Record<EducationLevel, number>> = {
  'High School': 1,
  Other: 2,
  "Bachelor's Degree": 3,
  "Master's Degree": 4,
  'Ph.D': 5,
};

/** Spellings of the degrees of each level, without points; the first match counts. */
const LIKE: Readonly<Partial<Record<EducationLevel, RegExp>>> = {
  'Ph.D': /\b(?:ph ?d|doctorate|doctor of philosophy|d ?phil)\b/,
  "Master's Degree":
    /\b(?:master|masters|post ?graduat\w*|chartered accountant|pg|pgdm|pgdca|pgdba|ll ?m|mtech|mba|mca|msc|mcom|mpharm?|mphil|march|mdes|med|msw|mlib|mpt|mds|mvsc|mjmc|mch|dnb|mfa|m (?:tech|sc|com|a|e|ed|des|pharm|phil)|ma|me|ms|md)\b/,
  "Bachelor's Degree":
    /\b(?:bachelor|bachelors|graduat\w*|degree|ll ?b|mbbs|bds|btech|bba|bca|bsc|bcom|bpharm?|barch|bdes|bed|bsw|blib|bpt|bfa|bvoc|bhm|bhmct|bms|bams|bhms|bums|bvsc|bjmc|bmm|bbm|bped|b (?:tech|sc|com|a|e|ed|des|pharm|voc|arch)|ba|be)\b/,
  'High School':
    /\b(?:high school|higher secondary|senior secondary|secondary|ssc|hsc|sslc|10th|12th|tenth|twelfth|10 ?\+ ?2|cbse|icse|isc|matric\w*|intermediate|puc|(?:class|std|standard) (?:10|12|x|xii))\b/,
};

/** Returns the level of a degree as typed; `Other`, like a diploma, when nothing matches. */
export const degreeLevel = (degree: string): EducationLevel => {
  const plain = degree
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
  if (/^(?:diploma|iti)\b/.test(plain)) return 'Other';
  const levels = Object.keys(LIKE) as (keyof typeof LIKE)[];
  return levels.find((level) => LIKE[level]?.test(plain)) ?? 'Other';
};

/** Returns whether one level meets a required one. */
export const reaches = (level: EducationLevel, asked: EducationLevel): boolean => RANKS[level] >= RANKS[asked];

/** Returns the highest of some degrees, with its spelling. */
export const highestDegree = (degrees: readonly string[]): { level: EducationLevel; degree: string } | null => {
  let best: { level: EducationLevel; degree: string } | null = null;
  for (const degree of degrees) {
    if (degree.trim() === '') continue;
    const level = degreeLevel(degree);
    if (best === null || RANKS[level] > RANKS[best.level]) best = { level, degree: degree.trim() };
  }
  return best;
};

/** Returns the level that the highest of some degrees clearly has, for a form to start with. */
export const clearLevel = (degrees: readonly string[]): EducationLevel | undefined => {
  const best = highestDegree(degrees);
  return best && (best.level !== 'Other' || /\b(?:diploma|iti)\b/i.test(best.degree)) ? best.level : undefined;
};

/** Returns a number that orders levels, the highest last. */
export const levelRank = (level: EducationLevel): number => RANKS[level];
