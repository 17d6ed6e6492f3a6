import { LIMITS } from '#contract/rules.ts';
import { isKnownPlace } from '#server/modules/hindi/public.ts';
import { isCompany, isRole } from './employment-words.ts';
import { dateRangeIn } from './read-dates.ts';

export interface FoundEmployment {
  position: string;
  company: string;
  startDate: string;
  endDate: string | null;
  currentlyWorking: boolean;
  /** The bullets below, one per line; left out where there are none. */
  description?: string;
  source: string;
}

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
 * line, in up to two short lines above it, or in the one below. A known place is neither: what is missing beside one must
 * have a word of positions or companies.
 */
export const findEmployment = (lines: readonly string[], today: string): FoundEmployment[] => {
  const found: FoundEmployment[] = [];
  let used = -1;
  for (const [at, line] of lines.entries()) {
    if (found.length >= MOST) break;
    if (BULLET.test(line) || line.length > 200) continue;
    const range = dateRangeIn(line, today);
    if (!range) continue;
    let all = piecesOf(range.rest);
    let pieces = withoutPlaces(all);
    const mayName = (text: string): boolean =>
      isHead(text) && (all.length < 2 || (isShort(text) && (isRole(text) || isCompany(text))));
    for (let above = at - 1; pieces.length < 2 && above > used && above >= at - 2; above -= 1) {
      const text = lines[above] ?? '';
      if (!mayName(text)) break;
      all = [...piecesOf(text), ...all];
      pieces = withoutPlaces(all);
    }
    let last = at;
    const below = lines[at + 1] ?? '';
    const isMissing = pieces.length < 2 || (!pieces.some(isRole) && isRole(below) && isShort(below));
    if (isMissing && below !== '' && mayName(below) && !dateRangeIn(below, today)) {
      pieces = withoutPlaces([...all, ...piecesOf(below)]);
      last = at + 1;
    }
    used = last;
    if (pieces.length === 0) continue;
    const description = bulletsIn(lines.slice(last + 1), today);
    found.push({
      ...named(pieces),
      startDate: range.startDate,
      endDate: range.endDate,
      currentlyWorking: range.endDate === null,
      ...(description && { description }),
      source: line.slice(0, 200),
    });
  }
  return found;
};

/** Returns the bullets that these lines begin with, one per line; a line in lower case continues the bullet above it. */
const bulletsIn = (lines: readonly string[], today: string): string => {
  const bullets: string[] = [];
  for (const line of lines) {
    if (BULLET.test(line)) bullets.push(line.replace(BULLET, '').trim());
    else if (bullets.length > 0 && /^\p{Ll}/u.test(line) && !dateRangeIn(line, today))
      bullets.push(`${bullets.pop() ?? ''} ${line}`);
    else break;
  }
  return bullets.join('\n').slice(0, LIMITS.note).trim();
};

/** `Infosys, Mysuru` may have `Web Developer` below, but a line of work done has more words. */
const isShort = (line: string): boolean => line.split(' ').length <= 4;

const piecesOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map(tidy)
    .filter((piece) => /\p{L}{2}/u.test(piece));

const withoutPlaces = (pieces: readonly string[]): string[] => pieces.filter((piece) => !isKnownPlace(piece));

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
