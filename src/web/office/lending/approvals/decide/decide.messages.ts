import { agreementLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';
import type { ChequeReturnReason } from '#domain/lending/ledger/cheque.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { messages as approveVerb } from '../../ground/approval/approve-verb.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  opening: lendingWords.request,
  notOpened: { en: 'This request could not be opened', ur: 'یہ درخواست نہیں کھل سکی' },
  customer: lendingWords.customer,
  branch: lendingWords.branch,
  askedBy: lendingWords.requestedBy,
  reason: plainWords.reason,
  evidence: { en: 'Evidence', ur: 'ثبوت' },
  documentRemoved: {
    en: 'Removed or replaced since; kept for this request',
    ur: 'بعد میں ہٹا یا بدل دی گئی؛ اس درخواست کے لیے محفوظ ہے',
  },
  documentNotOpened: { en: 'This document could not be opened', ur: 'یہ دستاویز نہیں کھل سکی' },
  cnicHidden: { en: 'Viewing it is recorded with your name.', ur: 'اسے دیکھنا آپ کے نام سے درج ہوگا۔' },
  showCnic: plainWords.show,
  entry: { en: 'Entry to reverse', ur: 'کس کی منسوخی' },
  chequeReturned: { en: 'Cheque returned', ur: 'چیک واپس آیا' },
  receipt: lendingWords.receipt,
  voucher: lendingWords.voucher,
  paidOutBy: { en: 'Paid out by', ur: 'رقم دینے والا' },
  openVoucher: { en: 'Open the voucher', ur: 'واؤچر کھولیں' },
  voucherText: {
    en: 'Print it, and give the money when the customer has signed it.',
    ur: 'اسے پرنٹ کیجیے، اور صارف کے دستخط لے کر رقم دیجیے۔',
  },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  receivedOn: lendingWords.receivedOn,
  deliveredOn: agreementLabels.deliveredOn,
  consent: lendingWords.consent,
  leadsTo: { en: 'Effect', ur: 'اس کا نتیجہ' },
  leadsToNow: { en: 'Effect now', ur: 'اب اس کا نتیجہ' },
  fund: lendingWords.reliefFund,
  trail: { en: 'History', ur: 'مراحل' },

  nothingDecided: { en: 'Nothing decided yet', ur: 'ابھی کوئی فیصلہ نہیں ہوا' },
  approve: approveVerb.approve,
  reject: lendingWords.reject,
  withdraw: { en: 'Withdraw', ur: 'واپس لیں' },
  close: plainWords.close,
  previous: { en: 'Previous request', ur: 'پچھلی درخواست' },
  next: { en: 'Next request', ur: 'اگلی درخواست' },

  alone: {
    en: 'You requested this yourself. To decide it alone, enter your password. The audit will record that you decided alone.',
    ur: 'یہ درخواست آپ نے خود دی ہے۔ اکیلے فیصلہ کرنے کے لیے آپ کا پاس ورڈ ضروری ہے، اور آڈٹ ریکارڈ میں درج ہوگا کہ فیصلہ آپ نے اکیلے کیا۔',
  },
  anotherWayTitle: {
    en: 'This money came in by another method',
    ur: 'یہ رقم کسی اور طریقے سے آئی تھی',
  },
  anotherWayText: {
    en: 'Approve it only if you are sure that the customer gets the money this way.',
    ur: 'صرف تب منظور کیجیے جب آپ کو یقین ہو کہ رقم اسی طریقے سے صارف ہی کو ملے گی۔',
  },
  anotherWayReason: { en: 'Why by another method', ur: 'دوسرے طریقے سے کیوں' },
  rejectText: {
    en: 'Nothing changes on the agreement. The request stays on record with your reason.',
    ur: 'معاہدے میں کچھ نہیں بدلے گا۔ درخواست آپ کی وجہ کے ساتھ ریکارڈ میں رہے گی۔',
  },
  withdrawText: {
    en: 'It will not be decided. It stays on record as withdrawn.',
    ur: 'اب کوئی اس کا فیصلہ نہیں کرے گا۔ یہ واپس لی گئی درخواست کے طور پر ریکارڈ میں رہے گی۔',
  },

  outdatedTitle: {
    en: 'The agreement has changed since this was requested',
    ur: 'درخواست کے بعد معاہدہ بدل چکا ہے',
  },
  outdatedText: {
    en: 'It can no longer be approved as shown. Its effect now is below. Reject it, or ask for a new request.',
    ur: 'یہ اب اسی صورت میں منظور نہیں ہو سکتی جیسی دکھائی گئی تھی۔ نیچے دیکھیے کہ اب اس کا نتیجہ کیا ہوگا۔ نامنظور کیجیے، یا نئی درخواست دلوائیے۔',
  },
  impossibleText: {
    en: 'It can no longer be approved at all. Reject it, or ask the person who requested it to withdraw it.',
    ur: 'موجودہ حالت میں یہ منظور ہو ہی نہیں سکتی۔ نامنظور کیجیے، یا جس نے درخواست دی اس سے واپس لینے کو کہیے۔',
  },
  superadminApproves: {
    en: 'Beyond a limit, only a superadmin approves. You can reject it.',
    ur: 'حد سے بڑھ کر صرف سپر ایڈمن منظور کر سکتے ہیں۔ آپ اسے نامنظور کر سکتے ہیں۔',
  },
  mustBeAskedAgain: {
    en: 'The agreement has changed. It has to be requested again.',
    ur: 'معاہدہ بدل چکا ہے۔ درخواست دوبارہ دینا ہوگی۔',
  },
  reasonMissing: {
    en: 'It needs a written reason first: ask the person who submitted it.',
    ur: 'پہلے لکھی ہوئی وجہ درکار ہے: جس نے جمع کرایا، اس سے لکھوائیے۔',
  },
  consentMissing: {
    en: 'The customer has not consented to these terms yet.',
    ur: 'صارف نے ابھی ان شرائط پر رضامندی نہیں دی۔',
  },
  meanwhileTitle: { en: 'Already decided', ur: 'کوئی اور پہلے فیصلہ کر چکا ہے' },
  meanwhileText: {
    en: 'This is no longer waiting, so your decision changed nothing. The history below shows what happened.',
    ur: 'یہ اب فیصلے کی منتظر نہیں، اس لیے آپ کے فیصلے سے کچھ نہیں بدلا۔ نیچے مراحل میں دیکھیے کہ کیا ہوا۔',
  },
  notYours: { en: 'You may not decide this', ur: 'اس کا فیصلہ آپ نہیں کر سکتے' },
  notDecided: { en: 'Nothing was decided', ur: 'کوئی فیصلہ نہیں ہوا' },
  approvedDone: lendingWords.approved,
  rejectedDone: lendingWords.rejected,
  withdrawnDone: { en: 'Withdrawn', ur: 'واپس لی گئی' },
} as const satisfies Record<string, Phrase>;

