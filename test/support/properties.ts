import * as fc from 'fast-check';
import { vi } from 'vitest';

/** How often each property is tried: a few hundred times by default; the nightly run asks for 10,000. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 300);
if (!Number.isSafeInteger(propertyRuns) || propertyRuns < 1)
  throw new Error('PROPERTY_RUNS must be a whole number of at least 1.');

/** Give the printed seed back as PROPERTY_SEED to see the same cases again. */
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 0x7fffffff));
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.');

fc.configureGlobal({ numRuns: propertyRuns, seed });
/** A property may take as long as its runs need on a busy machine: 50 ms each. */
vi.setConfig({ testTimeout: 10_000 + 50 * propertyRuns });
process.stdout.write(`properties: ${propertyRuns} runs each, PROPERTY_SEED=${seed}\n`);

/** fast-check with the runs and the seed of this test run already set. */
export { fc };
