import { webcrypto } from 'node:crypto';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };

/** True if a phone with this key signed this text. */
export async function holdsSignature(
  publicKey: Buffer,
  content: string,
  signature: Buffer,
): Promise<boolean> {
  const { subtle } = webcrypto;
  // A point that is not on the curve is no key, so nothing was signed with it.
  const key = await subtle.importKey('raw', publicKey, curve, false, ['verify']).catch(() => null);
  if (key === null) return false;
  return subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, Buffer.from(content));
}
