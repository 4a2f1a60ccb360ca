import type { Phrase } from '#domain/language.ts';

/** Words that the rooms of this wing and other wings share. */
export const identityWords = {
  twoStepSignIn: { en: 'Two-step sign-in', ur: 'دو مرحلہ سائن اِن' },
  googleSignIn: { en: 'Google sign-in', ur: 'گوگل سائن اِن' },
} as const satisfies Record<string, Phrase>;
