import { dateRangeIn } from './read-dates.ts';

export interface FoundEmployment {
  position: string;
  company: string;
  startDate: string;
  endDate: string | null;
  currentlyWorking: boolean;
  source: string;
}

/** Words common in positions and rare in company names. */
const POSITION =
  /(?<!\p{L})(?:engineer|developer|programmer|manager|analyst|intern|trainee|executive|consultant|designer|architect|administrator|assistant|associate|officer|lead|leader|head|director|specialist|teacher|tutor|trainer|instructor|mentor|lecturer|professor|accountant|nurse|technician|electrician|mechanic|tester|scientist|researcher|writer|editor|recruiter|representative|co-?ordinator|organi[sz]er|supervisor|operator|clerk|cashier|receptionist|salesman|driver|apprentice|fellow|founder|owner|partner|freelancer|ambassador|volunteer|member|secretary|president|treasurer|captain|conven[eo]r|chairperson|photographer|moderator|sde|qa|hr)(?!\p{L})/iu;

/** Legal forms and kinds of employers, and what companies deal in at the end of their names. */
const COMPANY =
  /(?<!\p{L})(?:(?:pvt|limited|ltd|inc|llp|llc|corp|corporation|university|college|institute|school|academy|vidyalaya|hospital|bank of)(?!\p{L})|(?:technolog(?:y|ies)|solutions|services|systems|software|infotech|labs|industries|enterprises|company|group|holdings|foundation|trust|society|association|bank|clinic|agency|consultancy|associates|studios?|media|foods|retail|traders|stores|motors|textiles|pharma|logistics)(?=\s*\(|$))/iu;

const BULLET = /^[•●▪◦*·‣–-]\s/;
const SEPARATOR = /\s+at\s+|\s*@\s*|\s+[|–—-]\s+|\s*[|;]\s*|,\s+/i;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—•*()-]+|[\s,;:|–—•*(-]+$/g, '')
    .slice(0, 200)
    .trim();

const MOST = 8;

/** A sentence about the work cannot head a row. */
const isHead = (line: string): boolean => line.length <= 120 && !BULLET.test(line) && !/[.;]$/.test(line);

/**
 * Finds employment in the lines of its part: a line with a range of dates makes a row. Position and company are in that
 * line, in up to two short lines above it, or in the one below.
 */
export const findEmployment = (lines: readonly string[], today: string): FoundEmployment[] => {
  const found: FoundEmployment[] = [];
  let used = -1;
  for (const [at, line] of lines.entries()) {
    if (found.length >= MOST) break;
    if (BULLET.test(line) || line.length > 200) continue;
    const range = dateRangeIn(line, today);
    if (!range) continue;
    let pieces = piecesOf(range.rest);
    for (let above = at - 1; pieces.length < 2 && above > used && above >= at - 2; above -= 1) {
      const text = lines[above] ?? '';
      if (!isHead(text)) break;
      pieces = [...piecesOf(text), ...pieces];
    }
    let last = at;
    const below = lines[at + 1] ?? '';
    const isMissing = pieces.length < 2 || (!pieces.some(isRole) && isRole(below) && isShort(below));
    if (isMissing && below !== '' && isHead(below) && !dateRangeIn(below, today)) {
      pieces = [...pieces, ...piecesOf(below)];
      last = at + 1;
    }
    used = last;
    if (pieces.length === 0) continue;
    found.push({
      ...named(pieces),
      startDate: range.startDate,
      endDate: range.endDate,
      currentlyWorking: range.endDate === null,
      source: line.slice(0, 200),
    });
  }
  return found;
};

const isRole = (text: string): boolean => POSITION.test(text);

const isCompany = (text: string): boolean => COMPANY.test(text);

/** `Infosys, Mysuru` may have `Web Developer` below, but a line of work done has more words. */
const isShort = (line: string): boolean => line.split(' ').length <= 4;

const piecesOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(tidy)
    .filter((piece) => /\p{L}{2}/u.test(piece));

/**
 * The piece with a word of positions is the position; of two such pieces, the one that names no company. Without such
 * words the position comes first, as in most resumes, unless only the first piece names a company.
 */
const named = (pieces: readonly string[]): { position: string; company: string } => {
  const roles = pieces.filter(isRole);
  const position =
    roles.find((piece) => !isCompany(piece)) ?? roles[0] ?? pieces.find((piece) => !isCompany(piece)) ?? '';
  const at = Math.max(0, pieces.indexOf(position));
  return { position: pieces[at] ?? '', company: pieces.find((_, index) => index !== at) ?? '' };
};
