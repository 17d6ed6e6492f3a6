import type { SuggestedValue } from '#contract/resumes.ts';
import { LIMITS, normalPhone } from '#contract/rules.ts';
import { findEducation } from './find-education.ts';
import { findEmployment } from './find-employment.ts';
import { findCertificates, findHobbies, findProjects, findSummary } from './find-more.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** The parts of a resume to search. Text under any other heading belongs to `other`. */
type Part =
  | 'head'
  | 'skills'
  | 'education'
  | 'experience'
  | 'summary'
  | 'projects'
  | 'certificates'
  | 'hobbies'
  | 'other';

const HEADINGS: readonly (readonly [Part, RegExp])[] = [
  [
    'skills',
    /^(?:(?:technical|key|core|professional|it|soft|computer|relevant|my|primary|top) )*(?:skills?|skill ?set|competenc(?:ies|es)|technologies|expertise|tools)(?: (?:and|&) (?:tools|technologies|competencies|expertise|abilities|interests))?$|^(?:technical|core) (?:proficiency|proficiencies|expertise)$|^कौशल$/,
  ],
  [
    'education',
    /^(?:education(?:al)?|academics?)(?: (?:details|background|qualifications?|profile|history|summary))?$|^(?:academic |educational )?qualifications?$|^education (?:and|&) (?:training|qualifications?|certifications?)$|^(?:शिक्षा|शैक्षणिक योग्यता)$/,
  ],
  [
    'experience',
    /^(?:(?:work|professional|employment|job|industry|relevant|internship) )*(?:experiences?|employment|history|internships?)(?: (?:details|history|summary))?$|^(?:career|employment|work) history$|^(?:work )?experience (?:and|&) internships?$|^(?:अनुभव|कार्य अनुभव)$/,
  ],
  [
    'projects',
    /^(?:(?:academic|personal|key|major|minor|selected|side|college|final year) )*projects?(?: (?:details|work|undertaken|experience))?$|^परियोजनाएँ$/,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|personal|profile) )?(?:summary|objective)$|^(?:professional |career |personal )?profile$|^about(?: me)?$/,
  ],
  [
    'certificates',
    /^(?:professional )?(?:certifications?|certificates?)(?: (?:and|&) (?:awards|courses|training|licen[sc]es))?$|^licen[sc]es (?:and|&) certifications?$|^courses (?:and|&) certifications?$/,
  ],
  ['hobbies', /^(?:personal )?(?:hobbies|interests)(?: (?:and|&) (?:interests|hobbies|activities))?$|^रुचियाँ$/],
  [
    'other',
    /^(?:(?:academic|personal|key|major|selected|side) )*(?:awards?|achievements?|honou?rs|publications?|languages?(?: known)?|references?|declaration|personal (?:details|information)|contact(?: (?:details|information))?|extra-?curricular activities|activities|volunteering|strengths|courses|training|भाषाएँ)$|^awards (?:and|&) (?:achievements|honou?rs)$/,
  ],
];

/** Returns the part that a heading line opens. */
const headingOf = (line: string): Part | undefined => {
  if (line.length > 45) return undefined;
  const bare = line
    .toLowerCase()
    .replace(/^[\d\s.)•#*|–—-]+|[\s:|–—-]+$/g, '')
    // Some space out the letters of headings.
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''));
  const partOf = (name: string) => HEADINGS.find(([, pattern]) => pattern.test(name))?.[0];
  const whole = partOf(bare);
  if (whole) return whole;
  // Internship / Training: both are headings.
  const parts = bare.split(/\s*[/&]\s*|\s+and\s+/).map(partOf);
  return parts.includes(undefined) ? undefined : (parts.find((part) => part !== 'other') ?? 'other');
};

