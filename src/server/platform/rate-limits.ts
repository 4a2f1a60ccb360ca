import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { widerNetwork } from './client-address.ts';
import type { Clock } from './clock.ts';
import { createLimitCounters, type Window } from './limit-counters.ts';
import { Refusal } from './refusal.ts';

/**
 * Quotas per address, which a branch shares and so do the customers of a phone company, for requests that cost something
 * whether or not they succeed.
 */
const quotasOfAddress = {
  form: { max: 60, windowSeconds: 60 * 60 },
  /** Right or wrong: enough for people, and too few to try all codes. */
  receipt_check: { max: 60, windowSeconds: 10 * 60 },
  /** As many as of receipts. A visitor looks again and again. */
  request_tracking: { max: 60, windowSeconds: 10 * 60 },
  sign_in_of_address: { max: 600, windowSeconds: 10 * 60 },
  sign_up: { max: 60, windowSeconds: 60 * 60 },
  /** For requesting a new password and for setting it. */
  password_reset: { max: 60, windowSeconds: 60 * 60 },
  /** Items of phones without a session: many days of an officer, and the phones of a branch share one address. */
  field_hand_in: { max: 1_000, windowSeconds: 10 * 60 },
  set_up: { max: 20, windowSeconds: 60 * 60 },
} as const;

/** Quotas per user or mailbox. */
const quotasOfKey = {
  sign_in_of_user: { max: 300, windowSeconds: 60 * 60 },
  /** By the typed text, so that the answer is the same whether or not there is such a user. */
  forgotten_password: { max: 5, windowSeconds: 60 * 60 },
  /** Per mailbox, under any identifier and however its address is written, so that it is not flooded. */
  mailed_link: { max: 5, windowSeconds: 60 * 60 },
  /** The answer tells whether somebody else has the e-mail. */
  new_email: { max: 10, windowSeconds: 60 * 60 },
  /** CNICs that a user asks about. The answer tells if somebody is on record anywhere, so nobody goes through a list of them. */
  look_up: { max: 100, windowSeconds: 60 * 60 },
  /** A clerk who scans a whole drawer of papers sends one every twelve seconds. */
  upload: { max: 300, windowSeconds: 60 * 60 },
} as const;

/** The /48 around an address may do as much as this many addresses. */
const addressesOfWiderNetwork = 5;

/** One address may fail for many users before it has to wait: a branch shares one address. */
const failuresOfAddress = { max: 50, windowSeconds: 15 * 60 };

/**
 * Wrong guesses of all addresses together at secrets that name no user. Of codes with 39 bits, a thousand of which are open, so
 * many an hour find one in half a century.
 */
const failuresOfLender = { activation: { max: 2_000, windowSeconds: 60 * 60 } } as const;
export type GuessOfLender = keyof typeof failuresOfLender;

/** More forms than all branches answer in a day. From then on each answer comes slowly; none is refused. */
const formsOfLender = { max: 200, windowSeconds: 10 * 60 };

/** Limits that hold across all processes, because they count in PostgreSQL. */
export interface RateLimits {
  /** Counts one request of a user or mailbox, and refuses past its quota. */
  admit(quota: keyof typeof quotasOfKey, key: string): Promise<void>;
  /** Counts one request of an address and of the /48 around it, and refuses past the quota of either. */
  admitAddress(quota: keyof typeof quotasOfAddress, address: string): Promise<void>;
  /** Counts one form, and returns true if the lender gets so many that their answers must slow down. */
  isFloodOfForms(): Promise<boolean>;
  /**
   * Counts a guess at a secret as wrong before it is checked, so that concurrent guesses get no more checks than sequential
   * ones. From the fifth on each guess has to wait: 1 s, then twice as long each time, 15 minutes at most. Refuses during a
   * wait, for an address or a /48 with too many wrong guesses, and after too many of the kind from anywhere.
   */
  takeGuess(countedBy: string, address: string | null, ofLender?: GuessOfLender): Promise<TakenGuess>;
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
  const admitKey = async (key: string, window: Window) => {
    const refusedUntil = await counters.count(key, window);
    if (refusedUntil !== null) refuseUntil(clock, refusedUntil);
  };
  /** Admits an address and the /48 around it. Returns how to give both points back. */
  const admitNetworks = async (limit: string, address: string, window: Window) => {
    const key = keyOf(limit, address);
    await admitKey(key, window);
    const wider = widerNetwork(address);
    if (wider === null) return () => counters.giveBack(key, null);
    const widerKey = keyOf(limit, wider);
    await admitKey(widerKey, { ...window, max: window.max * addressesOfWiderNetwork });
    return async () => {
      await Promise.all([counters.giveBack(key, null), counters.giveBack(widerKey, null)]);
    };
  };
  return {
    admit: (quota, key) => admitKey(keyOf(quota, key), quotasOfKey[quota]),

    async admitAddress(quota, address) {
      await admitNetworks(quota, address, quotasOfAddress[quota]);
    },

    isFloodOfForms: async () => (await counters.count('forms of the lender', formsOfLender)) !== null,

    async takeGuess(countedBy, address, ofLender) {
      const key = keyOf('guess', countedBy);
      const giveAddressBack =
        address === null ? async () => {} : await admitNetworks('address', address, failuresOfAddress);
      const lenderKey = ofLender && `guesses of the lender: ${ofLender}`;
      const fullUntil =
        ofLender && lenderKey && (await counters.count(lenderKey, failuresOfLender[ofLender]));
      if (fullUntil) {
        await giveAddressBack();
        refuseUntil(clock, fullUntil);
      }
      const giveOthersBack = async () => {
        await Promise.all([giveAddressBack(), lenderKey && counters.giveBack(lenderKey, null)]);
      };
      const { isTaken, waitsUntil } = await counters.countGuess(key);
      if (!isTaken) {
        await giveOthersBack();
        refuseUntil(clock, waitsUntil);
      }
      return {
        waitSeconds: waitsUntil === null ? 0 : secondsUntil(clock, waitsUntil),
        async forgive() {
          await Promise.all([counters.forget(key), giveOthersBack()]);
        },
        async giveBack() {
          await Promise.all([counters.giveBack(key, waitsUntil), giveOthersBack()]);
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
