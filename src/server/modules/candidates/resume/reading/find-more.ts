import { LIMITS } from '#contract/rules.ts';
import { dateRangeIn, dayOfIssueIn } from './read-dates.ts';

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

/** A detail after its label, which heads no project: `Result: first prize`. */
const LABELLED = new RegExp(`${DETAIL.source}(?: \\p{L}+)?\\s*:`, 'iu');

const ENDED = /[.;]$/;

/** What some write before a project's title: `Project Title: Solar dryer`, `Project 1 - Solar dryer`. */
const TITLE_LABEL = /^(?:(?:project )?title|project name|project(?: \d)?)(?:\s*:\s*|\s+[–—-]\s+)(?=\S)/i;

/** Removes the mark of the removed range at either end. */
const undated = (rest: string): string => rest.replace(/^[\s|]+|[\s|]+$/g, '');

const monthsOf = (range: ReturnType<typeof dateRangeIn>) => ({
  startDate: range?.startDate.slice(0, 7) ?? null,
  endDate: range?.endDate?.slice(0, 7) ?? null,
});

/** `Attendance bot - Telegram bot in python`: up to five words before a dash or a colon. */
const isNamed = (line: string): boolean =>
  /^[\p{Lu}\p{Lo}\d]\S*(?: \S+){0,4}(?:\s+[–—-]\s+|:\s+)\S/u.test(line) && !DETAIL.test(line);

const isText = (line: string): boolean => !BULLET.test(line) && !ASIDE.test(line) && !LABELLED.test(line);

const isHead = (line: string): boolean => isText(line) && line.length <= 120 && !ENDED.test(line);

const DATES_LABEL = /^(?:project )?(?:dates?|duration|period|timeline)\b[\s:–-]*/i;

/** Returns the range in a line of nothing but dates and their label. */
const loneRangeIn = (line: string, today: string): ReturnType<typeof dateRangeIn> => {
  const range = dateRangeIn(line.replace(DATES_LABEL, ''), today);
  return range && !/[\p{L}\d]/u.test(range.rest) ? range : undefined;
};

/**
 * Joins dates in a line of their own to their title: the line below in a part that begins with dates, the line above in
 * a part whose second line is dates. Elsewhere it is unclear whose dates they are.
 */
const withDatesJoined = (lines: readonly string[], today: string): string[] => {
  const areDates = lines.map((line) => loneRangeIn(line, today) !== undefined);
  const first = areDates.indexOf(true);
  if (first !== 0 && first !== 1) return [...lines];
  const step = first === 0 ? 1 : -1;
  const isJoined = (at: number): boolean => {
    const title = lines[at + step] ?? '';
    return areDates[at] === true && isHead(title) && dateRangeIn(title, today) === undefined;
  };
  return lines.flatMap((line, at) => {
    if (isJoined(at)) return [];
    return isJoined(at - step) ? [`${line} | ${(lines[at - step] ?? '').replace(DATES_LABEL, '')}`] : [line];
  });
};

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

/** The most words of a name with a full stop before its dates: `Attendance bot. Aug 2025 - Oct 2025`. */
const MOST_NAME_WORDS = 5;

const isName = (text: string): boolean => isNamed(text) || text.split(' ').length <= MOST_NAME_WORDS;

/** Whether a line has dates beside a title, not beside a sentence. */
const isDatedHead = (line: string, today: string): boolean => {
  const range = isHead(line) ? dateRangeIn(line, today) : undefined;
  return range !== undefined && (!ENDED.test(undated(range.rest)) || isName(undated(range.rest)));
};

/**
 * Finds projects: the first line of the part is a title, and so is each plain line after a description, every line with
 * a range of dates, or with a short name before a dash or a colon. The lines after a title describe it. If the first
 * line is a name with a sentence, so are the other projects. If it begins with a bullet, each line with that bullet is a
 * project. Some documents draw bullets instead of writing them: without any, and with dates beside the first title and
 * another, no plain line is a title. If the first title has a label, so have the others.
 */
