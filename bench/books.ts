import type { Pool } from 'pg';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { figure, type Measurement } from './figure.ts';
import { fillLargeLender } from './large/fill-large-lender.ts';
import { withServedLender } from './served-lender.ts';

const agreements = 100_000;

/** The smaller lender, whose verify shows the memory that does not depend on the number of agreements. */
const fewerAgreements = 25_000;

const samplingMs = 20;

/** The duration of verify on a lender with 100,000 agreements, and its memory use beside that of a lender with fewer. */
export async function measureBooks(): Promise<Measurement> {
  // The smaller one first: a process does not give all of its memory back.
  const smaller = await verifyAt(fewerAgreements);
  const larger = await verifyAt(agreements);
  const [fewer, many] = [fewerAgreements, agreements].map((count) => count.toLocaleString('en'));
  const memory = `memory use of verify at ${many} agreements, beside ${fewer} (${smaller.peakMib.toFixed(0)} MiB)`;
  return {
    figures: [
      figure('verify', `verify ${many} agreements`, larger.seconds),
      figure('verifyMemory', memory, larger.peakMib / smaller.peakMib),
    ],
  };
}

function verifyAt(count: number): Promise<{ seconds: number; peakMib: number }> {
  return withServedLender(async ({ pool }) => {
    await fillLargeLender(pool, count);
    return verified(pool);
  });
}

async function verified(pool: Pool) {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, samplingMs);
  const startedAt = performance.now();
  const { differences } = await findDifferences(pool).finally(() => clearInterval(sampling));
  if (differences.length > 0) throw new Error(`the large lender is wrong: ${differences[0]}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakMib: peak / 2 ** 20 };
}
