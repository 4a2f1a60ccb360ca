import { type FieldItem, itemText } from '#domain/lending/field/field-item.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };

/** A key that never leaves the phone, and its public half. */
export async function newPhoneKey(): Promise<{ readonly privateKey: CryptoKey; readonly publicKey: string }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  return { privateKey, publicKey: base64url(await crypto.subtle.exportKey('raw', publicKey)) };
}

export interface SignedText {
  readonly content: string;
  readonly signature: string;
  readonly hash: string;
}

/** Signs the text of an item, and hashes it for the next one to name. */
export async function signItem(item: FieldItem, privateKey: CryptoKey): Promise<SignedText> {
  const content = itemText(item);
  const bytes = new TextEncoder().encode(content);
  const [signature, hash] = await Promise.all([
    crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes),
    crypto.subtle.digest('SHA-256', bytes),
  ]);
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { content, signature: base64url(signature), hash: hex };
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
