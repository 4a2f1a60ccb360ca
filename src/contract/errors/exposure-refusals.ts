import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of agreements beyond a limit of exposure. */
export const exposureRefusals = {
  exposure_needs_reason: {
    status: 409,
    text: {
      en: 'The agreement goes beyond a limit of what is owed, or of one guarantor’s agreements. Submit it with a reason.',
      ur: 'اس معاہدے سے بقایا رقم یا کسی ضامن کے معاہدے مقررہ حد سے بڑھ جاتے ہیں۔ معاہدہ وجہ لکھ کر جمع کرائیے۔',
    },
  },
  superadmin_exceeds_limit: {
    status: 409,
    text: {
      en: 'The agreement goes beyond a limit of what is owed, or of one guarantor’s agreements. Only a superadmin approves it; you can reject it.',
      ur: 'اس معاہدے سے بقایا رقم یا کسی ضامن کے معاہدے مقررہ حد سے بڑھ جاتے ہیں۔ اسے صرف سپر ایڈمن منظور کر سکتے ہیں؛ آپ اسے نامنظور کر سکتے ہیں۔',
    },
  },
  limit_not_confirmed: {
    status: 409,
    text: {
      en: 'The agreement goes beyond a limit, or further beyond it than was shown. Review the figures, then confirm them or reject it.',
      ur: 'یہ معاہدہ مقررہ حد سے بڑھ جاتا ہے، یا جتنا دکھایا گیا تھا اس سے بھی زیادہ۔ اعداد دوبارہ دیکھیے، پھر تصدیق کیجیے یا نامنظور کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