const INLINE: readonly (readonly [Part, RegExp])[] = [
  ['skills', /^(?:(?:technical |key |core )?skills?|technologies|tools)\s*:\s*(\S.*)$/i],
  ['hobbies', /^(?:hobbies|interests|hobbies (?:and|&) interests)\s*:\s*(\S.*)$/i],
  ['summary', /^(?:(?:career |professional )?(?:summary|objective)|about me)\s*:\s*(\S.*)$/i],
];

/** Returns the text after the name of a part within a line, unless it is the current part. */
const inlineOf = (line: string, here: Part): readonly [Part, string] | undefined => {
  for (const [part, pattern] of INLINE) {
    const said = pattern.exec(line)?.[1];
    // The tools of one project are not necessarily the person's skills.
    if (said && part !== here && !(part === 'skills' && here === 'projects')) return [part, said];
  }
  return undefined;
};

/** Splits lines into parts, in order and without headings. Lines before the first heading are the head. */
const partsOf = (lines: readonly string[]): Record<Part, string[]> => {
  const parts: Record<Part, string[]> = {
    ...{ head: [], skills: [], education: [], experience: [] },
    ...{ summary: [], projects: [], certificates: [], hobbies: [], other: [] },
  };
  let here: Part = 'head';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      here = heading;
      continue;
    }
    const inline = inlineOf(line, here);
    if (inline) parts[inline[0]].push(inline[1]);
    else parts[here].push(line);
  }
  return parts;
};

interface FoundSkill {
  name: string;
  source: string;
}

const MOST = 30;
const SEPARATORS = /[,;|•●▪◦·‣\t]|\s[–—/-]\s|\s{2,}|:\s/;

/** Returns a key shared by the spellings of one skill: "node js", "NodeJS" and "Node.js" are the same. */
export const skillKey = (name: string): string => name.toLowerCase().replace(/[\s.]+/g, '');

/** Words that say how well a skill is known, that begin a list or end it. */
const NO_SKILL =
  /^(?:tools|technologies|languages|programming languages|frameworks|libraries|databases|platforms|soft ?wares?|web|basics?|beginner|elementary|intermediate|advanced|experts?|good|very good|excellent|average|proficient|fluent|native|others?|etc|and more)$/i;
const MOST_WORDS = 3;
const MOST_WORDS_LISTED = 5;

/** Returns the pieces of a line that lists short names: none for a sentence, or for one value after a label. */
const listedIn = (line: string): string[] => {
  const [, label = '', list = line] = /^([^:]*:\s)(.*)$/.exec(line) ?? [];
  const pieces = list.split(SEPARATORS).map(clean).filter(Boolean);
  const isSentence = pieces.some((piece) => piece.split(' ').length > MOST_WORDS_LISTED || /[.!?] /.test(piece));
  return isSentence || (label !== '' && pieces.length < 2) ? [] : pieces;
};

/** Whether an unknown name may be a skill: short, of letters, without years, numbers and addresses. */
const maySkillBe = (name: string): boolean =>
  /\p{L}.*\p{L}/u.test(name) &&
  !/\d{3}|[@\\]|:\/|www\./i.test(name) &&
  name.length <= LIMITS.skill &&
  name.split(' ').length <= MOST_WORDS &&
  !NO_SKILL.test(name);

/**
 * Finds skills. Those known to the portal get their most common spelling: `known` maps every recognized name, by its
 * `skillKey`, to that spelling; where it has no capitals, those of the resume stay. Under a skills heading each piece
 * between separators is one, and short unknown names are skills as they are written; without such a heading, names of
 * four letters or more are searched in the lines that are no headings, without ordinary words: shorter ones
 * (`Go`, `C`, `R`) are such words too.
 */
