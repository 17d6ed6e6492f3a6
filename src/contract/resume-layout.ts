import type { Candidate } from './candidates.ts';
import { DATE_STYLES } from './date-styles.ts';
import { langByLetters } from './language-of-text.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { ResumeSection } from './vocabularies.ts';

/**
 * The content and order of a resume, independent of its look: the preview, the PDF and the DOCX draw the same pieces.
 * No schema library here, since the browser loads this.
 */

/** The parts of a profile that belong on a resume. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface ResumeSource {
  name: string;
  title: string;
  email: string;
  phone: string;
  place: string;
  links: readonly string[];
  summary: string;
  skills: readonly string[];
  experience: readonly {
    position: string;
    company: string;
    startDate: string;
    endDate: string;
    currentlyWorking: boolean;
    duration: string;
    description: string;
  }[];
  education: readonly {
    degree: string;
    institute: string;
    startDate: string;
    endDate: string;
    yearOfPassing: number | null;
    grade: string;
    description: string;
  }[];
  projects: readonly {
    title: string;
    role: string;
    startDate: string;
    endDate: string;
    duration: string;
    description: string;
    technologies: readonly string[];
    link: string;
  }[];
  certificates: readonly { title: string; issuer: string; issueDate: string; description: string }[];
  hobbies: readonly string[];
}

export interface ResumeChoices {
  sections: readonly ResumeSection[];
  /** For this resume only; absent means the profile's own. */
  title?: string | undefined;
  summary?: string | undefined;
}

export interface ResumeEntry {
  title: string;
  /** Company or institute. */
  place: string;
  dates: string;
  /** A grade, or the technologies of a project. */
  detail: string;
  /** A single line is a paragraph, several are bullet points. */
  lines: string[];
}

export type ResumePart = { section: ResumeSection; heading: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'entries'; entries: ResumeEntry[] }
);

export interface ResumePage {
  name: string;
  title: string;
  contact: string[];
  links: string[];
  parts: ResumePart[];
}

/** Extracts the resume's content from the candidate's own, complete row. */
export const resumeSourceOf = (candidate: Candidate): ResumeSource => ({
  name: [candidate.firstName, candidate.lastName].filter(Boolean).join(' '),
  title: candidate.title ?? '',
  email: candidate.contactInfo?.email || candidate.email || '',
  phone: candidate.contactInfo?.phone || candidate.phone || '',
  place: candidate.location ?? '',
  links: Object.values(candidate.socialLinks ?? {}).filter(Boolean),
  summary: candidate.profileHeadline ?? '',
  skills: candidate.keySkills ?? [],
  experience: (candidate.experiences ?? []).map((row) => ({
    ...row,
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
  })),
  education: (candidate.education ?? []).map((row) => ({
    ...row,
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
  })),
  projects: (candidate.projects ?? []).map((row) => ({
    ...row,
    startDate: row.startDate ?? '',
    endDate: row.endDate ?? '',
  })),
  certificates: (candidate.certificates ?? []).map((row) => ({ ...row, issueDate: row.issueDate ?? '' })),
  hobbies: candidate.hobbies ?? [],
});

/** The languages that a resume is offered in: its fonts have their letters. */
export const RESUME_LANGUAGES = ['en', 'hi'] as const satisfies readonly Language[];
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];

/**
 * Returns the language in which the sentences of a profile are written, so that a resume's headings are in the same;
 * English when there are none. Names, skills and chosen degrees tell nothing.
 */
export const languageOfProfile = (source: ResumeSource): ResumeLanguage => {
  const entries = [...source.experience, ...source.education, ...source.projects, ...source.certificates];
  const roles = source.experience.map(({ position }) => position);
  const written = [source.title, source.summary, ...roles, ...entries.map(({ description }) => description)];
  return langByLetters(written.join(' ')) === 'hi' ? 'hi' : 'en';
};

/** The fixed texts of a resume. The headings are the usual ones, which people and parsers look for. */
export interface ResumeWords {
  headings: Readonly<Record<ResumeSection, string>>;
  /** Names of the education levels, by the value of a degree chosen from the list. */
  levels: Readonly<Record<string, string>>;
  /** Replaces the end date of a current job. */
  present: string;
  /** Says when a degree that is not finished will be. */
  expected: (values: { year: string }) => string;
  /** The current year: a later degree is expected. */
  thisYear: number;
  /** The language of month names. */
  language: Language;
}

/** Returns `Aug` for `08`; the empty text if it is not a month. */
const monthName = (month: string, { language }: ResumeWords): string =>
  /^(?:0[1-9]|1[0-2])$/.test(month)
    ? new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString(LANGUAGES[language].dateLocale, {
        timeZone: 'UTC',
        month: DATE_STYLES[language].days.month,
      })
    : '';

