/** A piece of text on a page of a PDF, as pdf.js returns it; the origin is at the bottom left. */
export interface PdfText {
  str: string;
  /** The last two are the position. */
  transform: readonly number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** A line, or a row of a table: its cells are joined by bars. */
interface Row {
  cells: string[];
  left: number;
  /** Baseline of the first line. */
  y: number;
  /** Bounds of the last cell, and the baseline and right end of its last piece. */
  last: { left: number; right: number; y: number; end: number };
}

/** Gap between two columns, in letter heights; justified text has smaller ones. */
const COLUMN_GAP = 1.5;
/** The most lines of a cell. */
const MOST_LINES = 5;

const MOST_DRIFT = 0.3;

/** Joins cells; a label with a colon stays with its value. */
const joined = (cells: readonly string[]): string =>
  cells.join(' | ').replaceAll(': | ', ': ').replaceAll(' | :', ' :');

/** Returns the row to which a piece of text belongs as the next cell, with the lines above it that are its first cell. */
const rowOf = (rows: Row[], y: number, height: number): Row | undefined => {
  const lines: Row[] = [];
  while (lines.length < MOST_LINES) {
    const above = rows.at(-1);
    if (!above || above.y > y + height * 0.7) break;
    lines.unshift(above);
    rows.pop();
  }
  const [first] = lines;
  const current = lines.at(-1);
  if (!first || !current) return undefined;
  const [start = '', ...others] = current.cells;
  const cell = [...lines.slice(0, -1).map((line) => joined(line.cells)), start].join(' ');
  return { ...current, cells: [cell, ...others], left: Math.min(first.left, current.left), y: first.y };
};

/**
 * Joins the texts of a page into lines. The cells of a row of a table are in one line, between bars, also where they
 * have several lines: pdf.js gives them one after the other.
 */
export const joinPdfText = (items: readonly PdfText[]): string => {
  const rows: Row[] = [];
  let isEnded = true;
  let isSpaced = false;
  const begin = (str: string, x: number, y: number, end: number) => {
    rows.push({ cells: [str], left: x, y, last: { left: x, right: end, y, end } });
  };
  for (const { str, transform, width, height, hasEOL } of items) {
    if (str.trim() === '') {
      isSpaced = true;
      isEnded ||= hasEOL;
      continue;
    }
    const [x = 0, y = 0] = transform.slice(4);
    const end = x + width;
    const row = rows.at(-1);
    const rise = row ? y - row.last.y : 0;
    const extend = (to: Row, glue: string) => {
      to.cells.push(`${to.cells.pop() ?? ''}${glue}${str}`);
      to.last = { left: Math.min(to.last.left, x), right: Math.max(to.last.right, end), y, end };
    };
    if (!row) begin(str, x, y, end);
    else if (rise > height * MOST_DRIFT && rise <= height * MOST_LINES && x > row.last.right - 2) {
      const whole = rowOf(rows, y, height) ?? row;
      rows.push({ ...whole, cells: [...whole.cells, str], last: { left: x, right: end, y, end } });
    } else if (!isEnded || (Math.abs(rise) <= height * MOST_DRIFT && x > row.last.end)) {
      if (x - row.last.end > height * COLUMN_GAP)
        rows[rows.length - 1] = { ...row, cells: [...row.cells, str], last: { left: x, right: end, y, end } };
      else extend(row, isSpaced ? ' ' : '');
    } else if (
      row.cells.length > 1 &&
      rise < 0 &&
      -rise <= height * COLUMN_GAP &&
      x > row.left + height &&
      x >= row.last.left - height * COLUMN_GAP &&
      x < row.last.right
    )
      extend(row, ' ');
    else begin(str, x, y, end);
    isEnded = hasEOL;
    isSpaced = false;
  }
  return rows.map(({ cells }) => joined(cells)).join('\n');
};
