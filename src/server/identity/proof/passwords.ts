import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommended setting for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash that no password matches; verifying against it takes as long as against a real one. */
const nobodysHash = hash(crypto.randomUUID(), cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the same time whether or not there is a hash, so the answer does not tell who has an account. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}
