/** One search method: its time for each number of jobs. */
export interface Curve {
  name: string;
  points: readonly { jobs: number; ms: number }[];
}

const WIDTH = 760;
const HEIGHT = 420;
const LEFT = 70;
const RIGHT = 150;
const TOP = 40;
const BOTTOM = 50;
/** Distinguishable with red-green colour blindness, in light and dark themes; the portal's colour comes first. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#808080'];

const numbers = new Intl.NumberFormat('en');
const round = (value: number): string => value.toFixed(1);

/** Both axes are logarithmic (base ten): a 45° line is ten times as slow among ten times as many jobs. */
export const drawGrowth = (curves: readonly Curve[]): string => {
  const all = curves.flatMap(({ points }) => points);
  const decades = (values: readonly number[]) => [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ];
  const [fromJobs = 0, toJobs = 1] = decades(all.map(({ jobs }) => jobs));
  const [fromMs = 0, toMs = 1] = decades(all.map(({ ms }) => ms));
  const x = (jobs: number) => LEFT + ((Math.log10(jobs) - fromJobs) / (toJobs - fromJobs)) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number) => HEIGHT - BOTTOM - ((Math.log10(ms) - fromMs) / (toMs - fromMs)) * (HEIGHT - TOP - BOTTOM);
  const steps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => 10 ** (from + at));
  const time = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

  const rows = steps(fromMs, toMs).map(
    (ms) =>
      `<path d="M${LEFT} ${round(y(ms))}H${WIDTH - RIGHT}" stroke="#8886"/><text x="${LEFT - 8}" y="${round(y(ms) + 4)}" text-anchor="end">${time(ms)}</text>`,
  );
  const columns = steps(fromJobs, toJobs).map(
    (jobs) =>
      `<text x="${round(x(jobs))}" y="${HEIGHT - BOTTOM + 22}" text-anchor="middle">${numbers.format(jobs)}</text>`,
  );
  // Places names at the ends of their lines, from top to bottom, without overlap.
  const ends = curves
    .map(({ name, points }, at) => {
      const last = points.reduce((one, other) => (other.jobs > one.jobs ? other : one));
      return { name, colour: COLOURS[at % COLOURS.length], x: x(last.jobs), y: y(last.ms) };
    })
    .sort((one, other) => one.y - other.y);
  let free = 0;
  const names = ends.map(({ name, colour, x: end, y: wanted }) => {
    const at = Math.max(wanted, free);
    free = at + 16;
    return `<text x="${round(end + 10)}" y="${round(at + 4)}" fill="${colour}" font-weight="${name === 'Avsar' ? 700 : 400}">${name}</text>`;
  });
  const lines = curves.map(({ name, points }, at) => {
    const colour = COLOURS[at % COLOURS.length];
    const path = points.map(({ jobs, ms }, number) => `${number === 0 ? 'M' : 'L'}${round(x(jobs))} ${round(y(ms))}`);
    const dots = points.map(
      ({ jobs, ms }) => `<circle cx="${round(x(jobs))}" cy="${round(y(ms))}" r="3.5" fill="${colour}"/>`,
    );
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="${name === 'Avsar' ? 3 : 2}"/>${dots.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Time of the slowest kind of search against the number of jobs">
<style>text:not([fill]){fill:#444}@media (prefers-color-scheme:dark){text:not([fill]){fill:#ccc}}</style>
<text x="${LEFT}" y="22">Slowest kind of search, 95th percentile, against the number of jobs</text>
${[...rows, ...columns, ...lines, ...names].join('\n')}
</svg>
`;
};
