import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { DAYS_AHEAD } from './tests/support/clock-ahead.ts';
import { SLOW_FILES } from './tests/support/slow-files.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that mock a module: each gets a process, and passwords at full cost. */
const ISOLATED = '{src,tests}/**/*.isolated.test.ts';

const slow = new Set(SLOW_FILES.map(pathOf));

/** Starts the slowest files first: otherwise one worker would still run them while the other is idle. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => slow.has(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const shared = {
  environment: 'node',
  pool: 'forks',
  execArgv: DAYS_AHEAD === 0 ? [] : ['--import', pathOf('tests/support/clock-preload.ts')],
  // A busy machine is not a defect: tests that hang fail, slow ones do not.
  testTimeout: 120_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        resolve: {
          alias: [{ find: /^.*\/password-cost\.ts$/, replacement: pathOf('tests/support/cheap-password-cost.ts') }],
        },
        test: {
          ...shared,
          name: 'shared',
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/{api,faults}/**/*.test.ts'],
          // Low-data pages link their styles; left out, the address would be empty.
          css: { include: [/\/lite\.css/] },
          // Not through --exclude, which projects ignore.
          exclude: [ISOLATED, ...(process.env.TEST_EXCLUDE ?? '').split(',').filter(Boolean)],
          // The files of a worker share their imports: importing the server again for each took more than half of the
          // time.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'isolated', include: [ISOLATED] } },
    ],
  },
});
