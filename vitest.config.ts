import { defineConfig } from 'vitest/config';

/** `unit` needs nothing; `server` runs on a real PostgreSQL, started once for all its files. */
export default defineConfig({
  test: {
    // Its own measure leaves a core for watching; a run has nothing else to do.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,web}/**/*.test.ts',
            'src/server/platform/config.test.ts',
            'tools/**/*.test.ts',
            'test/tidy.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/{server,sample}/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['src/server/platform/config.test.ts', 'test/tidy.test.ts'],
          globalSetup: ['test/support/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
