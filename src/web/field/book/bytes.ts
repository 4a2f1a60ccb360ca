/** Bytes that no other thread shares, as the functions of the browser for keys take them. */
export type OwnBytes = Uint8Array<ArrayBuffer>;

export function base64url(bytes: OwnBytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64url(text: string): OwnBytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

export const utf8 = (text: string): OwnBytes => new TextEncoder().encode(text);
