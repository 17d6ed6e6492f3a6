import { isKnownPlace } from '#server/modules/hindi/public.ts';
import { lastYearIn } from './read-dates.ts';

export interface FoundEducation {
  degree: string;
  institute: string;
  yearOfPassing: number | null;
  /** As written: CGPA 8.1, 74%, First class. */
  grade?: string;
  source: string;
}

/** A degree or a school leaving certificate, as written in Indian resumes. */
const DEGREE =
  /(?<![\p{L}.])(?:b\.? ?tech|m\.? ?tech|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|b\.?c\.?a|m\.?c\.?a|b\.?b\.?a|m\.?b\.?a|b\.? ?arch|b\.? ?pharm(?:a|acy)?|m\.? ?pharm(?:a|acy)?|b\.? ?ed|m\.? ?ed|ll\.? ?b|ll\.? ?m|m\.?b\.?b\.?s|b\.?d\.?s|b\.? ?des|m\.? ?des|ph\.? ?d|p\.?g\.?d\.?m|bachelor(?:'s|’s|s)?(?= )|master(?:'s|’s|s)?(?= )|doctor(?:ate)? of|diploma|post ?graduate|polytechnic diploma|10\+2|s\.?s\.?c|h\.?s\.?c|(?:class|std\.?|standard) (?:x|xii|10|12)(?:th)?(?![\p{L}\d])|(?:10|12)th|x(?:ii)?th|intermediate|matriculation|higher secondary|senior secondary|secondary school certificate)(?![\p{L}])/iu;

/** Short degrees must be in capitals; otherwise they are ordinary words. */
const SHORT_DEGREE = /(?<![\p{L}.])(?:[BM]\.? ?[AE]|ITI)\.?(?=[\s,(]|$)/u;

const namesDegree = (text: string): boolean => DEGREE.test(text) || SHORT_DEGREE.test(text);

/** Examining boards of the country and the states, by their short names. */
const BOARDS =
  'cbse|c?isce|icse|isc|nios|ahsec|bieap|biets|bseap|bseb|bse ?odisha|bseh|bset|cgbse|chse|dhse|gbshse|gseb|gshseb|hbse|hpbose|jac|jkbose|kseab|kseeb|mbose|mbse|mpbse|msbshse|nbse|pseb|rbse|scert|seba|tbse|tnbse|tsbie|ubse|upmsp|wbbse|wbchse';

const INSTITUTE = new RegExp(
  `(?<!\\p{L})(?:universit(?:y|ies)|college|institutes?|institution|school|academy|vidyalaya|vidyapeeth|polytechnic|iit|nit|iiit|bits|iim|board|${BOARDS}|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान)(?!\\p{L})`,
  'iu',
);

/** Institutes known by their letters, which in small letters are ordinary words. */
const SHORT_INSTITUTE =
  /(?<!\p{L})(?:AKTU|AMU|BAMU|BBAU|BITS?|BHU|BMSCE|BPUT|CCSU|COEP|CSJMU|DAV|DAVV|DPS|DTU|GGSIPU|GJU|GLA|GNDU|GTU|IGNOU|IISC|IISc|JMI|JNTU[AHK]?|JNU|KIIT|KTU|KV|LNCT|LNMU|LPU|MAKAUT|MDU|MIT|MNIT|NIFT|NMIMS|NSUT|PSG|RGPV|RTMNU|RVCE|SPPU|SRM|SSN|VIT|VJTI|VNIT|VTU)(?!\p{L})/u;

/** `KNIT Sultanpur`: capitals and a place, after which no subject is named. */
const namesLettersAndPlace = (text: string): boolean => {
  const place = /^(?:\p{Lu}\.?){3,}\s+(\p{Lu}[\p{L} ]+)$/u.exec(text)?.[1];
  return place !== undefined && isKnownPlace(place) && !namesDegree(text);
};

const namesInstitute = (text: string): boolean =>
  INSTITUTE.test(text) || SHORT_INSTITUTE.test(text) || namesLettersAndPlace(text);

/** The first row of a table, which names its columns; in a Word document, one of its cells. */
const COLUMN_NAMES =
  /^(?:[\s|/%.,&()-]|course|class|degree|exam(?:ination)?|qualification|board|university|institut(?:e|ion)|school|college|name|year|of|the|passing|percentage|[cs]?gpa|marks|grade|division|stream|speciali[sz]ation|subjects?|obtained|score|aggregate)+$/i;

/** An examining board, which stands beside the school. */
const BOARD = new RegExp(`^(?:(?:[\\p{L}.]+ ){0,3}board(?: of .*)?|${BOARDS})$`, 'iu');

/** A grade with its scale. */
const GRADE =
  /\b(?:[cs]\.?)?g\.?p\.?a\b\.?[\s:–-]*\d{1,2}(?:\.\d{1,2})?(?:\s*\/\s*\d{1,2})?|(?<![\d.])\d{1,2}(?:\.\d{1,2})?(?:\s*\/\s*10)?\s*[cs]?gpa\b|(?<![\d.])(?:100|\d{1,2})(?:\.\d{1,2})?\s*%|\bgrade\s*[:–-]?\s*[A-F][12+]?(?![\p{L}\d])|\b(?:first|second|third) (?:class|division)(?: with distinction)?\b/iu;

const gradeIn = (text: string): string =>
  GRADE.exec(text)?.[0]
    .replace(/\s*[:–-]\s*/, ' ')
    .replace(/\s+/g, ' ') ?? '';

const SEPARATOR = /\s+[|–—-]\s+|\s*[|;]\s*|,\s+|\s+(?:from|at)\s+/i;
const NOISE =
  /(?<!\d)(?:19|20)\d{2}(?:\s*[-–/]\s*(?:\d{4}|\d{2}|present))?(?!\d)|\b(?:c?gpa|percentage|marks|score|grade)\b.*$|\(\s*\)|\b\d{1,2}(?:\.\d+)?\s*%/gi;

const tidy = (text: string): string =>
  text
    .replace(NOISE, ' ')
    .replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\b\.?(?=\s*(?:$|[-–—|]))/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—•*()-]+|[\s,;:|–—•*(-]+$/g, '')
    .slice(0, 200)
    .trim();

