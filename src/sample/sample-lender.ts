import type { SampleLender } from '#server/start-product.ts';
import { loadSampleLender } from './load-sample-lender.ts';
import { sampleSignIns } from './sample-sign-ins.ts';

/** Asaan Qist of Sargodha, for trying the product out. */
export const sampleLender: SampleLender = { load: loadSampleLender, signIns: sampleSignIns };
