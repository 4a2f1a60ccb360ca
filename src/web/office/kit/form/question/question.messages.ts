import type { Phrase } from '#domain/language.ts';
import { plainWords } from '../../language/plain-words.messages.ts';

export const messages = {
  cancel: plainWords.cancel,
  notDone: { en: 'This could not be done', ur: 'یہ نہیں ہو سکا' },
  passwordHint: {
    en: 'Your password confirms that it is you, not someone at a screen left open.',
    ur: 'پاس ورڈ اس لیے کہ کھلی چھوڑی ہوئی اسکرین سے کوئی اور یہ کام نہ کر سکے۔',
  },
} as const satisfies Record<string, Phrase>;

export const labels = {
  reason: plainWords.reason,
  currentPassword: { en: 'Current password', ur: 'موجودہ پاس ورڈ' },
  totpCode: { en: '6-digit code or recovery code', ur: 'چھ ہندسوں کا کوڈ یا بحالی کوڈ' },
} as const satisfies Record<string, Phrase>;
