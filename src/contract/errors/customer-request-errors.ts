import type { CatalogueEntry } from './catalogue-entry.ts';
import { onDay } from './figures.ts';

/** Refusals of customers' reports and requests, and of staff's answers to them. */
export const customerRequestErrors = {
  agreement_not_running: {
    status: 409,
    text: {
      en: 'There is nothing to pay on this agreement now. Call your branch if you think this is wrong.',
      ur: 'اس معاہدے پر ابھی کچھ ادا نہیں کرنا۔ اگر آپ کو یہ درست نہ لگے تو برانچ کو کال کیجیے۔',
    },
  },
  sent_in_future: {
    status: 422,
    text: {
      en: 'This date is in the future. Choose the day you sent the money.',
      ur: 'رقم بھیجنے کی یہ تاریخ ابھی آئی نہیں۔ وہ تاریخ چنیے جس دن رقم بھیجی تھی۔',
    },
  },
  sent_before_start: {
    status: 422,
    text: {
      en: ({ startOn }: { startOn: string }) =>
        `This agreement began on ${onDay.en(startOn)}. Choose the day on which you sent the money, or another agreement.`,
      ur: ({ startOn }: { startOn: string }) =>
        `یہ معاہدہ ${onDay.ur(startOn)} کو شروع ہوا۔ وہ تاریخ چنیے جس دن رقم بھیجی تھی، یا دوسرا معاہدہ چنیے۔`,
    },
  },
  too_many_transfers: {
    status: 429,
    text: {
      en: ({ max }: { max: number }) =>
        `${max} of your transfers are being checked. Wait until your branch has checked them, or call your branch.`,
      ur: ({ max }: { max: number }) =>
        `آپ کی بھیجی ہوئی \u2066${max}\u2069 رقوم کی جانچ ہو رہی ہے۔ برانچ کے دیکھ لینے تک انتظار کیجیے یا برانچ کو کال کیجیے۔`,
    },
  },
  transfer_reported: {
    status: 409,
    text: {
      en: 'You have already reported this transfer. It is on your page. If the money was for two agreements, call your branch.',
      ur: 'آپ اس رقم کی اطلاع پہلے دے چکے ہیں، اور یہ آپ کے صفحے پر ہے۔ اگر رقم دو معاہدوں کی تھی تو برانچ کو کال کیجیے۔',
    },
  },
  transfer_recorded: {
    status: 409,
    text: {
      en: 'A payment with this number is recorded already: look for its receipt on your page. If it is not yours, call your branch.',
      ur: 'اس نمبر کی ادائیگی پہلے سے درج ہے: اپنے صفحے پر اس کی رسید دیکھیے۔ اگر وہ رسید آپ کی نہیں تو برانچ کو کال کیجیے۔',
    },
  },
  paper_not_a_picture: {
    status: 415,
    text: {
      en: 'This file is not a picture. If it is a PDF or a video, take a screenshot of it and choose that.',
      ur: 'یہ فائل تصویر نہیں۔ اگر یہ \u2066PDF\u2069 یا ویڈیو ہے تو اس کا اسکرین شاٹ لے کر وہ چنیے۔',
    },
  },
  wished_in_past: {
    status: 422,
    text: {
      en: 'The date must be after today. Choose a later date.',
      ur: 'آپ کی مطلوبہ تاریخ آج کے بعد کی ہونی چاہیے۔ بعد کی تاریخ چنیے۔',
    },
  },
  already_asked: {
    status: 409,
    text: {
      en: 'You have asked for this already. Your branch will answer: it is on your page.',
      ur: 'آپ یہ درخواست پہلے دے چکے ہیں۔ برانچ جواب دے گی: درخواست آپ کے صفحے پر ہے۔',
    },
  },
  request_answered: {
    status: 409,
    text: {
      en: 'A colleague has answered this request in the meantime. Close this and look at the list again.',
      ur: 'اس دوران کسی ساتھی نے اس درخواست کا جواب دے دیا۔ اسے بند کر کے فہرست دوبارہ دیکھیے۔',
    },
  },
  call_first: {
    status: 409,
    text: {
      en: 'The customer asked for a call. Call them and log the call. That answers the request.',
      ur: 'صارف نے کال کی درخواست کی ہے۔ کال کر کے رابطہ درج کیجیے: یہی اس درخواست کا جواب ہے۔',
    },
  },
  transfer_not_checked: {
    status: 409,
    text: {
      en: 'This transfer has been matched or refused in the meantime. Close this and look at the list again.',
      ur: 'اس دوران یہ رقم ادائیگی سے ملا دی گئی یا رد کر دی گئی۔ اسے بند کر کے فہرست دوبارہ دیکھیے۔',
    },
  },
  payment_not_of_transfer: {
    status: 409,
    text: {
      en: 'This payment does not match the transfer: the amount or date differs, it was reversed, or it is already matched to another transfer. Choose another payment.',
      ur: 'یہ ادائیگی اس اطلاع سے نہیں ملتی: رقم یا تاریخ مختلف ہے، ادائیگی منسوخ ہو چکی ہے، یا کسی اور اطلاع سے ملائی جا چکی ہے۔ کوئی اور ادائیگی چنیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
