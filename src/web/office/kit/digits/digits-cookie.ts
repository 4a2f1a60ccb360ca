/** The digits in which the office in Urdu shows its figures. */
export type Digits = 'latin' | 'urdu';

const yearSeconds = 365 * 24 * 60 * 60;

/** The digits that were chosen on this device; Latin ones when none were. */
export function digitsInCookie(cookies: string): Digits {
  return cookies.split(/;\s*/).includes('digits=urdu') ? 'urdu' : 'latin';
}

/** The cookie that keeps the choice for a year. */
export function digitsCookie(digits: Digits): string {
  return `digits=${digits}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
