import type { CatalogueEntry } from './catalogue-entry.ts';
import { complaintErrors } from './complaint-errors.ts';

/** Refusals of contact forms, complaints and challenges. */
export const deskErrors = {
  ...complaintErrors,
  site_not_public: {
    status: 409,
    text: {
      en: 'This site is being prepared and takes no messages yet. Please come back in a few days.',
      ur: 'یہ ویب سائٹ تیار کی جا رہی ہے اور ابھی پیغام وصول نہیں کرتی۔ چند دن بعد دوبارہ آئیے۔',
    },
  },
  no_branch_yet: {
    status: 409,
    text: {
      en: 'This lender has not opened its first branch yet. Please come back in a few days.',
      ur: 'اس ادارے کی پہلی برانچ ابھی نہیں کھلی۔ چند دن بعد دوبارہ آئیے۔',
    },
  },
  challenge_started: {
    status: 409,
    text: {
      en: 'This challenge has started, and its participants are already working towards it. Cancel it and create a new one.',
      ur: 'یہ چیلنج شروع ہو چکا ہے اور شرکاء اسی کے مطابق کام کر رہے ہیں۔ اسے منسوخ کر کے نیا چیلنج مقرر کیجیے۔',
    },
  },
  challenge_ended: {
    status: 409,
    text: {
      en: 'This challenge has ended: its results stay as they are.',
      ur: 'یہ چیلنج ختم ہو چکا ہے: اس کے نتائج اب تبدیل نہیں ہوتے۔',
    },
  },
  challenge_cancelled: {
    status: 409,
    text: {
      en: 'This challenge was cancelled. Create a new one instead.',
      ur: 'یہ چیلنج منسوخ ہو چکا ہے۔ اس کی جگہ نیا چیلنج مقرر کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
