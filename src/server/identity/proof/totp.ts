import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** A clock may be wrong by one step either way, which is what RFC 6238 recommends at most. */
const stepsOff = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Qist', label, secret: Secret.fromBase32(secret), period: periodMs / 1000 });
}

/** 160 random bits in base 32, as authenticator apps take them. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The text in the QR code of an authenticator app. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The half minute since 1970 of a code, if it is the present one or next to it; null for any other. */
export function totpStepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: stepsOff });
  return delta === null ? null : Math.floor(now / periodMs) + delta;
}
