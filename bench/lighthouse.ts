import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pathIn } from '#contract/languages.ts';
import { CHROMIUM_ARGS, findChromium } from '#tests/support/chromium.ts';
import { median } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Reports Lighthouse scores of five pages, in English and in Hindi, as a phone on a slow line loads them: the median of
 * five runs on one portal with demo data, with the metrics behind them and the machine's speed. Each page has to reach
 * 95. Run with `npm run build && npm run bench:lighthouse` on an otherwise idle machine; paths after `--` are measured
 * instead of all ten. npm fetches Lighthouse, which is not a dependency because it brings more packages than the portal
 * has.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Milliseconds, but for the layout shift. */
const METRICS = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Measured {
  scores: Record<(typeof CATEGORIES)[number], number>;
  metrics: Record<keyof typeof METRICS, number>;
  /** Lighthouse's own index of the machine's speed: scores compare only where it is alike. */
  machine: number;
}

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'avsar-lighthouse-'));
const browser = await findChromium();

const measure = async (url: string): Promise<Measured> => {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${CATEGORIES.join()}`];
  await run(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 16 * 1024 * 1024 },
  );
  // Written by the pinned version above.
  const { categories, audits, environment } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, { numericValue?: number } | undefined>;
    environment: { benchmarkIndex: number };
  };
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const metricOf = (name: keyof typeof METRICS): number => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    metrics: { LCP: metricOf('LCP'), FCP: metricOf('FCP'), TBT: metricOf('TBT'), CLS: metricOf('CLS') },
    machine: environment.benchmarkIndex,
  };
};

const portal = await startPortalProcess({ DEMO_DATA: 'on' });
let low = 0;
try {
  const list = await (await fetch(`${portal.url}/jobs`)).text();
  const job = /\/jobs\/JOB\d+\/[a-z0-9-]+/.exec(list)?.[0];
  if (!job) throw new Error('The demo data has no jobs.');
  const pages = ['/', '/jobs', job, '/internships', '/mentorships'];
  const asked = process.argv.slice(2);
  for (const path of asked.length > 0 ? asked : [...pages, ...pages.map((page) => pathIn('hi', page))]) {
    const runs: Measured[] = [];
    for (let at = 0; at < RUNS; at += 1) runs.push(await measure(portal.url + path));
    const middle = (of: (run: Measured) => number): number => median(runs.map(of));
    const medians = CATEGORIES.map((name) => ({ name, score: middle((run) => run.scores[name]) }));
    low += medians.filter(({ score }) => score < LEAST).length;
    const [lcp, fcp, tbt] = (['LCP', 'FCP', 'TBT'] as const).map((name) => {
      const value = middle((run) => run.metrics[name]);
      return `${name} ${value.toFixed()} ms`;
    });
    const cls = middle((run) => run.metrics.CLS);
    const machine = middle((run) => run.machine);
    console.log(`${path}: ${medians.map(({ name, score }) => `${name} ${score}`).join(', ')}`);
    console.log(`  ${lcp}, ${fcp}, ${tbt}, CLS ${cls.toFixed(3)}, machine ${machine.toFixed()}`);
  }
} finally {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(low === 0 ? 0 : 1);
