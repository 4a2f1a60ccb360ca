import { inGroups, lettersOf, readLetters } from '#domain/code-letters.ts';
import { invariant } from '#domain/invariant.ts';

const codeLength = 16;
const groupLength = 4;

/** Number of random bytes in a code: 80 bits, five for each letter. */
export const trackingCodeBytes = 10;

/** The first letter of the code of a request, and of that of a complaint. */
export type TrackingLetter = 'A' | 'C';

/** The random code by which a visitor follows a request or a complaint: `A-2F7K-9M4R-XC3T-W8QD`. */
export function trackingCodeOf(letter: TrackingLetter, random: Uint8Array): string {
  invariant(random.length === trackingCodeBytes, 'a code is made of ten bytes');
  return `${letter}-${inGroups(lettersOf(random, codeLength), groupLength)}`;
}

/** Reads a code as people type it, with or without its first letter. Null for anything else. */
export function parseTrackingCode(letter: TrackingLetter, text: string): string | null {
  const rest = text.trim();
  const isLettered = rest.slice(0, 1).toUpperCase() === letter;
  const letters =
    readLetters(rest, codeLength) ?? (isLettered ? readLetters(rest.slice(1), codeLength) : null);
  return letters === null ? null : `${letter}-${inGroups(letters, groupLength)}`;
}

export type TrackingPath = `/a/${string}`;

/** The public page where a visitor follows a request, as a path below the address of the site. */
export const trackingPath = (code: string): TrackingPath => `/a/${code}`;

/** The public page where a complainant follows a complaint, as a path below the address of the site. */
export const complaintPath = (code: string): `/c/${string}` => `/c/${code}`;
