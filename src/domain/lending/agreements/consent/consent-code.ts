import { type Instant, minuteMs } from '#domain/instant.ts';

/** The ways in which the office gives a code of consent to the customer. */
export const consentCodeWays = ['whatsapp', 'printed'] as const;
export type ConsentCodeWay = (typeof consentCodeWays)[number];

export const consentCodeDigits = 6;
export const consentCodeTriesMax = 5;
export const consentCodeMinutes = 15;

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
