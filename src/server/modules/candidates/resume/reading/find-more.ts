import { LIMITS } from '#contract/rules.ts';
import { dateRangeIn } from './read-dates.ts';

/** An extracted value, and its source line. */
interface Found<Value> {
  value: Value;
  source: string;
}

const BULLET = /^[•●▪◦*·‣–-]\s*/;
const SENTENCE_END = /[.!?।](?=\s|$)/g;

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—•*()-]+|[\s,;:|–—•*(-]+$/g, '')
    .slice(0, LIMITS.shortText)
    .trim();

const sourceOf = (line: string): string => line.slice(0, 200);

/** Shorter text says nothing about a person. */
const LEAST_SUMMARY = 20;

/** Returns the first sentences under a summary, up to the length of a profile headline. */
export const findSummary = (lines: readonly string[]): Found<{ text: string }> | undefined => {
  const [first] = lines;
  const whole = lines
    .slice(0, 8)
    .map((line) => line.replace(BULLET, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ends = [...whole.slice(0, LIMITS.headline).matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const text = whole.length <= LIMITS.headline ? whole : whole.slice(0, ends.at(-1) ?? 0);
  return first && text.length >= LEAST_SUMMARY ? { value: { text }, source: sourceOf(first) } : undefined;
};

const MOST = 8;

/** A line near the title that names a project's technologies or location. */
const ASIDE =
  /^(?:technolog(?:y|ies)|tech(?: stack)?|tools?|stack|languages?|environment|link|url|github|role|team)\b/i;

/** Labels of project details, not of another project. */
const DETAIL =
  /^(?:about|achievements?|awards?|client|description|details?|duration|features?|guide|impact|modules?|note|objectives?|outcomes?|period|purpose|responsibilit(?:y|ies)|results?|status|summary|used by)\b/i;

const ENDED = /[.;]$/;

/** Removes the mark of the removed range at either end. */
const undated = (rest: string): string => rest.replace(/^[\s|]+|[\s|]+$/g, '');

const monthsOf = (range: ReturnType<typeof dateRangeIn>) => ({
  startDate: range?.startDate.slice(0, 7) ?? null,
  endDate: range?.endDate?.slice(0, 7) ?? null,
});

/** `Attendance bot - Telegram bot in python`: up to five words before a dash or a colon. */
const isNamed = (line: string): boolean =>
  /^[\p{Lu}\p{Lo}\d]\S*(?: \S+){0,4}(?:\s+[–—-]\s+|:\s+)\S/u.test(line) && !DETAIL.test(line);

/** A short name, the removed range of dates, and a text after a mark. */
const NAMED_AND_DATED = /^([\p{Lu}\p{Lo}\d][^\s|]*(?: [^\s|]+){0,4}?)[\s–—-]* \| \s*([:|–—-]?)[\s,.]*(\S.*)$/u;

/**
 * `Bus Finder, Jan 2025 - Mar 2025: an app for bus times.`: a whole project in a line that its length or its full stop
 * would make a description. The first line of the part describes none, so it needs no mark after the dates.
 */
const wholeProject = (line: string, today: string, { isFirst }: { isFirst: boolean }) => {
  if (BULLET.test(line) || ASIDE.test(line) || DETAIL.test(line)) return undefined;
  const range = dateRangeIn(line, today);
  const [, name = '', mark = '', text = ''] = (range && NAMED_AND_DATED.exec(range.rest)) ?? [];
  if (ENDED.test(name) || !/\p{L}{2}/u.test(name) || (mark === '' && !isFirst)) return undefined;
  return { title: tidy(name), description: text.replace(/\s+/g, ' ').slice(0, LIMITS.note).trim(), ...monthsOf(range) };
};

/**
 * Finds projects: the first line of the part is a title, and so is each plain line after a description, every line with
 * a range of dates, or with a short name before a dash or a colon. The lines after a title describe it. If the first
 * line is a name with a sentence, so are the other projects. If it begins with a bullet, each line with that bullet is a
 * project.
 */
export const findProjects = (
  lines: readonly string[],
  today: string,
): Found<{ title: string; description: string; startDate: string | null; endDate: string | null }>[] => {
  const found: ReturnType<typeof findProjects> = [];
  let described = true;
  let inSentences = false;
  const mark = lines[0]?.match(BULLET)?.[0].trim();
  for (const listed of lines) {
    const isItem = mark !== undefined && listed.startsWith(mark);
    const line = isItem ? listed.replace(BULLET, '').replace(ENDED, '') : listed;
    described ||= isItem;
    const last = found.at(-1);
    const isText = !BULLET.test(line) && !ASIDE.test(line);
    const isHead = isText && line.length <= 120 && !ENDED.test(line);
    const whole = isHead ? undefined : wholeProject(line, today, { isFirst: last === undefined });
    if (whole) {
      if (found.length === MOST) break;
      found.push({ value: whole, source: sourceOf(line) });
      described = ENDED.test(line);
      continue;
    }
    inSentences ||= last === undefined && ENDED.test(line) && isNamed(line);
    const isPlain = isHead || (isText && inSentences && isNamed(line));
    const range = isPlain ? dateRangeIn(line, today) : undefined;
    // `A model that predicts prices. Jan 2026 - Mar 2026` describes the title above it.
    const isSentence = range !== undefined && last !== undefined && ENDED.test(undated(range.rest));
    if (isPlain && !isSentence && (described || range || isNamed(line))) {
      if (found.length === MOST) break;
      const [named = '', ...rest] = (range?.rest ?? line).split(/\s+[|–—-]\s+|\s*\|\s*|:\s+/);
      const title = tidy(named);
      described = false;
      if (!/\p{L}{2}/u.test(title)) continue;
      found.push({
        value: { title, description: tidy(rest.join(', ')), ...monthsOf(range) },
        source: sourceOf(line),
      });
    } else if (last) {
      described = described || isSentence || BULLET.test(line) || ENDED.test(line);
      if (range) Object.assign(last.value, monthsOf(range));
      const text = range ? undated(range.rest) : line;
      if (!ASIDE.test(line))
        last.value.description = `${last.value.description} ${text.replace(BULLET, '')}`.trim().slice(0, LIMITS.note);
    }
  }
  return found;
};

const DATE =
  /\(?(?<![\p{L}\d])(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?[\s,]{0,2})?(?:19|20)\d{2}(?!\d)\)?/giu;

/**
 * Finds certificates, one per line; the issuer follows a comma, a dash or `by`. A line with a date below one without
 * belongs to the same certificate.
 */
export const findCertificates = (lines: readonly string[]): Found<{ title: string; issuer: string }>[] => {
  const found: ReturnType<typeof findCertificates> = [];
  let dated = true;
  for (const line of lines) {
    if (line.length > 160 || found.length === MOST) continue;
    const bare = line.replace(BULLET, '').replace(DATE, ' ');
    const [title = '', issuer = ''] = bare.split(/,\s+|\s+[|–—·-]\s+|\s*\|\s*|\s+(?:from|by)\s+/i).map(tidy);
    const hasDate = bare !== line.replace(BULLET, '');
    const last = found.at(-1);
    if (hasDate && !dated && last?.value.issuer === '' && !BULLET.test(line)) last.value.issuer = title;
    else if (/\p{L}{2}/u.test(title)) found.push({ value: { title, issuer }, source: sourceOf(line) });
    dated = hasDate;
  }
  return found;
};

const MOST_WORDS = 4;

/** Finds hobbies: texts of a few words between commas, without sentences. */
export const findHobbies = (lines: readonly string[]): Found<{ name: string }>[] =>
  lines
    .flatMap((line) =>
      line.split(/[,;|•●▪◦·‣\t]|\s+(?:and|&)\s+/).map((piece) => ({
        value: { name: tidy(piece.replace(/\.$/, '')) },
        source: sourceOf(line),
      })),
    )
    .filter(({ value: { name } }) => /\p{L}{3}/u.test(name) && name.split(' ').length <= MOST_WORDS)
    .slice(0, MOST);
