/** The result of one tool: a line of the table. */
export interface Check {
  tool: string;
  /** The checked files or pages. */
  looked: string;
  /** One line each, or why the tool did not run. */
  complaints: string[] | { notRun: string };
}

export const notRun = (tool: string, why: string): Check => ({ tool, looked: '', complaints: { notRun: why } });

const cells = ({ tool, looked, complaints }: Check): string[] =>
  'notRun' in complaints
    ? [tool, 'not run', complaints.notRun]
    : [tool, complaints.length === 0 ? 'fine' : `${complaints.length} complaints`, looked];

export const tableOf = (checks: readonly Check[]): string => {
  const rows = [['Tool', 'Result', 'What it looked at, or why not'], ...checks.map(cells)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
