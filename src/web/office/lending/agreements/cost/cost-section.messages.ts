import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { costLabels } from '../../ground/labels/cost-labels.messages.ts';

export const labels = costLabels;

export const messages = {
  title: { en: 'Cost of goods off the list', ur: 'فہرست سے باہر سامان کی لاگت' },
  lead: {
    en: 'Each is sold at what the lender paid for it: enter the supplier’s invoice',
    ur: 'ہر چیز اسی قیمت پر دی جاتی ہے جو ادارے نے ادا کی: سپلائر کا بل درج کیجیے',
  },
  add: { en: 'Add the invoice', ur: 'بل شامل کریں' },
  addAnother: { en: 'Add another invoice', ur: 'دوسرا بل شامل کریں' },
  costHint: {
    en: 'What the lender paid for one. The price may not be higher.',
    ur: 'ادارے نے ایک کے لیے جو ادا کیا۔ قیمت اس سے زیادہ نہیں ہو سکتی۔',
  },
  invoiceHint: { en: 'A photo of the supplier’s paper.', ur: 'سپلائر کے کاغذ کی تصویر۔' },
  record: { en: 'Record the invoice', ur: 'بل درج کریں' },
  recording: plainWords.recording,
  notRecorded: { en: 'The invoice was not recorded', ur: 'بل درج نہیں ہوا' },
  cancel: plainWords.cancel,
} as const satisfies Record<string, Phrase>;
