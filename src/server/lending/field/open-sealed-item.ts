import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { type SealedItem, type SignedItem, signedItem } from '#contract/lending/field/field-items.ts';
import { sealNonceBytes, sealPointBytes, sealPurpose } from '#domain/lending/field/item-seal.ts';
import { Refusal } from '#server/platform/refusal.ts';

const tagBytes = 16;

/** A fresh secret of the server for one phone: what that phone seals, only its holder opens. */
export function newSealKey(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A number with leading zeros is shorter, and is kept in full length.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
}

/** The point to which a phone seals. */
export function sealPointOf(sealKey: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(sealKey);
  return pair.getPublicKey('base64url');
}

const findKey = {
  name: 'find-seal-key-of-field-device',
  text: 'SELECT seal_key AS "sealKey" FROM field_devices WHERE id = $1',
};

/** Opens an item that a phone sealed. Refuses one of an unknown phone, and one that was changed or sealed to another key. */
export async function openSealedItem(pool: Pool, { device, sealed }: SealedItem): Promise<SignedItem> {
  const { rows } = await pool.query<{ sealKey: Buffer }>({ ...findKey, values: [device] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  const text = opened(rows[0].sealKey, Buffer.from(sealed, 'base64url'), device);
  const read = signedItem.safeParse(text === null ? null : parsed(text));
  if (!read.success) throw new Refusal('field_item_unreadable');
  return read.data;
}

function opened(sealKey: Buffer, sealed: Buffer, device: string): string | null {
  const point = sealed.subarray(0, sealPointBytes);
  const nonce = sealed.subarray(sealPointBytes, sealPointBytes + sealNonceBytes);
  const cipherText = sealed.subarray(sealPointBytes + sealNonceBytes);
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(sealKey);
    const key = Buffer.from(hkdfSync('sha256', pair.computeSecret(point), point, sealPurpose, 32));
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(device));
    decipher.setAuthTag(cipherText.subarray(-tagBytes));
    const bytes = Buffer.concat([decipher.update(cipherText.subarray(0, -tagBytes)), decipher.final()]);
    return bytes.toString('utf8');
  } catch {
    // A point off the curve, a text that is too short, and one that was changed.
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
