import type { ConsentCodeWay } from '#domain/lending/agreements/consent/consent-code.ts';
import { maskSensitive } from '#domain/person/mask-sensitive.ts';

/** The way in which a code was given, as the audit has it: with the number of a message masked. */
export function recordedWay(codeWay: ConsentCodeWay, phone: string | null) {
  return phone === null ? { codeWay } : { codeWay, phone: maskSensitive(phone) };
}
