import { codeBytes, letteredCodeOf, parseLetteredCode } from '#domain/code-letters.ts';

/** Number of random bytes in a code. */
export const trackingCodeBytes = codeBytes;

/** The first letter of the code of a request, and of that of a complaint. */
export type TrackingLetter = 'A' | 'C';

/** The random code by which a visitor follows a request or a complaint: `A-2F7K-9M4R-XC3T-W8QD`. */
export const trackingCodeOf = (letter: TrackingLetter, random: Uint8Array): string =>
  letteredCodeOf(letter, random);

/** Reads a code as people type it, with or without its first letter. Null for anything else. */
export const parseTrackingCode = (letter: TrackingLetter, text: string): string | null =>
  parseLetteredCode(letter, text);

export type TrackingPath = `/a/${string}`;

/** The public page where a visitor follows a request, as a path below the address of the site. */
export const trackingPath = (code: string): TrackingPath => `/a/${code}`;

/** The public page where a complainant follows a complaint, as a path below the address of the site. */
export const complaintPath = (code: string): `/c/${string}` => `/c/${code}`;
