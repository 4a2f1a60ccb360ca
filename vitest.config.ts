import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/runs/longest-first.ts';
import { testTimeoutMs } from './test/support/runs/property-runs.ts';

/** What a test waits for may come late on a machine with other work. */
const patience = {
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * `unit` needs nothing; `server` runs on a real PostgreSQL, started once for all its files. The files of a worker share what
 * they import: to load the program anew for each took longer than the tests. What a test changes is its own, a database and a
 * folder of files.
 */
export default defineConfig({
  test: {
    // Three for two cores: some tests wait, for a connection that is tried again or for a lock.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,web}/**/*.test.ts',
            'src/server/platform/config.test.ts',
            '{bench,tools}/**/*.test.ts',
            'test/{documents,security-page,tidy,worked-example}.test.ts',
          ],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/{server,sample}/**/*.test.ts', 'test/*.test.ts'],
          exclude: [
            'src/server/platform/config.test.ts',
            'test/{documents,security-page,tidy,worked-example}.test.ts',
          ],
          globalSetup: ['test/support/servers/postgres-setup.ts'],
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
