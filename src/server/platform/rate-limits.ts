import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import { createLimitCounters } from './limit-counters.ts';
import { Refusal } from './refusal.ts';

/** Quotas per address and per user, for requests that cost something whether or not they succeed. */
const quotas = {
  form: { max: 5, windowSeconds: 10 * 60 },
  /** Per address, right or wrong: enough for the customers of a phone company, who share one, and too few to try all codes. */
  receipt_check: { max: 60, windowSeconds: 10 * 60 },
  sign_in_of_user: { max: 300, windowSeconds: 60 * 60 },
  /** A branch shares one address, and so do the customers of a phone company. */
  sign_in_of_address: { max: 600, windowSeconds: 10 * 60 },
  // A branch signs up its customers over one address.
  sign_up: { max: 60, windowSeconds: 60 * 60 },
  /** By the typed text, so that the answer is the same whether or not there is such a user. */
  forgotten_password: { max: 5, windowSeconds: 60 * 60 },
  /** Per mailbox, under any identifier, so that it is not flooded. */
  mailed_link: { max: 5, windowSeconds: 60 * 60 },
  /** Per user, because the answer tells whether somebody else has the e-mail. */
  new_email: { max: 10, windowSeconds: 60 * 60 },
  /** Per address, for requesting a new password and for setting it. */
  password_reset: { max: 60, windowSeconds: 60 * 60 },
  set_up: { max: 20, windowSeconds: 60 * 60 },
  /** Per user: a clerk who scans a whole drawer of papers sends one every twelve seconds. */
  upload: { max: 300, windowSeconds: 60 * 60 },
} as const;
export type Quota = keyof typeof quotas;

/** One address may fail for many users before it has to wait: a branch shares one address. */
const failuresOfAddress = { max: 50, windowSeconds: 15 * 60 };

/** Limits that hold across all processes, because they count in PostgreSQL. */
export interface RateLimits {
  /** Counts one request of an address or user, and refuses past its quota. */
  admit(quota: Quota, key: string): Promise<void>;
  /**
   * Counts a guess at a secret as wrong before it is checked, so that concurrent guesses get no more checks than sequential
   * ones. From the fifth on each guess has to wait: 1 s, then twice as long each time, 15 minutes at most. Refuses during a
   * wait, and for an address with too many wrong guesses.
   */
  takeGuess(countedBy: string, address: string | null): Promise<TakenGuess>;
}

/** A counted guess. A wrong one stays counted. */
export interface TakenGuess {
  /** The wait before the next guess, if this one was wrong. */
  readonly waitSeconds: number;
  /** Call it after a right guess: clears the count. */
  forgive(): Promise<void>;
  /** Call it if the guess was neither right nor wrong: it does not count. */
  giveBack(): Promise<void>;
}

export function createRateLimits(pool: Pool, clock: Clock): RateLimits {
  const counters = createLimitCounters(pool, clock);
  return {
    async admit(quota, key) {
      const refusedUntil = await counters.count(keyOf(quota, key), quotas[quota]);
      if (refusedUntil !== null) refuseUntil(clock, refusedUntil);
    },

    async takeGuess(countedBy, address) {
      const key = keyOf('guess', countedBy);
      const addressKey = address === null ? null : keyOf('address', address);
      if (addressKey !== null) {
        const refusedUntil = await counters.count(addressKey, failuresOfAddress);
        if (refusedUntil !== null) refuseUntil(clock, refusedUntil);
      }
      const giveAddressBack = async () => {
        if (addressKey !== null) await counters.giveBack(addressKey, null);
      };
      const { isTaken, waitsUntil } = await counters.countGuess(key);
      if (!isTaken) {
        await giveAddressBack();
        refuseUntil(clock, waitsUntil);
      }
      return {
        waitSeconds: waitsUntil === null ? 0 : secondsUntil(clock, waitsUntil),
        async forgive() {
          await Promise.all([counters.forget(key), giveAddressBack()]);
        },
        async giveBack() {
          await Promise.all([counters.giveBack(key, waitsUntil), giveAddressBack()]);
        },
      };
    },
  };
}

/** The keys are stored hashed, so the table does not tell who tried to sign in from where. */
function keyOf(limit: string, key: string): string {
  return `${limit}:${createHash('sha256').update(key).digest('base64url')}`;
}

function secondsUntil(clock: Clock, at: Date): number {
  return Math.ceil((at.getTime() - clock.now()) / 1000);
}

function refuseUntil(clock: Clock, at: Date): never {
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, secondsUntil(clock, at)) });
}