interface Matter {
  /** With the money that it is about. */
  readonly subject: string;
  readonly name: string;
}

/** The request with its amount. */
export const ofAmount: Phrase<(subject: string, rupees: string) => string> = {
  en: (subject, rupees) => `${subject}, ${rupees}`,
  ur: (subject, rupees) => `${subject}، \u2066${rupees}\u2069`,
};

export const rejectTitle: Phrase<(matter: Matter) => string> = {
  en: ({ subject, name }) => `Reject this request? ${subject}, ${name}`,
  ur: ({ subject, name }) => `یہ درخواست نامنظور کریں؟ ${subject}، ${name}`,
};

export const approveTitle: Phrase<(matter: Matter) => string> = {
  en: ({ subject, name }) => `Approve alone? ${subject}, ${name}`,
  ur: ({ subject, name }) => `اکیلے منظور کریں؟ ${subject}، ${name}`,
};

export const beyondTitle: Phrase<(matter: Matter) => string> = {
  en: ({ subject, name }) => `Approve beyond the limit? ${subject}, ${name}`,
  ur: ({ subject, name }) => `مقررہ حد سے زیادہ پر منظور کریں؟ ${subject}، ${name}`,
};

export const confirmTitle: Phrase<(matter: Matter) => string> = {
  en: ({ subject, name }) => `Approve by another method? ${subject}, ${name}`,
  ur: ({ subject, name }) => `دوسرے طریقے سے منظور کریں؟ ${subject}، ${name}`,
};

export const withdrawTitle: Phrase<(matter: Matter) => string> = {
  en: ({ subject, name }) => `Withdraw your request? ${subject}, ${name}`,
  ur: ({ subject, name }) => `اپنی درخواست واپس لیں؟ ${subject}، ${name}`,
};

/** On the button that grants other dates. */

/** The names of the reasons of banks to return a cheque. */
export const chequeReturnNames: Readonly<Record<ChequeReturnReason, Phrase>> = {
  funds_short: { en: 'Not enough money in the account', ur: 'اکاؤنٹ میں رقم ناکافی' },
  signature_differs: { en: 'The signature differs', ur: 'دستخط مختلف ہیں' },
  payment_stopped: { en: 'Payment was stopped', ur: 'ادائیگی رکوا دی گئی' },
  account_closed: { en: 'The account is closed', ur: 'اکاؤنٹ بند ہے' },
  date_wrong: { en: 'The date or the words are wrong', ur: 'تاریخ یا تحریر درست نہیں' },
  other: { en: 'Another reason of the bank', ur: 'بینک کی کوئی اور وجہ' },
};
