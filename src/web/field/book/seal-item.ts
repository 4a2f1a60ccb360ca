import { sealNonceBytes, sealPointBytes, sealPurpose } from '#domain/lending/field/item-seal.ts';
import { base64url, fromBase64url, utf8 } from './bytes.ts';

const curve = { name: 'ECDH', namedCurve: 'P-256' };

/**
 * Seals a text to the server's key for this phone, by a key that is made for this text and then forgotten: the phone itself cannot
 * open it again.
 */
export async function sealTo(sealPoint: string, device: string, text: string): Promise<string> {
  const { subtle } = crypto;
  const server = await subtle.importKey('raw', fromBase64url(sealPoint), curve, false, []);
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: point, info: utf8(sealPurpose) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const nonce = crypto.getRandomValues(new Uint8Array(sealNonceBytes));
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: utf8(device) },
    key,
    utf8(text),
  );
  const bytes = new Uint8Array(sealPointBytes + sealNonceBytes + sealed.byteLength);
  bytes.set(point);
  bytes.set(nonce, sealPointBytes);
  bytes.set(new Uint8Array(sealed), sealPointBytes + sealNonceBytes);
  return base64url(bytes);
}
