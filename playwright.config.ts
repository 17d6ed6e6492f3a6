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
  // A test that passes only on the retry hides a race: the test command lists it, so that it gets fixed.
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
    // Requests forwarded by a service worker cannot be mocked by a test; the service worker's own test allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: JOURNEY_ARGS },
  },
});
