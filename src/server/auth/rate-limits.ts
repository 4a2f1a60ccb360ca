import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

/** Limits that hold across all processes, because they count in PostgreSQL. */
export interface RateLimits {
  /** Counts one form of a visitor's address; refuses past 5 in 10 minutes. */
  admitForm(address: string): Promise<void>;
  /** Refuses an account that is waiting out its failures, and an address that failed too often. */
  admitSignIn(account: string, address: string): Promise<void>;
  /** Counts a failed sign-in; from the fifth on, the account waits: 1 s, then twice as long each time, 15 minutes at most. */
  countFailedSignIn(account: string, address: string): Promise<void>;
  /** Forgets an account's failures. */
  forgiveSignIns(account: string): Promise<void>;
}

const formsMax = 5;
const formsWindowSeconds = 10 * 60;
const freeFailures = 5;
const waitSecondsMax = 15 * 60;
/** An account's failures are remembered this long after the last one. */
const failureMemorySeconds = 24 * 60 * 60;
/** One address may fail for many accounts before it has to wait: a branch shares one address. */
const addressFailuresMax = 50;
const addressWindowSeconds = 15 * 60;

/** How long an account waits after its n-th failure in a row. */
export function waitSecondsAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(2 ** (failures - freeFailures), waitSecondsMax);
}

/** Keys are stored hashed: the table of counters tells nobody who tried to sign in from where. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function refuseUntil(msBeforeNext: number): never {
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
    });
  const forms = limiter('form', formsMax, formsWindowSeconds);
  const accountFailures = limiter('account', Number.MAX_SAFE_INTEGER, failureMemorySeconds);
  const accountWaits = limiter('wait', 1, waitSecondsMax);
  const addressFailures = limiter('address', addressFailuresMax, addressWindowSeconds);

  return {
    async admitForm(address) {
      try {
        await forms.consume(hashed(address));
      } catch (outcome) {
        if (outcome instanceof RateLimiterRes) refuseUntil(outcome.msBeforeNext);
        throw outcome;
      }
    },

    async admitSignIn(account, address) {
      const [waiting, failed] = await Promise.all([
        accountWaits.get(hashed(account)),
        addressFailures.get(hashed(address)),
      ]);
      if (waiting !== null && waiting.msBeforeNext > 0) refuseUntil(waiting.msBeforeNext);
      if (failed !== null && failed.consumedPoints >= addressFailuresMax) refuseUntil(failed.msBeforeNext);
    },

    async countFailedSignIn(account, address) {
      const [failures] = await Promise.all([
        accountFailures.penalty(hashed(account), 1),
        addressFailures.penalty(hashed(address), 1),
      ]);
      const waitSeconds = waitSecondsAfter(failures.consumedPoints);
      if (waitSeconds > 0) await accountWaits.block(hashed(account), waitSeconds);
    },

    async forgiveSignIns(account) {
      await Promise.all([accountFailures.delete(hashed(account)), accountWaits.delete(hashed(account))]);
    },
  };
}
