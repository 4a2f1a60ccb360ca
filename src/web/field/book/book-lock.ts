import { type OwnBytes, utf8 } from './bytes.ts';

/** A value under a key, as it is kept: the nonce and the cipher text. */
export interface Hidden {
  readonly nonce: OwnBytes;
  readonly bytes: OwnBytes;
}

/** The lock of the book: its key, wrapped under the PIN, and that under the key of the phone. */
export interface BookLock {
  readonly salt: OwnBytes;
  readonly rounds: number;
  readonly wrapped: Hidden;
  /** The wrong PINs since the last right one. */
  readonly wrong: number;
}

/** Rounds of PBKDF2 with SHA-256. A cheap phone needs about a second for one guess. */
const rounds = 600_000;
const nonceBytes = 12;
const saltBytes = 16;
const gcm = { name: 'AES-GCM', length: 256 };

const random = (length: number): OwnBytes => crypto.getRandomValues(new Uint8Array(length));

/** A key that stays in this browser. Scripts use it and cannot read it. */
export function newPhoneKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey(gcm, false, ['encrypt', 'decrypt']);
}

async function encrypted(key: CryptoKey, bytes: OwnBytes): Promise<Hidden> {
  const nonce = random(nonceBytes);
  const made = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, bytes);
  return { nonce, bytes: new Uint8Array(made) };
}

async function decrypted(key: CryptoKey, { nonce, bytes }: Hidden): Promise<OwnBytes> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes));
}

export function hide(key: CryptoKey, value: unknown): Promise<Hidden> {
  return encrypted(key, utf8(JSON.stringify(value)));
}

export async function reveal<Value>(key: CryptoKey, hidden: Hidden): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await decrypted(key, hidden)));
}

async function keyOfPin(
  pin: string,
  { salt, rounds }: Pick<BookLock, 'salt' | 'rounds'>,
): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', utf8(pin), 'PBKDF2', false, ['deriveKey']);
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(by, typed, gcm, false, ['encrypt', 'decrypt']);
}

const bookKeyOf = (bytes: OwnBytes) =>
  crypto.subtle.importKey('raw', bytes, gcm, false, ['encrypt', 'decrypt']);

/** A new key of the book, and the lock that a PIN opens on this phone. */
export async function newLock(
  pin: string,
  phoneKey: CryptoKey,
): Promise<{ readonly lock: BookLock; readonly bookKey: CryptoKey }> {
  const secret = random(32);
  const made = { salt: random(saltBytes), rounds };
  const { nonce, bytes } = await encrypted(await keyOfPin(pin, made), secret);
  const inner = new Uint8Array(nonceBytes + bytes.length);
  inner.set(nonce);
  inner.set(bytes, nonceBytes);
  const lock = { ...made, wrapped: await encrypted(phoneKey, inner), wrong: 0 };
  return { lock, bookKey: await bookKeyOf(secret) };
}

/** The key of the book, or null if the PIN is wrong. */
export async function openLock(pin: string, lock: BookLock, phoneKey: CryptoKey): Promise<CryptoKey | null> {
  const inner = await decrypted(phoneKey, lock.wrapped);
  const hidden = { nonce: inner.slice(0, nonceBytes), bytes: inner.slice(nonceBytes) };
  const secret = await decrypted(await keyOfPin(pin, lock), hidden).catch(() => null);
  return secret === null ? null : bookKeyOf(secret);
}
