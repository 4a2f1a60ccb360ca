import { defineConfig } from 'vitest/config';

/** What `npm run mutants` judges by: the examples and properties of lending, but for the model test, which is too slow to run for each mutant. */
export default defineConfig({
  test: {
    include: ['src/domain/lending/**/*.test.ts'],
    exclude: ['**/*.model.test.ts'],
    // With the measuring of Stryker around it, a long property takes several times as long.
    testTimeout: 120_000,
  },
});
