import type { ClearanceRefusal } from '#domain/lending/clearance/clearance.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';

/** The refusals of a clearance certificate. */
export const clearanceErrors = {
  clearance_still_owed: {
    status: 409,
    text: {
      en: 'A certificate is issued once nothing is owed under this agreement.',
      ur: 'سرٹیفکیٹ تب جاری ہوتا ہے جب اس معاہدے کی کوئی رقم باقی نہ رہے۔',
    },
  },
  clearance_nothing_paid: {
    status: 409,
    text: {
      en: 'All of this agreement was waived, and nothing was paid: there is no payment to certify.',
      ur: 'اس معاہدے کی پوری رقم معاف کی گئی ہے، ادائیگی کوئی نہیں ہوئی: تصدیق کے لیے کچھ نہیں۔',
    },
  },
  clearance_cheque_open: {
    status: 409,
    text: {
      en: 'A cheque is not cleared yet. The certificate is issued once the bank has paid it.',
      ur: 'ایک چیک ابھی کلیئر نہیں ہوا۔ بینک سے رقم آنے کے بعد سرٹیفکیٹ جاری ہوگا۔',
    },
  },
} as const satisfies Record<ClearanceRefusal, CatalogueEntry>;
