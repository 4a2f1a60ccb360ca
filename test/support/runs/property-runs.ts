import { thorough } from './thorough.ts';

/** Number of runs of each property. Mutation tests run each less often. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? (thorough ? 10_000 : 300));
if (!Number.isSafeInteger(propertyRuns) || propertyRuns < 1)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 1.');

/**
 * The timeout of a test. It only ends a test that hangs, so it is far above the need of any on a busy machine; 50 ms more for
 * each run of a property.
 */
export const testTimeoutMs = (thorough ? 3_000_000 : 300_000) + 50 * propertyRuns;
