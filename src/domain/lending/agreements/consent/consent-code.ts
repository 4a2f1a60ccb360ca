import { type Instant, minuteMs } from '#domain/instant.ts';

/**
 * The ways in which the office gives a code of consent to the customer. `whatsapp`: a message that the office opens by hand.
 * `message`: one that a provider sends, so the office never sees the code.
 */
export const consentCodeWays = ['whatsapp', 'printed', 'message'] as const;
export type ConsentCodeWay = (typeof consentCodeWays)[number];

export const consentCodeDigits = 6;
export const consentCodeTriesMax = 5;
export const consentCodeMinutes = 15;
/** The most messages with a code for one agreement within an hour: each costs money, and a family is not flooded. */
export const consentCodesSentAnHour = 5;

/** The newest code that was made for one version of an agreement's terms. */
export interface ConsentCode {
  readonly isUsed: boolean;
  readonly expiresAt: Instant;
  readonly wrongTries: number;
}

/** The last moment of a code that is made now. */
export function consentCodeExpiry(madeAt: Instant): Instant {
  return madeAt + consentCodeMinutes * minuteMs;
}

/** The reason why nothing that is entered counts any more; null while a code may be compared. */
export function refusalOfConsentCode(code: ConsentCode | undefined, now: Instant) {
  if (code === undefined) return 'consent_code_missing';
  if (code.isUsed) return 'consent_code_used';
  if (code.wrongTries >= consentCodeTriesMax) return 'consent_code_spent';
  if (now > code.expiresAt) return 'consent_code_expired';
  return null;
}
