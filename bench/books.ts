import type { Pool } from 'pg';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { figure, type Measurement } from './figure.ts';
import { fillLargeLender } from './large/fill-large-lender.ts';
import { withServedLender } from './served-lender.ts';

const agreements = 100_000;

/** The duration of verify on a lender with 100,000 agreements. */
export function measureBooks(): Promise<Measurement> {
  return withServedLender(async ({ pool }) => {
    await fillLargeLender(pool, agreements);
    const verifying = await secondsOfVerify(pool);
    return {
      figures: [figure('verify', `verify ${agreements.toLocaleString('en')} agreements`, verifying)],
    };
  });
}

async function secondsOfVerify(pool: Pool): Promise<number> {
  const startedAt = performance.now();
  const { differences } = await findDifferences(pool);
  if (differences.length > 0) throw new Error(`the large lender is wrong: ${differences[0]}`);
  return (performance.now() - startedAt) / 1000;
}
