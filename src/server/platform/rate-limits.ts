import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** What one address or account may ask for, and how often: what costs us or others something, and what could be guessed. */
const quotas = {
  form: { max: 5, windowSeconds: 10 * 60 },
  // A branch signs up its customers over one address.
  sign_up: { max: 60, windowSeconds: 60 * 60 },
  /** Of one account, so that nobody's mailbox is filled. */
  forgotten_password: { max: 5, windowSeconds: 60 * 60 },
  /** Of one address, asking for a new password and setting it. */
  password_reset: { max: 60, windowSeconds: 60 * 60 },
  activation: { max: 10, windowSeconds: 60 * 60 },
  set_up: { max: 20, windowSeconds: 60 * 60 },
  /** Of one user: a clerk who takes over a whole drawer of papers sends one every twelve seconds. */
  upload: { max: 300, windowSeconds: 60 * 60 },
} as const;
export type Quota = keyof typeof quotas;

/** Limits that hold across all processes, because they count in PostgreSQL. */
export interface RateLimits {
  /** Counts one request of an address or account, and refuses past its quota. */
  admit(quota: Quota, key: string): Promise<void>;
  /** Refuses an account that is waiting out its failures, and an address that failed too often. */
  admitSignIn(account: string, address: string): Promise<void>;
  /**
   * Counts a failed sign-in; from the fifth on, the account waits: 1 s, then twice as long each time, 15 minutes at most.
   * Answers how long, in seconds.
   */
  countFailedSignIn(account: string, address: string): Promise<number>;
  /** Forgets an account's failures. */
  forgiveSignIns(account: string): Promise<void>;
}

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
      // Each of these limiters would go through the table by itself; `sweepExpired` does it once for all.
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const admissions = new Map(
    Object.entries(quotas).map(([quota, { max, windowSeconds }]) => [
      quota,
      limiter(quota, max, windowSeconds),
    ]),
  );
  const accountFailures = limiter('account', Number.MAX_SAFE_INTEGER, failureMemorySeconds);
  const accountWaits = limiter('wait', 1, waitSecondsMax);
  const addressFailures = limiter('address', addressFailuresMax, addressWindowSeconds);

  return {
    async admit(quota, key) {
      try {
        await admissions.get(quota)?.consume(hashed(key));
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
      return waitSeconds;
    },

    async forgiveSignIns(account) {
      await Promise.all([accountFailures.delete(hashed(account)), accountWaits.delete(hashed(account))]);
    },
  };
}