/** Returns `Aug 2024` for a day or a month. */
const monthOf = (day: string, words: ResumeWords): string => {
  const [year = '', month = ''] = day.split('-');
  return [monthName(month, words), year].filter(Boolean).join(' ');
};

const rangeOf = (start: string, end: string): string => [...new Set([start, end].filter(Boolean))].join(' – ');

/** Splits typed points into lines, without bullet characters and duplicates. */
const linesOf = (description: string): string[] => [
  ...new Set(
    description
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*(?:[•●▪◦*·–-]|\d{1,2}[.)])\s+/, '').trim())
      .filter(Boolean),
  ),
];

/** Returns an address without scheme, `www.` and trailing slash. */
const shownLink = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Formats ten digits as an Indian number. */
const shownPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;

const experienceEntries = ({ experience }: ResumeSource, words: ResumeWords): ResumeEntry[] =>
  experience.map((row) => ({
    title: row.position || row.company,
    place: row.position ? row.company : '',
    dates:
      rangeOf(monthOf(row.startDate, words), row.currentlyWorking ? words.present : monthOf(row.endDate, words)) ||
      row.duration,
    detail: '',
    lines: linesOf(row.description),
  }));

/** Returns the name of a degree chosen from the list; typed text is returned unchanged. */
const levelText = (degree: string, { levels }: ResumeWords): string =>
  (Object.hasOwn(levels, degree) ? levels[degree] : undefined) ?? degree;

/** A future end on its own is an expected one; a range already says when it started. */
const educationDates = (
  { startDate, endDate, yearOfPassing }: ResumeSource['education'][number],
  words: ResumeWords,
): string => {
  const dates = rangeOf(monthOf(startDate, words), monthOf(endDate, words)) || String(yearOfPassing ?? '');
  const isAhead = !startDate && Number.parseInt(endDate || String(yearOfPassing), 10) > words.thisYear;
  return isAhead ? words.expected({ year: dates }) : dates;
};

const educationEntries = ({ education }: ResumeSource, words: ResumeWords): ResumeEntry[] =>
  education.map((row) => ({
    title: levelText(row.degree, words) || row.institute,
    place: row.degree ? row.institute : '',
    dates: educationDates(row, words),
    detail: row.grade,
    lines: linesOf(row.description),
  }));

const projectEntries = ({ projects }: ResumeSource, words: ResumeWords): ResumeEntry[] =>
  projects.map((row) => ({
    title: row.title || row.role,
    place: row.title ? row.role : '',
    dates: rangeOf(monthOf(row.startDate, words), monthOf(row.endDate, words)) || row.duration,
    detail: [row.technologies.join(', '), shownLink(row.link)].filter(Boolean).join(' · '),
    lines: linesOf(row.description),
  }));

const certificateEntries = ({ certificates }: ResumeSource, words: ResumeWords): ResumeEntry[] =>
  certificates.map((row) => ({
    title: row.title || row.issuer,
    place: row.title ? row.issuer : '',
    dates: monthOf(row.issueDate, words),
    detail: '',
    lines: linesOf(row.description),
  }));

const ENTRIES = {
  experience: experienceEntries,
  education: educationEntries,
  projects: projectEntries,
  certificates: certificateEntries,
} as const;

const partOf = (section: ResumeSection, source: ResumeSource, words: ResumeWords, summary: string): ResumePart[] => {
  const head = { section, heading: words.headings[section] };
  if (section === 'summary') return summary ? [{ ...head, kind: 'text', text: summary }] : [];
  if (section === 'skills' || section === 'hobbies') {
    const items = source[section].filter(Boolean);
    return items.length > 0 ? [{ ...head, kind: 'list', items }] : [];
  }
  const entries = ENTRIES[section](source, words).filter(({ title }) => title !== '');
  return entries.length > 0 ? [{ ...head, kind: 'entries', entries }] : [];
};

/** Arranges a profile into a resume by these choices; empty sections are left out. */
export const arrangeResume = (
  source: ResumeSource,
  words: ResumeWords,
  { sections, title, summary }: ResumeChoices,
): ResumePage => ({
  name: source.name,
  title: (title ?? source.title).trim(),
  contact: [source.email, shownPhone(source.phone), source.place].filter(Boolean),
  links: source.links.map(shownLink).filter(Boolean),
  parts: sections.flatMap((section) => partOf(section, source, words, (summary ?? source.summary).trim())),
});

/** Returns the number of letters in a resume, without its headings. */
export const lettersOf = ({ title, parts }: ResumePage): number =>
  parts.reduce((sum, part) => sum + JSON.stringify(part).length, title.length);

/** Whether a PDF can show this text: its fonts have Latin and Devanagari letters. */
export const isDrawable = (text: string): boolean => !/[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u.test(text);
