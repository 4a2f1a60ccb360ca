import type { Phrase } from '#domain/language.ts';

/** The parts of the relief fund. */
export const messages = {
  budget: { en: 'Budget', ur: 'بجٹ' },
  granted: { en: 'Granted', ur: 'دی جا چکی' },
  reserved: { en: 'Reserved', ur: 'مختص' },
  asked: { en: 'This request', ur: 'یہ درخواست' },
  left: { en: 'Left', ur: 'باقی' },
  leftAfter: { en: 'Left after this request', ur: 'اس کے بعد باقی' },
} as const satisfies Record<string, Phrase>;
