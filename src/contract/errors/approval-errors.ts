import type { CatalogueEntry } from './catalogue-entry.ts';

/** What is asked for by one person and decided by another. */
export const approvalErrors = {
  already_requested: {
    status: 409,
    text: {
      en: 'This was already requested and is waiting for a decision.',
      ur: 'اس کی درخواست پہلے ہی دی جا چکی ہے اور فیصلے کی منتظر ہے۔',
    },
  },
  already_decided: {
    status: 409,
    text: {
      en: 'This request was already decided. Reload the page to see the decision.',
      ur: 'اس درخواست کا فیصلہ ہو چکا ہے۔ دیکھنے کے لیے صفحہ دوبارہ کھولیے۔',
    },
  },
  own_request: {
    status: 403,
    text: {
      en: 'You requested this yourself. Let another superadmin decide it, or enter your password to decide alone.',
      ur: 'یہ درخواست آپ نے خود دی ہے۔ کسی اور سپر ایڈمن سے فیصلہ کرائیے، یا اکیلے فیصلے کے لیے اپنا پاس ورڈ لکھیے۔',
    },
  },
  not_own_request: {
    status: 403,
    text: {
      en: 'Someone else requested this. Only they can withdraw it; a superadmin can reject it.',
      ur: 'یہ درخواست کسی اور نے دی ہے۔ اسے وہی واپس لے سکتے ہیں؛ سپر ایڈمن اسے نامنظور کر سکتے ہیں۔',
    },
  },
  evidence_required: {
    status: 422,
    text: {
      en: 'Add evidence of the family’s need: a note or a document.',
      ur: 'خاندان کے ضرورت مند ہونے کا ثبوت دیجیے: کوئی نوٹ یا دستاویز۔',
    },
  },
  reason_required: {
    status: 422,
    text: { en: 'Enter a reason for this request.', ur: 'اس درخواست کی وجہ لکھیے۔' },
  },
  relief_fund_exhausted: {
    status: 409,
    text: {
      en: 'The relief fund does not have this much left. Lower the amount or ask a superadmin to raise the budget.',
      ur: 'رعایت کے فنڈ میں اتنی رقم نہیں۔ رقم کم کیجیے یا سپر ایڈمن سے بجٹ بڑھوائیے۔',
    },
  },
  relief_budget_below_granted: {
    status: 422,
    text: {
      en: 'More relief than this has already been granted. Set a higher budget.',
      ur: 'اس سے زیادہ رعایت دی جا چکی ہے۔ زیادہ بجٹ مقرر کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
