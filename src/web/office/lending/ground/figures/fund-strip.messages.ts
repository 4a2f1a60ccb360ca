import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

/** The parts of the relief fund. */
export const messages = {
  budget: lendingWords.budget,
  granted: { en: 'Granted', ur: 'دی جا چکی' },
  reserved: { en: 'Reserved', ur: 'مختص' },
  asked: { en: 'This request', ur: 'یہ درخواست' },
  left: lendingWords.left,
  leftAfter: { en: 'Left after this request', ur: 'اس کے بعد باقی' },
} as const satisfies Record<string, Phrase>;
