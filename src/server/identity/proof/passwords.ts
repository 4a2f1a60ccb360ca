import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#server/platform/concurrency-limit.ts';

/** OWASP's recommended setting for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Limits the hashing. A hash takes some 30 ms of a core and one of Node's four threads, which reading files needs too. So
 * two run at once, and the last in the queue waits for less than a second. Later callers are refused with a time to retry.
 */
const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 40 });

/** A hash that no password matches. Verifying against it takes as long as against a real one. */
const nobodysHash = hash(crypto.randomUUID(), cost);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Takes the same time with and without a hash, so the answer does not tell who is a user. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(known, password));
  return matches && passwordHash !== null;
}
