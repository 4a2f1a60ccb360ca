import type { Phrase } from '#domain/language.ts';
import { plainWords } from '../language/plain-words.messages.ts';

export const messages = {
  close: plainWords.close,
  undo: { en: 'Undo', ur: 'واپس لے لیں' },
  undone: { en: 'The change is undone', ur: 'تبدیلی واپس لے لی گئی' },
  notUndone: { en: 'It could not be undone', ur: 'تبدیلی واپس نہیں لی جا سکی' },
  notices: { en: 'Messages', ur: 'پیغامات' },
} as const satisfies Record<string, Phrase>;
