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
  /(?<!\p{L})(?:engineer|developer|programmer|manager|analyst|intern|trainee|executive|consultant|designer|architect|administrator|assistant|associate|officer|lead|head|director|specialist|teacher|lecturer|professor|accountant|nurse|technician|tester|scientist|researcher|writer|editor|recruiter|representative|coordinator|supervisor|operator|clerk|apprentice|fellow|founder|freelancer|sde|qa|hr)(?!\p{L})/iu;

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
 * line, in up to two short lines above it, or in the one below; of two pieces the one with a word such as `engineer` or
 * `manager` is the position.
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
    if (pieces.length < 2 && below !== '' && isHead(below) && !dateRangeIn(below, today)) {
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

const piecesOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(tidy)
    .filter((piece) => /\p{L}{2}/u.test(piece));

const named = (pieces: readonly string[]): { position: string; company: string } => {
  const at = pieces.findIndex((piece) => POSITION.test(piece));
  if (at === -1) return { position: pieces[1] ?? '', company: pieces[0] ?? '' };
  const others = pieces.filter((_, index) => index !== at);
  return { position: pieces[at] ?? '', company: others[0] ?? '' };
};
