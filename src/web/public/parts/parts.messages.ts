import type { Phrase } from '#domain/language.ts';

export const partMessages = {
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
} as const satisfies Record<string, Phrase>;
