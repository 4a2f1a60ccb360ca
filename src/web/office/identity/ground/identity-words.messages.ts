import type { Phrase } from '#domain/language.ts';

/** Words that rooms of signing in and of other wings share. */
export const identityWords = {
  twoStepSignIn: { en: 'Two-step sign-in', ur: 'دو مرحلہ سائن اِن' },
  googleSignIn: { en: 'Google sign-in', ur: 'گوگل سائن اِن' },
} as const satisfies Record<string, Phrase>;
