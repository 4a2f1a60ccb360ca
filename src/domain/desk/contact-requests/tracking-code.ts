import { inGroups, lettersOf, readLetters } from '#domain/code-letters.ts';
import { invariant } from '#domain/invariant.ts';

const codeLength = 16;
const groupLength = 4;

/** Number of random bytes in a code: 80 bits, five for each letter. */
export const trackingCodeBytes = 10;

/** The random code by which a visitor follows a request: `A-2F7K-9M4R-XC3T-W8QD`. */
export function trackingCodeOf(random: Uint8Array): string {
  invariant(random.length === trackingCodeBytes, 'a code is made of ten bytes');
  return `A-${inGroups(lettersOf(random, codeLength), groupLength)}`;
}

/** Reads a code as people type it, with or without its first letter. Null for anything else. */
export function parseTrackingCode(text: string): string | null {
  const letters = readLetters(text, codeLength) ?? readLetters(text.replace(/^\s*a/i, ''), codeLength);
  return letters === null ? null : `A-${inGroups(letters, groupLength)}`;
}

export type TrackingPath = `/a/${string}`;

/** The public page where a visitor follows a request, as a path below the address of the site. */
export const trackingPath = (code: string): TrackingPath => `/a/${code}`;
