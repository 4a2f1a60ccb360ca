import type { Phrase } from '#domain/language.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of work on contact requests. */
export const requestErrors = {
  request_taken: {
    status: 409,
    text: {
      en: ({ holder }: { holder: Phrase }) => `${holder.en} has taken this request. Open the next one.`,
      ur: ({ holder }: { holder: Phrase }) =>
        `یہ درخواست \u2068${holder.ur}\u2069 لے چکے ہیں۔ اگلی درخواست کھولیے۔`,
    },
  },
  request_is_closed: {
    status: 409,
    text: {
      en: 'This request is closed. Reopen it first.',
      ur: 'یہ درخواست بند ہے۔ پہلے اسے دوبارہ کھولیے۔',
    },
  },
  tracked_request_ended: {
    status: 409,
    text: {
      en: 'This request is answered or closed. For anything else call us, or send a new one.',
      ur: 'اس درخواست کا جواب دے دیا گیا ہے یا یہ بند ہے۔ کوئی اور بات ہو تو فون کیجیے یا نئی درخواست بھیجیے۔',
    },
  },
  visitor_words_used_up: {
    status: 409,
    text: {
      en: 'Nothing more can be added here. Please call us.',
      ur: 'یہاں اور کچھ نہیں لکھا جا سکتا۔ براہِ کرم ہمیں فون کیجیے۔',
    },
  },
  request_is_converted: {
    status: 409,
    text: {
      en: 'This visitor is already a customer. Continue on the customer’s page.',
      ur: 'یہ فرد صارف بن چکے ہیں۔ اب کام صارف کے صفحے پر کیجیے۔',
    },
  },
  request_is_open: {
    status: 409,
    text: {
      en: 'This request is open, so there is nothing to reopen.',
      ur: 'یہ درخواست پہلے ہی کھلی ہے۔',
    },
  },
  request_unassigned: {
    status: 409,
    text: {
      en: 'This request is not assigned to anyone.',
      ur: 'یہ درخواست ابھی کسی کے سپرد نہیں۔',
    },
  },
  contact_needed_first: {
    status: 409,
    text: {
      en: 'No one has contacted this visitor yet. Log the call, message or visit first.',
      ur: 'ابھی اس فرد سے کسی نے رابطہ نہیں کیا۔ پہلے کال، پیغام یا ملاقات درج کیجیے۔',
    },
  },
  visit_not_booked: {
    status: 409,
    text: {
      en: 'No home visit is booked for this request.',
      ur: 'اس درخواست کے لیے گھر پر کوئی ملاقات طے نہیں۔',
    },
  },
  visit_in_past: {
    status: 422,
    text: {
      en: 'This time has passed. Choose a later one.',
      ur: 'یہ وقت گزر چکا ہے۔ بعد کا وقت چنیے۔',
    },
  },
  visit_too_far_ahead: {
    status: 422,
    text: {
      en: 'Visits are booked at most 60 days ahead. Choose an earlier day.',
      ur: 'ملاقات صرف آئندہ \u206660\u2069 دنوں کے اندر طے ہو سکتی ہے۔ اس سے پہلے کی کوئی تاریخ چنیے۔',
    },
  },
  visit_outside_hours: {
    status: 422,
    text: {
      en: 'The branch makes no visits at this hour. Choose one of the hours that are offered.',
      ur: 'اس وقت برانچ کا عملہ ملاقات کے لیے نہیں جاتا۔ دیے گئے اوقات میں سے چنیے۔',
    },
  },
  visit_hour_full: {
    status: 409,
    text: {
      en: 'All visits of the branch at this hour are taken. Choose another hour.',
      ur: 'اس وقت برانچ کی تمام ملاقاتیں طے ہو چکی ہیں۔ کوئی اور وقت چنیے۔',
    },
  },
  nothing_to_merge: {
    status: 409,
    text: {
      en: 'There is no other open request from this number that you can work on.',
      ur: 'اس نمبر سے کوئی اور کھلی درخواست نہیں جس پر آپ کام کر سکیں۔',
    },
  },
  visit_of_merged: {
    status: 409,
    text: {
      en: 'A home visit is booked on one of the other requests. Cancel it first, then merge.',
      ur: 'دوسری درخواستوں میں سے ایک پر گھر پر ملاقات طے ہے۔ پہلے اسے منسوخ کیجیے، پھر یکجا کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