const findSkills = (
  { skills, all }: { skills: readonly string[]; all: readonly string[] },
  known: ReadonlyMap<string, string>,
): FoundSkill[] => {
  const found = new Map<string, FoundSkill>();
  const take = (word: string, line: string): boolean => {
    const spelled = known.get(skillKey(bare(word)));
    if (spelled === undefined || NO_SKILL.test(bare(word))) return false;
    return offer(spelled === bare(word) ? clean(word) : spelled, line);
  };
  const offer = (name: string, line: string): boolean => {
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < MOST) found.set(key, { name, source: line.slice(0, 200) });
    return true;
  };
  for (const line of skills) {
    const listed = listedIn(line);
    for (const piece of line.split(SEPARATORS)) {
      if (take(piece, line)) continue;
      const isKnownInPart = piece.split('/').filter((part) => take(part, line)).length > 0;
      const name = clean(piece);
      if (!isKnownInPart && listed.includes(name) && maySkillBe(name)) offer(name, line);
    }
  }
  if (skills.length === 0)
    for (const line of all)
      for (const phrase of phrasesOf(line)) if (phrase.length >= 4 && !isOrdinaryWord(bare(phrase))) take(phrase, line);
  return [...found.values()];
};

/** Strips surrounding marks and brackets, and a trailing part in brackets. */
const clean = (word: string): string =>
  word
    .replace(/\(.*$/, '')
    .replace(/\s+\d+\s*wpm\b.*$/i, '')
    .replace(/^[\s•*"'“”.-]+|[\s"'“”)-]+$|\.+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const bare = (word: string): string => clean(word).toLowerCase();

/** Returns every run of one to three words. */
const phrasesOf = (line: string): string[] => {
  const words = line
    .split(/[\s,;|()•]+/)
    .filter(Boolean)
    .slice(0, 80);
  return words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')));
};

const MOST_LINES = 60;

/** Finds the first phone number near the top, in stored format. References' numbers are at the end. */
const findPhone = (lines: readonly string[]): { phone: string; source: string } | undefined => {
  for (const line of lines.slice(0, MOST_LINES)) {
    for (const [typed] of line.matchAll(/(?<![\d.])\+?\d[\d\s().-]{7,18}\d(?!\d)/g)) {
      const phone = normalPhone(typed);
      if (phone) return { phone, source: line.slice(0, 200) };
    }
  }
  return undefined;
};

/** An extracted value, and its source line. */
export interface Suggestion {
  value: SuggestedValue;
  source: string;
}

/**
 * Extracts suggestions from the lines of a resume by simple rules: headings split it, dates mark employment, degrees
 * mark education, known names are skills. Anything uncertain is left out; the person confirms the rest.
 */
export const findSuggestions = (
  lines: readonly string[],
  { known, today }: { known: ReadonlyMap<string, string>; today: string },
): Suggestion[] => {
  const parts = partsOf(lines);
  const phone = findPhone(lines);
  const summary = findSummary(parts.summary);
  return [
    ...(phone ? [{ value: { kind: 'phone' as const, phone: phone.phone }, source: phone.source }] : []),
    ...(summary ? [{ value: { kind: 'summary' as const, ...summary.value }, source: summary.source }] : []),
    ...findSkills({ skills: parts.skills, all: lines.filter((line) => !headingOf(line)) }, known).map(
      ({ name, source }) => ({
        value: { kind: 'skill' as const, name },
        source,
      }),
    ),
    // The form requires both.
    ...findEmployment(parts.experience, today)
      .filter(({ position, company }) => position !== '' && company !== '')
      .map(({ source, ...row }) => ({
        value: { kind: 'employment' as const, ...row },
        source,
      })),
    ...findEducation(parts.education, today).map(({ source, ...row }) => ({
      value: { kind: 'education' as const, ...row },
      source,
    })),
    ...findProjects(parts.projects, today).map(({ value, source }) => ({
      value: { kind: 'project' as const, ...value },
      source,
    })),
    ...findCertificates(parts.certificates, today).map(({ value, source }) => ({
      value: { kind: 'certificate' as const, ...value },
      source,
    })),
    ...findHobbies(parts.hobbies).map(({ value, source }) => ({ value: { kind: 'hobby' as const, ...value }, source })),
  ];
};
