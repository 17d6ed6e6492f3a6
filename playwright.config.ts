import { defineConfig } from '@playwright/test';
import { findChromium, JOURNEY_ARGS } from './tests/support/chromium.ts';
import { CORE, wholeJourneys } from './tests/support/test-length.ts';

const whole = wholeJourneys().map((journey) => `**/${journey}.journey.ts`);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/journeys-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 2,
  // One that passes only the second time hides a race: the test command names it, so that it gets mended.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'whole', testMatch: whole },
    { name: 'core', testIgnore: whole, grep: new RegExp(CORE) },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'off',
    reuseContext: true,
    // What a worker passes on cannot be answered by a journey; the one about it lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: JOURNEY_ARGS },
  },
});
