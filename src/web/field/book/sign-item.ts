import { type FieldItem, itemText } from '#domain/lending/field/field-item.ts';
import { base64url, utf8 } from './bytes.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };

/** A key that never leaves the phone, and its public half. */
export async function newSignKey(): Promise<{ readonly signKey: CryptoKey; readonly publicKey: string }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return { signKey: privateKey, publicKey: base64url(point) };
}

export interface SignedText {
  readonly content: string;
  readonly signature: string;
  readonly hash: string;
}

/** Signs the text of an item, and hashes it for the next one to name. */
export async function signItem(item: FieldItem, signKey: CryptoKey): Promise<SignedText> {
  const content = itemText(item);
  const bytes = utf8(content);
  const [signature, hash] = await Promise.all([
    crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signKey, bytes),
    crypto.subtle.digest('SHA-256', bytes),
  ]);
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { content, signature: base64url(new Uint8Array(signature)), hash: hex };
}
