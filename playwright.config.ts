import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './test/support/chromium.ts';

const port = 3210;

/** The built product on a fresh database, in the browser of the system. Two workers: each is a browser and the machine has two cores. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    trace: 'off',
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: 'pages', testIgnore: 'lender/**' },
    // What these change, every page shows: they come last and one after another.
    { name: 'lender', testMatch: 'lender/**', dependencies: ['pages'], workers: 1 },
  ],
  webServer: {
    command: 'node test/support/serve-for-browser-tests.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