/** The first word of an institute that follows a degree without a mark, as where the columns of a table were joined. */
const INSTITUTE_BEGINS =
  /(?<! (?:in|of|for|and|&))\s+(?=(?:Govt|GOVT|Government|GOVERNMENT|St|ST|Saint|Shri|Shree|Sri|Smt|Kendriya)\.?\s)/u;

/** Splits `B.Sc. Nursing Govt. College of Nursing` before its institute, which ends before a year. */
const splitAtInstitute = (piece: string): string[] => {
  const at = piece.search(INSTITUTE_BEGINS);
  const [degree, institute] = [
    piece.slice(0, Math.max(0, at)),
    piece.slice(at).replace(/\s(?:19|20)\d{2}(?!\d).*$/, ''),
  ];
  return namesDegree(degree) && !namesDegree(institute) && namesInstitute(institute) ? [degree, institute] : [piece];
};

const MOST = 6;

/** Returns the institute named in these lines, rather than an examining board. */
const instituteIn = (lines: readonly string[]): string => {
  const named = lines.filter(namesInstitute).map((line) => tidy(line.split(/\s*\|\s*/)[0] ?? ''));
  return named.find((name) => !BOARD.test(name)) ?? named[0] ?? '';
};

/**
 * Finds education in the lines of its part: a line with a degree starts a row; the institute is in the same line or the
 * next three; the year is the last one before the next degree, the grade the first. Many write each institute above its degree.
 */
export const findEducation = (part: readonly string[], today: string): FoundEducation[] => {
  const lines = part.filter((line) => !COLUMN_NAMES.test(line));
  const starts = lines.flatMap((line, at) => (namesDegree(line) && line.length <= 200 ? [at] : []));
  const isAbove = instituteIn(lines.slice(0, starts[0] ?? 0)) !== '';
  return starts
    .slice(0, MOST)
    .map((start, index) => {
      const next = Math.min(starts[index + 1] ?? lines.length, start + 4);
      const line = lines[start] ?? '';
      const written = line.split(SEPARATOR);
      const pieces = written.flatMap(splitAtInstitute).map(tidy).filter(Boolean);
      const institutes = pieces.filter((piece) => namesInstitute(piece) && !namesDegree(piece));
      const above = isAbove ? lines.slice(Math.max((starts[index - 1] ?? -1) + 1, start - 1), start) : [];
      const elsewhere = instituteIn(above) || instituteIn(lines.slice(start + 1, next));
      const own = institutes.find((piece) => !BOARD.test(piece)) ?? (elsewhere === '' ? institutes[0] : undefined);
      const isJoined = own !== undefined && !written.map(tidy).includes(own);
      const place = isJoined ? pieces[pieces.indexOf(own) + 1] : undefined;
      const institute = place !== undefined && isKnownPlace(place) ? `${own}, ${place}` : (own ?? elsewhere);
      // Text after the institute is its place.
      const before = own && pieces.indexOf(own) > 0 ? pieces.slice(0, pieces.indexOf(own)) : pieces;
      const named = before.filter((piece) => piece !== own && (!/^\d/.test(piece) || namesDegree(piece)));
      const degree = tidy(named.slice(0, 2).join(', '));
      const grade = gradeIn(lines.slice(start, next).join(' '));
      return {
        degree,
        institute,
        yearOfPassing: lastYearIn(lines.slice(start, next).concat(above).join(' '), today),
        ...(grade && { grade }),
        source: line.slice(0, 200),
      };
    })
    .filter(({ degree }) => degree !== '');
};
