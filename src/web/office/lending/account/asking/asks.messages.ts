import type { Phrase } from '#domain/language.ts';
import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  anything: { en: 'Anything to say?', ur: 'کچھ کہنا ہے؟' },
  requests: { en: 'My requests', ur: 'آپ کی درخواستیں' },
  agreementId: { en: 'For which agreement', ur: 'کس معاہدے کے لیے' },
  kind: lendingWords.request,
  wishedOn: { en: 'When you can pay', ur: 'کب ادا کر سکتے ہیں' },
  reason: { en: 'In your own words', ur: 'اپنے الفاظ میں لکھیے' },
  send: { en: 'Send', ur: 'بھیجیں' },
  sending: lendingWords.sendingRequest,
  cancel: plainWords.cancel,
  refused: { en: 'Not sent yet', ur: 'ابھی نہیں بھیجی گئی' },
  sent: { en: 'Sent. Your branch will answer here.', ur: 'درخواست پہنچ گئی۔ برانچ یہیں جواب دے گی۔' },
  notOpened: plainWords.notOpened,
  noAgreement: {
    en: 'You have no agreement for this request. Call your branch.',
    ur: 'آپ کا کوئی ایسا معاہدہ نہیں جس کے لیے یہ درخواست ہو سکے۔ برانچ کو کال کیجیے۔',
  },
  waiting: { en: 'Waiting for an answer', ur: 'جواب باقی' },
  beingDecided: { en: 'Under review', ur: 'فیصلہ ہو رہا ہے' },
  approved: lendingWords.approved,
  notApproved: { en: 'Not approved', ur: 'منظور نہیں ہوئی' },
  answered: { en: 'Answered', ur: 'جواب مل گیا' },
  called: { en: 'Your branch has called you', ur: 'برانچ نے آپ کو کال کر لی' },
  theySay: { en: 'Your branch says:', ur: 'برانچ کا جواب:' },
} as const satisfies Record<string, Phrase>;

/** The labels of the buttons. */
export const askNames: Readonly<Record<CustomerRequestKind, Phrase>> = {
  relief: lendingWords.requestRelief,
  another_date: { en: 'Another date', ur: 'دوسری تاریخ' },
  call_back: { en: 'Call me', ur: 'مجھے کال کریں' },
};

/** The purpose of each request. */
export const askLeads: Readonly<Record<CustomerRequestKind, Phrase>> = {
  relief: {
    en: 'Is your family in hardship? Tell us why you need relief. Your branch will ask for papers.',
    ur: 'کیا آپ کا گھرانہ مشکل میں ہے؟ بتائیے کہ رعایت کیوں چاہیے۔ برانچ کاغذات مانگے گی۔',
  },
  another_date: {
    en: 'Can you not pay on the day? Tell us when you can. It costs nothing more.',
    ur: 'مقررہ تاریخ پر ادائیگی ممکن نہیں؟ بتائیے کب کر سکتے ہیں۔ اس پر کوئی اضافی رقم نہیں۔',
  },
  call_back: {
    en: 'Tell us what it is about, and your branch will call you.',
    ur: 'بتائیے کس بارے میں بات کرنی ہے، برانچ آپ کو کال کرے گی۔',
  },
};

/** The wish of another date, in a line. */
export const wishedFor: Phrase<(day: string) => string> = {
  en: (day) => `Requested date: ${day}`,
  ur: (day) => `مطلوبہ تاریخ: ${day}`,
};
