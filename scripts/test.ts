import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { SERVER_FILES, SLOW_FILES } from '#tests/support/slow-files.ts';
import { inTurn, TURNS } from '#tests/support/test-length.ts';

/** Rotates through the shares of the rotating tests with consecutive commits; `TEST_TURN` selects a share. */
const turnOfCommit = (): number => {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: PACKAGE_ROOT, stdio: 'pipe' });
    return Number(count) % TURNS;
  } catch {
    // Not a checkout.
    return 0;
  }
};

process.env.TEST_TURN ??= String(turnOfCommit());

/** One check of the test command: its command, and where it writes its counts. */
interface Step {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed; a step without counts is one check. */
  count?: () => Counts;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const RESULTS = join(PACKAGE_ROOT, 'test-results');
const readResults = (name: string): unknown => JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));

const UnitResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const Journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Journey),
  get suites() {
    return z.array(Suite).optional();
  },
});
const JourneyResults = z.object({
  suites: z.array(Suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Tests that read the build, or make one where there is none. */
const NEEDS_BUILD = ['first-load', 'lite-pages', 'packages', 'service-worker', 'tracing'].map(
  (name) => `tests/${name}.test.ts`,
);

/** Files that take as long as the slow ones, and are not listed among them. */
const slow: string[] = [];
const SLOW_SECONDS = 10;

/** What failed, repeated after all output: logs are often read from their end. */
const failures: string[] = [];
const noteFailure = (name: string, message = ''): void => {
  const firstLines = stripVTControlCharacters(message).trim().split('\n').slice(0, FAILURE_LINES);
  failures.push([`✗ ${name}`, ...firstLines.map((line) => `    ${line}`)].join('\n'));
};
const FAILURE_LINES = 12;

const countUnit = (file: string) => (): Counts => {
  const results = UnitResults.parse(readResults(file));
  /** Files that failed outside their tests: vitest counts a file as failed for each failed test as well. */
  let failedFiles = 0;
  for (const { name, startTime, endTime, status, message, assertionResults } of results.testResults) {
    const seconds = Math.round((endTime - startTime) / 1000);
    const path = relative(PACKAGE_ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) noteFailure(`${path} › ${test.fullName}`, test.failureMessages?.join('\n'));
    if (status === 'failed' && failed.length === 0) {
      failedFiles += 1;
      noteFailure(path, message);
    }
    if (seconds > SLOW_SECONDS && ![...SLOW_FILES, ...NEEDS_BUILD].includes(path)) slow.push(`${path} (${seconds} s)`);
  }
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + failedFiles,
    skipped: results.numPendingTests,
  };
};

const journeysOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Journey>[] => [
  ...specs,
  ...suites.flatMap(journeysOf),
];

/** The browser journeys that passed only on the retry: each hides a race. */
const flaky: string[] = [];

const countJourneys = (): Counts => {
  const { suites, stats } = JourneyResults.parse(readResults('journeys.json'));
  for (const { title, file, tests } of suites.flatMap(journeysOf)) {
    if (tests.some(({ status }) => status === 'flaky')) flaky.push(`${file} › ${title}`);
    const failed = tests.find(({ status }) => status === 'unexpected');
    if (failed) noteFailure(`${file} › ${title}`, failed.results.at(-1)?.error?.message);
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};

/** Tests with a date, or a form with one: they must pass on any day. */
const dateBoundFiles = (): string[] =>
  globSync(['src/server/**/*.test.ts', 'tests/api/**/*.test.ts'], { cwd: PACKAGE_ROOT }).filter((file) =>
    /\b20[23]\d-[01]\d|aPosting|interviewForm|anOffer/.test(readFileSync(join(PACKAGE_ROOT, file), 'utf8')),
  );

const unit = (output: string, ...files: string[]): string[] => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${output}`],
  ...files,
];

const TYPES: Step = { name: 'page types', command: ['react-router', 'typegen'] };
const STATIC: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'check:imports'] },
  { name: 'unused code', command: ['knip'] },
];
const LINT: Step = { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '.'] };
const BUILD: Step = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };
const UNIT: Step = { name: 'unit and API tests', command: unit('unit.json'), count: countUnit('unit.json') };
const AHEAD: Step = {
  name: 'tests a year ahead',
  command: unit('ahead.json', ...dateBoundFiles()),
  env: { TEST_CLOCK_AHEAD_DAYS: '365' },
  count: countUnit('ahead.json'),
};
/**
 * Runs date-bound tests once, with the clock a year ahead; the quick and the long length run them with today's clock.
 * Tests that start servers rotate by commit.
 */
const withTurn = (): readonly Step[] => {
  const waiting = SERVER_FILES.filter((file) => !inTurn(SERVER_FILES).includes(file));
  const bound = dateBoundFiles().filter((file) => !waiting.includes(file));
  return [
    { ...UNIT, env: { TEST_EXCLUDE: [...bound, ...waiting].join(',') } },
    { ...AHEAD, command: unit('ahead.json', ...bound) },
  ];
};
const BROWSER: Step = { name: 'browser journeys', command: ['playwright', 'test'], count: countJourneys };
const JOURNEYS: readonly Step[] = [
  BROWSER,
  { name: 'texts of the specification', command: ['node', 'scripts/check-texts.ts'] },
];

/** The steps of one lane run in turn, and the lanes side by side. */
type Stage = readonly (readonly Step[])[];

/** Leaves out the build and the tests that take half of the time. */
const SWIFT: Step = { ...UNIT, env: { TEST_EXCLUDE: [...NEEDS_BUILD, ...SLOW_FILES].join(',') } };

const LONG_LENGTH = { TEST_LENGTH: 'long' };
/** Kills, outages, two instances and full disks, with a table at the end. */
const FAULTS: Step = { name: 'faults', command: ['node', 'tests/faults/main.ts'], env: LONG_LENGTH };
/** Everything, with the browser journeys three times. */
const LONG: readonly Stage[] = [
  [[TYPES]],
  [STATIC, [LINT, BUILD]],
  [
    [
      { ...UNIT, env: LONG_LENGTH },
      { ...AHEAD, env: { ...AHEAD.env, ...LONG_LENGTH } },
    ],
  ],
  [[{ ...BROWSER, command: [...BROWSER.command, '--repeat-each=3'], env: LONG_LENGTH }]],
  [[FAULTS]],
];

const QUICK: readonly Stage[] = [[[TYPES]], [STATIC, [LINT, SWIFT]]];
const WHOLE: readonly Stage[] = [[[TYPES]], [STATIC, [LINT, BUILD]], [withTurn()], [JOURNEYS]];

/** Runs a command; output of a command that runs beside others is printed at its end, so that outputs do not mix. */
const run = ({ command: [command = '', ...parameters], env }: Step, alone: boolean) =>
  new Promise<{ ok: boolean; printed: string }>((resolve) => {
    let printed = '';
    const child = spawn(command, parameters, {
      cwd: PACKAGE_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    child.on('error', () => resolve({ ok: false, printed }));
    child.on('close', (code) => resolve({ ok: code === 0, printed }));
  });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };

const runStep = async (step: Step, alone: boolean): Promise<void> => {
  if (alone) console.log(`\n— ${step.name}`);
  const began = performance.now();
  const { ok, printed } = await run(step, alone);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const noted = failures.length;
  if (step.count) {
    try {
      Object.assign(counts, step.count());
    } catch {
      // The step ended before counting anything.
      counts.failed = 1;
    }
    if (!ok && counts.failed === 0) counts.failed = 1;
    if (ok && counts.passed === 0) counts.failed = 1;
  } else if (ok) counts.passed = 1;
  else counts.failed = 1;
  if (counts.failed > 0 && failures.length === noted) noteFailure(step.name);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (!alone) console.log(`\n— ${step.name}\n${printed.trim()}`);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${step.name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const LENGTHS: Readonly<Record<string, readonly Stage[]>> = { '--quick': QUICK, '--long': LONG };
const length = process.argv.find((word) => word in LENGTHS) ?? '';
const only = process.argv.slice(2).filter((word) => word !== length);
const wanted = ({ name }: Step): boolean => only.length === 0 || only.some((word) => name.includes(word));

for (const stage of LENGTHS[length] ?? WHOLE) {
  const lanes = stage.map((lane) => lane.filter(wanted)).filter((lane) => lane.length > 0);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step, lanes.length === 1);
    }),
  );
}

if (length !== '--long')
  console.log(
    process.env.TEST_TURN
      ? `\nRotation: turn ${process.env.TEST_TURN}. Set TEST_TURN=0 to ${TURNS - 1} for another.`
      : '\nRotation: everything.',
  );
if (slow.length > 0) console.log(`\nSlow enough for tests/support/slow-files.ts: ${slow.join('; ')}`);
if (flaky.length > 0) console.log(`\nPassed only on retry: ${flaky.join('; ')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(
  `${flaky.length > 0 ? '' : '\n'}${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed === 0 ? 0 : 1);
