/** The parts of a resume that are looked into. What stands under any other heading belongs to `other`. */
export type Part = 'head' | 'skills' | 'education' | 'experience' | 'other';

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
export const partsOf = (lines: readonly string[]): Record<Part, string[]> => {
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
