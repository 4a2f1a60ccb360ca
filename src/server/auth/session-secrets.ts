import { createHash, randomBytes } from 'node:crypto';

/** A secret for the browser, and what the database keeps of it. */
export interface SessionSecret {
  readonly secret: string;
  readonly hash: Buffer;
}

/** 256 random bits: nothing to guess, so a plain hash is enough to store. */
export function createSessionSecret(): SessionSecret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSessionSecret(secret) };
}

export function hashSessionSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