export const findProjects = (
  part: readonly string[],
  today: string,
): Found<{ title: string; description: string; startDate: string | null; endDate: string | null }>[] => {
  const found: ReturnType<typeof findProjects> = [];
  const lines = withDatesJoined(part, today);
  const [first = '', ...others] = lines;
  const areDated =
    !lines.some((line) => BULLET.test(line)) &&
    isDatedHead(first, today) &&
    others.some((line) => isDatedHead(line, today));
  const mark = first.match(BULLET)?.[0].trim();
  const areLabelled = TITLE_LABEL.test(first.replace(BULLET, ''));
  let described = true;
  /** Whether nothing describes the last title yet. */
  let isBare = false;
  let inSentences = false;
  for (const listed of lines) {
    const isItem = mark !== undefined && listed.startsWith(mark);
    const unmarked = isItem ? listed.replace(BULLET, '').replace(ENDED, '') : listed;
    const line = unmarked.replace(TITLE_LABEL, '');
    const isLabelled = line !== unmarked;
    const mayBegin = isLabelled || !areLabelled;
    described ||= isItem || isLabelled;
    const last = found.at(-1);
    const lone = loneRangeIn(line, today);
    const isUndated = isBare && last?.value.startDate === null;
    if (lone) {
      if (last && isUndated) Object.assign(last.value, monthsOf(lone));
      continue;
    }
    const whole = isHead(line) || !mayBegin ? undefined : wholeProject(line, today, { isFirst: last === undefined });
    if (whole) {
      if (found.length === MOST) break;
      found.push({ value: whole, source: sourceOf(line) });
      described = ENDED.test(line);
      isBare = false;
      continue;
    }
    inSentences ||= last === undefined && ENDED.test(line) && isNamed(line);
    const isPlain = isLabelled || isHead(line) || (isText(line) && inSentences && isNamed(line));
    const range = isPlain ? dateRangeIn(line, today) : undefined;
    const text = range ? undated(range.rest) : line;
    // `A model that predicts prices. Jan 2026 - Mar 2026` describes the title above it.
    const isSentence = range !== undefined && last !== undefined && ENDED.test(text) && (isUndated || !isName(text));
    const isTitle = (described && !areDated) || last === undefined || range || isNamed(line);
    if (isLabelled || (mayBegin && isPlain && !isSentence && isTitle)) {
      if (found.length === MOST) break;
      const [named = '', ...rest] = text.split(/\s+[|–—-]\s+|\s*\|\s*|:\s+/);
      const title = tidy(range || isLabelled ? named.replace(ENDED, '') : named);
      described = false;
      if (!/\p{L}{2}/u.test(title)) continue;
      isBare = true;
      found.push({
        value: { title, description: tidy(rest.join(', ')), ...monthsOf(range) },
        source: sourceOf(line),
      });
    } else if (last) {
      described = described || isSentence || BULLET.test(line) || ENDED.test(line);
      // Dates further below may be those of a project that was not told apart.
      const isDating = range !== undefined && isUndated;
      if (isDating) Object.assign(last.value, monthsOf(range));
      if (!ASIDE.test(line)) {
        isBare = false;
        const said = (isDating ? text : line).replace(BULLET, '');
        last.value.description = `${last.value.description} ${said}`.trim().slice(0, LIMITS.note);
      }
    }
  }
  return found;
};

const DATE =
  /\(?(?<![\p{L}\d])(?:\d{1,2}[/.-]\d{1,2}[/.-]|\d{1,2}\/)?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?[\s,]{0,2})?(?:19|20)\d{2}(?!\d)\)?/giu;

/** A label of dates, which is no certificate: `Date of issue`, `Valid until`. */
const CERTIFICATE_DATES =
  /^(?:date|year|issued?|completed|completion|passed|valid(?:ity)?|expir(?:y|es|ed|ation)|renew(?:al|ed)|of|on|in|until|till|up ?to|from|to|due|[\s\d:/.–-])+$/i;

/** The number of an item in a list: `1. Basic Life Support`. */
const NUMBER = /^\d{1,2}(?:\.\s+|\)\s*)(?=\p{L})/u;

/**
 * Finds certificates, one per line; the issuer follows a comma, a dash or `by`. A line with a date below one without
 * belongs to the same certificate.
 */
export const findCertificates = (
  lines: readonly string[],
  today: string,
): Found<{ title: string; issuer: string; issueDate?: string }>[] => {
  const found: ReturnType<typeof findCertificates> = [];
  let dated = true;
  /** Whether a date alone belongs to the certificate above it: a line without issuer or date may be part of another. */
  let isWhole = false;
  /** A part that begins with a date has the other dates above their certificates too. */
  let areBelow = true;
  for (const line of lines) {
    if (found.length === MOST) break;
    if (line.length > 160) {
      dated = true;
      continue;
    }
    const text = line.replace(BULLET, '').replace(NUMBER, '');
    const issue = dayOfIssueIn(text, today);
    const issueDate = issue && { issueDate: issue.day };
    const bare = (issue?.rest ?? text).replace(DATE, ' ');
    const [title = '', issuer = ''] = bare.split(/,\s+|\s+[|–—·-]\s+|\s*\|\s*|\s+(?:from|by)\s+/i).map(tidy);
    const hasDate = bare !== text;
    const last = found.at(-1);
    const isMore = hasDate && !dated && last !== undefined && text === line;
    if (!/\p{L}{2}/u.test(title) || CERTIFICATE_DATES.test(title)) {
      areBelow &&= last !== undefined;
      if (isMore && isWhole && areBelow) Object.assign(last.value, issueDate);
    } else if (isMore && last.value.issuer === '') Object.assign(last.value, { issuer: title, ...issueDate });
    else {
      isWhole = dated || issuer !== '';
      found.push({ value: { title, issuer, ...issueDate }, source: sourceOf(line) });
    }
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
