import type { CatalogueEntry } from './catalogue-entry.ts';
import { inRupees } from './figures.ts';

/** Refusals of requests and decisions, where one person asks and another decides. */
export const approvalErrors = {
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
      en: 'You requested this yourself. Enter your password to decide it alone.',
      ur: 'یہ درخواست آپ نے خود دی ہے۔ اکیلے فیصلے کے لیے اپنا پاس ورڈ لکھیے۔',
    },
  },
  related_person: {
    status: 403,
    text: {
      en: 'This customer is on record with your own CNIC or phone, or you are their guarantor. Ask a colleague to do this for you.',
      ur: 'اس صارف کا ریکارڈ آپ کے اپنے شناختی کارڈ نمبر یا فون پر ہے، یا آپ ان کے ضامن ہیں۔ یہ کام کسی دوسرے ساتھی سے کرائیے۔',
    },
  },
  not_own_request: {
    status: 403,
    text: {
      en: 'Someone else requested this. Only they can withdraw it; a superadmin can reject it.',
      ur: 'یہ درخواست کسی اور نے دی ہے۔ اسے وہی واپس لے سکتے ہیں؛ سپر ایڈمن اسے نامنظور کر سکتے ہیں۔',
    },
  },
  warning_not_confirmed: {
    status: 409,
    text: {
      en: 'This money goes back by another method than it came in. Confirm that to approve it, or reject it.',
      ur: 'یہ رقم جس طریقے سے آئی تھی اس سے مختلف طریقے سے واپس ہوگی۔ منظور کرنے کے لیے اس کی تصدیق کیجیے، یا نامنظور کیجیے۔',
    },
  },
  evidence_required: {
    status: 422,
    text: {
      en: 'Add evidence of the family’s need: a note or a document.',
      ur: 'خاندان کے ضرورت مند ہونے کا ثبوت دیجیے: کوئی نوٹ یا دستاویز۔',
    },
  },
  evidence_document_gone: {
    status: 409,
    text: {
      en: 'A document you chose has been removed or replaced in the meantime. Choose the documents again.',
      ur: 'آپ کی چنی ہوئی کوئی دستاویز اس دوران ہٹائی یا بدلی جا چکی ہے۔ دستاویزات دوبارہ چنیے۔',
    },
  },
  reason_required: {
    status: 422,
    text: { en: 'Enter a reason for this request.', ur: 'اس درخواست کی وجہ لکھیے۔' },
  },
  relief_fund_exhausted: {
    status: 409,
    text: {
      en: ({ left }: { left: number }) =>
        `The relief fund has ${inRupees.en(left)} left. Lower the amount or ask a superadmin to raise the budget.`,
      ur: ({ left }: { left: number }) =>
        `رعایت کے فنڈ میں ${inRupees.ur(left)} باقی ہیں۔ رقم کم کیجیے یا سپر ایڈمن سے بجٹ بڑھوائیے۔`,
    },
  },
  relief_budget_below_granted: {
    status: 422,
    text: {
      en: ({ reserved, granted }: { reserved: number; granted: number }) =>
        `${inRupees.en(granted)} of relief is granted and ${inRupees.en(reserved)} more is reserved for agreements that have not started. Set a budget of at least ${inRupees.en(granted + reserved)}.`,
      ur: ({ reserved, granted }: { reserved: number; granted: number }) =>
        `${inRupees.ur(granted)} کی رعایت دی جا چکی ہے اور ${inRupees.ur(reserved)} ان معاہدوں کے لیے مختص ہیں جو ابھی شروع نہیں ہوئے۔ بجٹ کم از کم ${inRupees.ur(granted + reserved)} مقرر کیجیے۔`,
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
