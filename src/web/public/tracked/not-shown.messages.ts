import { errorCatalogue } from '#contract/errors/error-catalogue.ts';
import type { Phrase } from '#domain/language.ts';

/** Said in the place of what a code stands for. */
export const notShownMessages = {
  tooMany: { en: 'Too many codes were tried', ur: 'بہت زیادہ کوڈ آزمائے گئے' },
  tooManyText: { en: 'Try again in ten minutes.', ur: 'دس منٹ بعد دوبارہ کوشش کیجیے۔' },
  unavailableText: errorCatalogue.unavailable.text,
  tryAgain: { en: 'Try again', ur: 'دوبارہ کوشش کریں' },
} as const satisfies Record<string, Phrase>;
