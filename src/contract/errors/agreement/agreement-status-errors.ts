import type { AgreementStatusReason } from '#domain/lending/agreements/agreement-actions.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';

/** For each status of an agreement: why an action is impossible now, and what is possible. */
export const agreementStatusErrors = {
  agreement_is_draft: {
    status: 409,
    text: {
      en: 'This agreement is still a draft. Submit it first.',
      ur: 'یہ معاہدہ ابھی مسودہ ہے۔ پہلے اسے جمع کرائیے۔',
    },
  },
  agreement_is_submitted: {
    status: 409,
    text: {
      en: 'This agreement is waiting for approval. Try again after the decision.',
      ur: 'یہ معاہدہ منظوری کا منتظر ہے۔ فیصلہ ہونے کے بعد کوشش کیجیے۔',
    },
  },
  agreement_is_approved: {
    status: 409,
    text: {
      en: 'This agreement is approved but not yet active. Activate it when the goods are handed over or the loan is paid out.',
      ur: 'یہ معاہدہ منظور ہو چکا ہے مگر ابھی فعال نہیں۔ سامان حوالے کرتے یا قرض کی رقم دیتے وقت اسے فعال کیجیے۔',
    },
  },
  agreement_is_active: {
    status: 409,
    text: {
      en: 'This agreement is already active, so this can no longer be done.',
      ur: 'یہ معاہدہ فعال ہو چکا ہے، اس لیے اب یہ نہیں ہو سکتا۔',
    },
  },
  agreement_is_completed: {
    status: 409,
    text: {
      en: 'This agreement is completed: nothing is outstanding on it.',
      ur: 'یہ معاہدہ مکمل ہو چکا ہے: اس پر کچھ بقایا نہیں۔',
    },
  },
  agreement_is_rejected: {
    status: 409,
    text: {
      en: 'This agreement was rejected. Draft a new one if the customer asks again.',
      ur: 'یہ معاہدہ نامنظور ہوا تھا۔ صارف دوبارہ کہیں تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_withdrawn: {
    status: 409,
    text: {
      en: 'The customer withdrew from this agreement. Draft a new one if they ask again.',
      ur: 'صارف اس معاہدے سے دستبردار ہو چکے ہیں۔ دوبارہ کہیں تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_cancelled: {
    status: 409,
    text: {
      en: 'This agreement was cancelled. Draft a new one if it is needed.',
      ur: 'یہ معاہدہ منسوخ ہو چکا ہے۔ ضرورت ہو تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_written_off: {
    status: 409,
    text: {
      en: 'This agreement is written off. Money that still comes in is recorded as a recovery.',
      ur: 'یہ معاہدہ کھاتے سے خارج ہو چکا ہے۔ اب جو رقم آئے اسے خارج شدہ رقم کی وصولی کے طور پر درج کیجیے۔',
    },
  },
} as const satisfies Record<AgreementStatusReason, CatalogueEntry>;
