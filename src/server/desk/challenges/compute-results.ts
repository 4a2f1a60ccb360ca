import type { Pool, PoolClient } from 'pg';
import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';
import type { Result } from '#domain/desk/challenges/scoring.ts';
import type { Instant } from '#domain/instant.ts';
import type { Period } from '#domain/lending/ledger/collected.ts';
import { type Ratio, wholeNumber } from '#domain/money/ratio.ts';
import { type Balance, balances } from './balances.ts';
import { type PointSums, sumPoints } from './points.queries.ts';
import { readScope } from './scope.ts';

export interface ComputedChallenge extends Period {
  readonly metric: Metric;
  readonly balancingMetric: BalancingMetric;
  readonly participants: readonly { readonly id: string }[];
}

const nothing: Ratio = { part: 0, whole: 0 };

/** The result of each participant, from entries and events. After the end: the result at the end. */
export async function computeResults(
  client: Pool | PoolClient,
  challenge: ComputedChallenge,
  now: Instant,
): Promise<Result[]> {
  const { metric, balancingMetric, participants } = challenge;
  const employeeIds = participants.map(({ id }) => id);
  const scope = await readScope(client, challenge, now, employeeIds);
  const sums = new Map((await sumPoints(client, metric, scope)).map((sum) => [sum.employeeId, sum] as const));
  const balanced =
    metric === 'first_contact_in_time' && balancingMetric === 'late_contacts'
      ? lateAmong(employeeIds, sums)
      : await balances[balancingMetric](client, scope);
  const balanceOf = new Map(balanced.map(({ employeeId, part, whole }) => [employeeId, { part, whole }]));
  return employeeIds.map((employeeId) => {
    const { counted = 0, total = 0 } = sums.get(employeeId) ?? {};
    return {
      employeeId,
      reached: unitOf(metric) === 'rate' ? { part: counted, whole: total } : wholeNumber(counted),
      balance: balanceOf.get(employeeId) ?? nothing,
    };
  });
}

/** Late contacts are all first contacts less those in time. They are the costliest to find, and are read once. */
function lateAmong(employeeIds: readonly string[], sums: ReadonlyMap<string, PointSums>): Balance[] {
  return employeeIds.map((employeeId) => {
    const { counted, total } = sums.get(employeeId) ?? { counted: 0, total: 0 };
    return { employeeId, part: total - counted, whole: 1 };
  });
}
