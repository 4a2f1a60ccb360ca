import { createHash, randomBytes } from 'node:crypto';

/** A secret for a browser or a link, and its hash for the database. */
export interface Secret {
  readonly secret: string;
  readonly hash: Buffer;
}

/** 256 random bits cannot be guessed, so a plain hash is enough to store. */
export function createSecret(): Secret {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
