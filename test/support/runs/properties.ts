import * as fc from 'fast-check';
import { propertyRuns } from './property-runs.ts';

/** Give the printed seed back as PROPERTY_SEED to see the same cases again. */
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 0x7fffffff));
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED must be a whole number.');

fc.configureGlobal({ numRuns: propertyRuns, seed });
process.stdout.write(`properties: ${propertyRuns} runs each, PROPERTY_SEED=${seed}\n`);

/** fast-check with the runs and the seed of this test run already set. */
export { fc };
