import { median } from '#tests/support/percentile.ts';
import type { Kept } from './count-kept.ts';
import { type Answer, isWeather } from './traffic.ts';

/** The results of one fault: a row of the table, and what went wrong. */
export interface Figures {
  fault: string;
  answers: number;
  /** The responses that asked the user to retry, and the unanswered requests. */
  weather: string;
  writes: string;
  slowest: string;
  healed: string;
  wrong: string[];
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

/** Returns failures that are not transient: an unexpected error, or a rejection without a reason. */
const unexplained = (answers: readonly Answer[]): string[] => {
  const odd = answers.filter(
    (answer) => !isWeather(answer) && answer.status >= 400 && answer.code !== 'IN_PROGRESS' && answer.status !== 409,
  );
  const counts = new Map<string, number>();
  for (const { kind, status, code } of odd)
    counts.set(`${kind} ${status} ${code}`, (counts.get(`${kind} ${status} ${code}`) ?? 0) + 1);
  return [...counts].map(([what, count]) => `answered ${what}, ${count} times`);
};

interface Measured {
  answers: readonly Answer[];
  /** Of each fault, in milliseconds. */
  healed: readonly number[];
  kept?: Kept;
  wrong?: readonly string[];
}

export const figuresOf = (fault: string, { answers, healed, kept, wrong = [] }: Measured): Figures => ({
  fault,
  answers: answers.length,
  weather: `${answers.filter(({ status }) => status === 503).length} / ${answers.filter(({ status }) => status === 0 || status === 502).length}`,
  writes: kept ? `${kept.acknowledged} / ${kept.lost.length} / ${kept.doubled.length}` : '',
  slowest: seconds(most(answers.map(({ ms }) => ms))),
  healed: healed.length > 1 ? `${seconds(median(healed))}, ${seconds(most(healed))}` : seconds(most(healed)),
  wrong: [
    ...wrong,
    ...unexplained(answers),
    ...(kept?.lost ?? []).map((what) => `lost: ${what}`),
    ...(kept?.doubled ?? []).map((what) => `doubled: ${what}`),
    ...(kept?.broken ?? []).map((what) => `broken: ${what}`),
  ],
});

const HEADINGS = [
  'Fault',
  'Answers',
  '503 / none',
  'Writes: kept / lost / doubled',
  'Slowest answer',
  'Healed within (median, most)',
  'Holds',
];

type Cells = readonly string[];

const cellsOf = ({ fault, answers, weather, writes, slowest, healed, wrong }: Figures): Cells => [
  fault,
  answers.toLocaleString('en'),
  ...[weather, writes, slowest, healed],
  wrong.length === 0 ? 'yes' : 'no',
];

/** Formats the table as Markdown, for the docs. */
const inMarkdown = (rows: readonly Cells[]): string => {
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: Cells): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADINGS), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
};

export const tableOf = (all: readonly Figures[]): string => inMarkdown(all.map(cellsOf));

/** Returns the subject of a row without its counts. */
const subjectOf = ([fault = '']: Cells): string => fault.replace(/;.*/, '').replaceAll(/[\d,.]+/g, '#');

const KEPT = /(<!-- faults -->\n\n)(.*?)(\n\n<!-- \/faults -->)/s;

/** Returns a page in whose table these rows replace their earlier versions; new ones are appended. */
export const withFigures = (page: string, figures: readonly Figures[]): string => {
  const found = KEPT.exec(page);
  if (!found) throw new Error('The page has no table of faults.');
  const kept = (found[2] ?? '')
    .split('\n')
    .slice(2)
    .map(
      (line): Cells =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
    );
  const measured = new Map(figures.map(cellsOf).map((cells) => [subjectOf(cells), cells]));
  const rows = kept.map((cells) => {
    const newer = measured.get(subjectOf(cells));
    measured.delete(subjectOf(cells));
    return newer ?? cells;
  });
  return page.replace(
    KEPT,
    (_, begin: string, __, end: string) => begin + inMarkdown([...rows, ...measured.values()]) + end,
  );
};
