import { thorough } from './thorough.ts';

/** Number of runs of each property. Mutation tests run each less often. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? (thorough ? 10_000 : 300));
if (!Number.isSafeInteger(propertyRuns) || propertyRuns < 1)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 1.');

/**
 * When a test is given up. No test promises how soon it is over, so this only ends one that hangs, and is far above what any
 * needs on a machine with other work; 50 ms more for each run of a property.
 */
export const testTimeoutMs = (thorough ? 3_000_000 : 300_000) + 50 * propertyRuns;
