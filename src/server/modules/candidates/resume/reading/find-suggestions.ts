import type { SuggestedValue } from '#contract/resumes.ts';
import { normalPhone } from '#contract/rules.ts';
import { findEducation } from './find-education.ts';
import { findEmployment } from './find-employment.ts';

/** The parts of a resume that are looked into. What stands under any other heading belongs to `other`. */
type Part = 'head' | 'skills' | 'education' | 'experience' | 'other';

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
    'other',
    /^(?:(?:academic|personal|key|major|selected|side) )*(?:projects?|summary|profile|objective|about(?: me)?|certifications?|certificates?(?: and awards)?|awards?|achievements?|honou?rs|publications?|languages?(?: known)?|hobbies|interests?|references?|declaration|personal (?:details|information)|contact(?: (?:details|information))?|career objective|extra-?curricular activities|activities|volunteering|strengths|courses|training|परियोजनाएँ|भाषाएँ|रुचियाँ)$|^(?:professional|career|executive) (?:summary|profile|objective)$|^hobbies (?:and|&) interests$|^awards (?:and|&) (?:achievements|honou?rs)$/,
  ],
];

/** Which part a line opens, when it is a heading. */
const headingOf = (line: string): Part | undefined => {
  if (line.length > 45) return undefined;
  const bare = line
    .toLowerCase()
    .replace(/^[\d\s.)•#*|–—-]+|[\s:|–—-]+$/g, '')
    // Some set headings with a blank between the letters.
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''));
  return HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0];
};

const INLINE = /^((?:technical |key |core )?skills?|technologies|tools)\s*:\s*(\S.*)$/i;

/** The lines of each part, in their order, without the headings. What comes before the first is the head. */
const partsOf = (lines: readonly string[]): Record<Part, string[]> => {
  const parts: Record<Part, string[]> = { head: [], skills: [], education: [], experience: [], other: [] };
  let here: Part = 'head';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) {
      here = heading;
      continue;
    }
    const inline = INLINE.exec(line);
    if (inline?.[2] && here !== 'skills') parts.skills.push(inline[2]);
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

/**
 * Skills that the portal knows already, each in the spelling that is most in
 * use. `known` has every name that is understood, in lower case, with that
 * spelling. Under a heading for skills each piece between separators is one;
 * without such a heading, names of four letters or more are looked for in the
 * whole text, since shorter ones (`Go`, `C`, `R`) are words of other things.
 */
const findSkills = (
  { skills, all }: { skills: readonly string[]; all: readonly string[] },
  known: ReadonlyMap<string, string>,
): FoundSkill[] => {
  const found = new Map<string, FoundSkill>();
  const take = (word: string, line: string): boolean => {
    const name = known.get(bare(word));
    if (name === undefined) return false;
    const key = name.toLowerCase();
    if (!found.has(key) && found.size < MOST) found.set(key, { name, source: line.slice(0, 200) });
    return true;
  };
  for (const line of skills)
    for (const piece of line.split(SEPARATORS))
      if (!take(piece, line)) for (const part of piece.split('/')) take(part, line);
  if (skills.length === 0)
    for (const line of all) for (const phrase of phrasesOf(line)) if (phrase.length >= 4) take(phrase, line);
  return [...found.values()];
};

/** Without marks and brackets around it, and what stands in brackets behind it. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\(.*$/, '')
    .replace(/^[\s•*"'“”.-]+|[\s"'“”)-]+$|\.+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every run of one to three words. */
const phrasesOf = (line: string): string[] => {
  const words = line
    .split(/[\s,;|()•]+/)
    .filter(Boolean)
    .slice(0, 80);
  return words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')));
};

const MOST_LINES = 60;

/** The first phone number near the top, as it is stored. Numbers of references stand at the end. */
const findPhone = (lines: readonly string[]): { phone: string; source: string } | undefined => {
  for (const line of lines.slice(0, MOST_LINES)) {
    for (const [typed] of line.matchAll(/(?<![\d.])\+?\d[\d\s().-]{7,18}\d(?!\d)/g)) {
      const phone = normalPhone(typed);
      if (phone) return { phone, source: line.slice(0, 200) };
    }
  }
  return undefined;
};

/** Something read, and the line that says it. */
export interface Suggestion {
  value: SuggestedValue;
  source: string;
}

/**
 * What the lines of a resume say, by rules that can be told in a sentence each:
 * headings part it, dates make employment, degrees make education, known names
 * are skills. Whatever is unsure is left out; a person decides on the rest.
 */
export const findSuggestions = (
  lines: readonly string[],
  { known, today }: { known: ReadonlyMap<string, string>; today: string },
): Suggestion[] => {
  const parts = partsOf(lines);
  const phone = findPhone(lines);
  return [
    ...(phone ? [{ value: { kind: 'phone' as const, phone: phone.phone }, source: phone.source }] : []),
    ...findSkills({ skills: parts.skills, all: lines }, known).map(({ name, source }) => ({
      value: { kind: 'skill' as const, name },
      source,
    })),
    ...findEmployment(parts.experience, today).map(({ source, ...row }) => ({
      value: { kind: 'employment' as const, ...row },
      source,
    })),
    ...findEducation(parts.education, today).map(({ source, ...row }) => ({
      value: { kind: 'education' as const, ...row },
      source,
    })),
  ];
};
