import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

/** The texts of a drawer for its own task. */
export interface MoneyTexts {
  readonly title: Phrase;
  readonly amount: Phrase;
  /** The suggestion of the whole amount. */
  readonly all: Phrase;
  readonly day: Phrase;
  readonly effect: Phrase;
  readonly lead: Phrase<(name: string) => string>;
  /** The button says it with the amount. */
  readonly verb: Phrase;
  readonly verbWhileSending: Phrase;
  readonly before: Phrase;
  readonly after: Phrase;
  readonly never: Phrase;
  readonly done: Phrase;
  readonly refused: Phrase;
}

const recorded = {
  verb: { en: 'Record', ur: 'درج کریں' },
  verbWhileSending: plainWords.recording,
  refused: { en: 'Nothing was recorded', ur: 'کچھ درج نہیں ہوا' },
  never: {
    en: 'A recorded payment is never edited. A mistake is corrected by a reversal that a second person approves.',
    ur: 'درج شدہ ادائیگی میں تبدیلی نہیں ہوتی۔ غلطی کی اصلاح اندراج کی منسوخی سے ہوتی ہے جس کی منظوری دوسرا شخص دیتا ہے۔',
  },
} as const;

export const moneyTexts = {
  payment: {
    ...recorded,
    title: lendingWords.recordPayment,
    amount: lendingWords.amountReceived,
    all: { en: 'all outstanding', ur: 'پورا بقایا' },
    day: lendingWords.receivedOn,
    effect: { en: 'What this pays', ur: 'اس سے کیا ادا ہوگا' },
    lead: { en: (name) => `You received from ${name}`, ur: (name) => `آپ نے ${name} سے وصول کیے` },
    before: { en: 'Outstanding now', ur: 'موجودہ بقایا' },
    after: lendingWords.outstandingAfter,
    done: { en: 'Payment recorded', ur: 'ادائیگی درج ہو گئی' },
  },
  recovery: {
    ...recorded,
    title: lendingWords.recordRecovery,
    amount: lendingWords.amountReceived,
    all: { en: 'all that was written off', ur: 'پوری خارج شدہ رقم' },
    day: lendingWords.receivedOn,
    effect: { en: 'What this recovers', ur: 'اس سے کیا وصول ہوگا' },
    lead: { en: (name) => `You received from ${name}`, ur: (name) => `آپ نے ${name} سے وصول کیے` },
    before: { en: 'Left to recover now', ur: 'وصولی ابھی باقی' },
    after: { en: 'Left to recover after', ur: 'اس کے بعد وصولی باقی' },
    done: { en: 'Recovery recorded', ur: 'خارج شدہ رقم کی وصولی درج ہو گئی' },
  },
  move: {
    ...recorded,
    title: { en: 'Move an overpayment', ur: 'زائد ادائیگی منتقل کریں' },
    amount: { en: 'Amount to move', ur: 'منتقل کی جانے والی رقم' },
    all: { en: 'all that was overpaid', ur: 'پوری زائد رقم' },
    day: { en: 'Moved on', ur: 'منتقلی کی تاریخ' },
    effect: { en: 'What this moves', ur: 'اس سے کیا منتقل ہوگا' },
    lead: {
      en: (name) => `Moved to another agreement of ${name}`,
      ur: (name) => `${name} کے دوسرے معاہدے میں منتقل`,
    },
    verb: { en: 'Move', ur: 'منتقل کریں' },
    verbWhileSending: { en: 'Moving…', ur: 'منتقل ہو رہا ہے…' },
    refused: { en: 'Nothing was moved', ur: 'کچھ منتقل نہیں ہوا' },
    before: { en: 'Overpaid now', ur: 'موجودہ زائد رقم' },
    after: lendingWords.overpaidAfter,
    never: {
      en: 'A recorded move is never edited. A mistake is corrected by a reversal that a second person approves.',
      ur: 'درج شدہ منتقلی میں تبدیلی نہیں ہوتی۔ غلطی کی اصلاح اندراج کی منسوخی سے ہوتی ہے جس کی منظوری دوسرا شخص دیتا ہے۔',
    },
    done: { en: 'Overpayment moved', ur: 'زائد ادائیگی منتقل ہو گئی' },
  },
} as const satisfies Record<string, MoneyTexts>;
