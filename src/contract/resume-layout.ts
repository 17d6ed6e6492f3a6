import type { Candidate } from './candidates.ts';
import type { ResumeSection } from './vocabularies.ts';

/**
 * What a resume says and in which order, apart from how it looks: the preview,
 * the PDF and the DOCX draw the same pieces. No schema library here, since the
 * browser loads this.
 */

/** What a resume is made from: the parts of a profile that belong on one. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
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
  /** For this resume alone; absent means the profile's own. */
  title?: string | undefined;
  summary?: string | undefined;
}

export interface ResumeEntry {
  title: string;
  /** Company or institute. */
  place: string;
  dates: string;
  /** A grade, or the means of a project. */
  detail: string;
  /** One is a paragraph, several are points. */
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

/** What belongs on a resume of one's own row, which has the whole profile. */
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

/** The words of a resume that are not its owner's. Headings are those that people and programs who read many look for. */
export interface ResumeWords {
  headings: Readonly<Record<ResumeSection, string>>;
  /** Where a job has no end. */
  present: string;
  /** How its language names months. */
  dateLocale: string;
}

/** `Aug` of `08`; the empty text when it is no month. */
const monthName = (month: string, { dateLocale }: ResumeWords): string =>
  /^(?:0[1-9]|1[0-2])$/.test(month)
    ? new Date(Date.UTC(2000, Number(month) - 1)).toLocaleString(dateLocale, { timeZone: 'UTC', month: 'short' })
    : '';

/** `Aug 2024` of a day or a month. */
const monthOf = (day: string, words: ResumeWords): string => {
  const [year = '', month = ''] = day.split('-');
  return [monthName(month, words), year].filter(Boolean).join(' ');
};

const rangeOf = (start: string, end: string): string => [...new Set([start, end].filter(Boolean))].join(' – ');

/** Points as people type them: a line each, with or without a mark before it, the same one once. */
const linesOf = (description: string): string[] => [
  ...new Set(
    description
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*(?:[•●▪◦*·–-]|\d{1,2}[.)])\s+/, '').trim())
      .filter(Boolean),
  ),
];

/** An address as people read it. */
const shownLink = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Ten digits are an Indian number. */
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

const educationEntries = ({ education }: ResumeSource, words: ResumeWords): ResumeEntry[] =>
  education.map((row) => ({
    title: row.degree || row.institute,
    place: row.degree ? row.institute : '',
    dates: rangeOf(monthOf(row.startDate, words), monthOf(row.endDate, words)) || String(row.yearOfPassing ?? ''),
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

/** The resume that these choices make of a profile; sections with nothing in them are left out. */
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

/** How many letters a resume has, its headings left out. */
export const lettersOf = ({ title, parts }: ResumePage): number =>
  parts.reduce((sum, part) => sum + JSON.stringify(part).length, title.length);

/** Whether a PDF can hold this text: its fonts know Latin and Devanagari letters. */
export const isDrawable = (text: string): boolean => !/[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u.test(text);
