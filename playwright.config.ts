import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './test/support/chromium.ts';

/** A server for what only reads the lender or adds to it, and one for what every page would show. */
const ports = { pages: 3210, lender: 3211 };

const afterJourneys = 'after-journeys.spec.ts';
const sweep = 'sweep.spec.ts';

const addressOf = (port: number) => `http://localhost:${port}`;

/** Without the compilers that pay only where the same page works for long: most pages are open for a second or two. */
const launchForMoments = {
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, '--js-flags=--no-maglev,--no-turbofan'],
};

/** The built product on a fresh database, in the browser of the system. Three workers for two cores: a browser often waits, for the server or for a page to stand still. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Nothing is promised about time: this only ends what hangs, on a machine with other work too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    trace: 'off',
    launchOptions: launchForMoments,
  },
  projects: [
    // First, because they go one after another: what each changes, the next one sees.
    { name: 'lender', testMatch: 'lender/**', workers: 1, use: { baseURL: addressOf(ports.lender) } },
    // Its worker builds the gallery of the kit once.
    { name: 'kit', testMatch: 'kit/*.spec.ts', workers: 1 },
    // The longest tests before the others, so that no worker is still at one when the rest are done.
    {
      name: 'sweep',
      testMatch: sweep,
      use: { baseURL: addressOf(ports.pages), launchOptions: chromiumLaunch },
    },
    {
      name: 'pages',
      testIgnore: ['lender/**', 'kit/**', sweep, afterJourneys],
      use: { baseURL: addressOf(ports.pages) },
      teardown: 'books',
    },
    { name: 'books', testMatch: afterJourneys, use: { baseURL: addressOf(ports.pages) } },
  ],
  webServer: {
    command: `node test/support/serve-for-browser-tests.ts ${Object.values(ports).join(' ')}`,
    // What is named becomes a variable of the environment: see after-journeys.spec.ts.
    wait: { stdout: /All are ready, with their books at (?<qist_books>\S+)/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
