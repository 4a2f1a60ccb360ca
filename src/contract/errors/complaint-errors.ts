import type { Phrase } from '#domain/language.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of complaints. */
export const complaintErrors = {
  complaint_is_answered: {
    status: 409,
    text: {
      en: 'This complaint is answered. The complainant can open it again, once.',
      ur: 'اس شکایت کا جواب دیا جا چکا ہے۔ شکایت کرنے والے اسے ایک بار دوبارہ کھلوا سکتے ہیں۔',
    },
  },
  complaint_is_open: {
    status: 409,
    text: {
      en: 'This complaint is not answered yet. You can add something to it.',
      ur: 'اس شکایت کا جواب ابھی نہیں دیا گیا۔ آپ اس میں کچھ اور لکھ سکتے ہیں۔',
    },
  },
  complaint_reopened_before: {
    status: 409,
    text: {
      en: 'This complaint was opened again before, which is possible once. You may turn to the regulator.',
      ur: 'یہ شکایت پہلے ایک بار دوبارہ کھلوائی جا چکی ہے، اور ایسا ایک ہی بار ہو سکتا ہے۔ آپ ریگولیٹر سے رجوع کر سکتے ہیں۔',
    },
  },
  complaint_words_used_up: {
    status: 409,
    text: {
      en: 'You have added as much to this complaint as we take here. Call your branch or visit it.',
      ur: 'اس شکایت میں آپ یہاں جتنا لکھ سکتے تھے، لکھ چکے ہیں۔ اپنی برانچ کو فون کیجیے یا وہاں تشریف لائیے۔',
    },
  },
  complaint_taken: {
    status: 409,
    text: {
      en: ({ holder }: { holder: Phrase }) => `${holder.en} handles this complaint.`,
      ur: ({ holder }: { holder: Phrase }) => `یہ شکایت \u2068${holder.ur}\u2069 دیکھ رہے ہیں۔`,
    },
  },
  handler_is_concerned: {
    status: 409,
    text: {
      en: 'The complaint is about this person. Choose someone else.',
      ur: 'شکایت اسی شخص کے بارے میں ہے۔ کسی اور کو چنیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
