import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './test/support/browser/chromium.ts';
import { thorough } from './test/support/runs/thorough.ts';

/** A server for what only reads the lender or adds to it, and one for what every page would show. The servers are ready, and have said where, before a worker reads this. */
const { QIST_PAGES: pages, QIST_LENDER: lender } = process.env;

/** A lender with no sample, which each worker of these tests starts anew. */
const ownLender = ['own-lender.spec.ts', 'long-names.spec.ts'];

const afterJourneys = 'after-journeys.spec.ts';

/** Without the compiler that pays only where the same page works for long: most pages are open for seconds. */
const launchOptions = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--js-flags=--no-turbofan'] };

/** The built product on a fresh database, in the browser of the system. Three workers for two cores: a browser often waits, for the server or for a page to stand still. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Nothing is promised about time: this only ends what hangs, on a machine with other work too.
  timeout: thorough ? 1_800_000 : 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    trace: 'off',
    launchOptions,
  },
  projects: [
    // First, because they go one after another: what each changes, the next one sees, and nothing changes beside it.
    { name: 'lender', testMatch: '**/e2e/lender/**', workers: 1, use: { baseURL: lender } },
    // Its worker builds the gallery of the kit once.
    { name: 'kit', testMatch: '**/e2e/kit/*.spec.ts', workers: 1 },
    { name: 'own lender', testMatch: ownLender, workers: 1, use: { baseURL: pages } },
    {
      name: 'pages',
      testIgnore: ['**/e2e/lender/**', '**/e2e/kit/**', ...ownLender, afterJourneys],
      use: { baseURL: pages },
      teardown: 'books',
    },
    { name: 'books', testMatch: afterJourneys, use: { baseURL: pages } },
  ],
  webServer: {
    command: 'node test/support/servers/serve-for-browser-tests.ts',
    // What is named becomes a variable of the environment: see also after-journeys, hostile-leaks and late-complaint.spec.ts.
    wait: {
      stdout:
        /Ready: pages (?<qist_pages>\S+), lender (?<qist_lender>\S+), books (?<qist_books>\S+), spare (?<qist_spare>\S+), later (?<qist_later>\S+)/,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
});
