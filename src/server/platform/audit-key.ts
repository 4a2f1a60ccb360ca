/** A key of the lender that signs audit events. It is in the environment and never in the database. */
export interface AuditKey {
  /** Its name, which each event that it signs has on record. */
  readonly id: string;
  readonly secret: Buffer;
}

const named = /^([a-z0-9-]{1,20}):((?:[0-9a-f]{2}){32,128})$/i;

/**
 * Reads `name:secret[,name:secret…]`, the newest first: the first one signs, the others check what they signed before. A secret
 * is 32 to 128 bytes in hexadecimal. Null for anything else, and if two keys have one name.
 */
export function readAuditKeys(text: string): readonly AuditKey[] | null {
  const keys: AuditKey[] = [];
  for (const part of text.split(',')) {
    const [, id, secret] = named.exec(part.trim()) ?? [];
    if (id === undefined || secret === undefined || keys.some((other) => other.id === id)) return null;
    keys.push({ id, secret: Buffer.from(secret, 'hex') });
  }
  return keys;
}
