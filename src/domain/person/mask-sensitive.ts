import { maskCnic, parseCnic } from './cnic.ts';

const cnics = /\b\d{5}-?\d{7}-?\d\b/g;
const phones = /\b(03\d{2})-?\d{5}(\d{2})\b/g;
const emails = /\b([\p{L}\p{N}])[^\s@"]*@([^\s@"]+)/gu;

function maskText(text: string): string {
  return text
    .replace(cnics, (found) => {
      const cnic = parseCnic(found);
      return cnic === null ? found : maskCnic(cnic);
    })
    .replace(phones, '$1-*****$2')
    .replace(emails, '$1***@$2');
}

/** The masked form of a record: the same fields, each with its masked value. */
type Masked<T> = T extends object ? { readonly [Name in keyof T]: unknown } : unknown;

/**
 * The same value with every CNIC, phone and e-mail in its texts masked, at any depth: the form that the audit stores and shows.
 * Enough is left to tell two people apart. Masking twice changes nothing.
 */
export function maskSensitive<T>(value: T): Masked<T> {
  return masked(value) as Masked<T>;
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner)]));
}
