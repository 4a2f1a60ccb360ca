import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, type Line } from '#server/platform/concurrency-limit.ts';

/** OWASP's recommended setting for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Limits the hashing. A hash takes some 30 ms of a core and one of Node's four threads, which reading files needs too. So
 * two run at once, and the last in a line waits for less than a second. Later callers are refused with a time to retry. In the
 * first line are people who have shown who they are: by a browser that they have used before, a session or a code. A flood of
 * strangers fills the second line only.
 */
const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 40 });

/** A hash that no password matches. Verifying against it takes as long as against a real one. */
const nobodysHash = hash(crypto.randomUUID(), cost);

export function hashPassword(password: string, line: Line): Promise<string> {
  return inTurn(() => hash(password, cost), line);
}

/** Takes the same time with and without a hash, so the answer does not tell who is a user. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
  line: Line,
): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(known, password), line);
  return matches && passwordHash !== null;
}
