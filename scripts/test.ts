import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '#server/package-root.ts';

/** One check of the test command: how it is called, and where it writes its counts. */
interface Step {
  name: string;
  command: readonly string[];
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

const numberAt = (value: unknown, key: string): number => {
  const found = value && typeof value === 'object' && key in value ? value[key as keyof typeof value] : 0;
  return Number(found);
};

const vitestCounts = (): Counts => {
  const results = readResults('unit.json');
  return {
    passed: numberAt(results, 'numPassedTests'),
    failed: numberAt(results, 'numFailedTests') + numberAt(results, 'numFailedTestSuites'),
    skipped: numberAt(results, 'numPendingTests'),
  };
};

const journeyCounts = (): Counts => {
  const results = readResults('journeys.json');
  const stats = results && typeof results === 'object' && 'stats' in results ? results.stats : {};
  const flaky = numberAt(stats, 'flaky');
  if (flaky > 0) console.log(`\n! ${flaky} journeys passed only the second time; they are named above as flaky.`);
  return {
    passed: numberAt(stats, 'expected') + flaky,
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
  };
};

const STEPS: readonly Step[] = [
  { name: 'page types', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint and format', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'import rules', command: ['npm', 'run', '--silent', 'check:imports'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'unit and API tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    count: vitestCounts,
  },
  { name: 'browser journeys', command: ['playwright', 'test'], count: journeyCounts },
];

const run = ([command, ...parameters]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command ?? '', parameters, { cwd: PACKAGE_ROOT, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const only = process.argv.slice(2);
for (const step of STEPS.filter(({ name }) => only.length === 0 || only.some((wanted) => name.includes(wanted)))) {
  console.log(`\n— ${step.name}`);
  const began = performance.now();
  const passed = await run(step.command);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  if (step.count) {
    try {
      Object.assign(counts, step.count());
    } catch {
      // It ended before it could count anything.
      counts.failed = 1;
    }
    if (!passed && counts.failed === 0) counts.failed = 1;
    if (passed && counts.passed === 0) counts.failed = 1;
  } else if (passed) counts.passed = 1;
  else counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${step.name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
