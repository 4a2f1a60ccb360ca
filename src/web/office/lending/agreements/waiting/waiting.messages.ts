import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  submitted: {
    en: 'Another authorized person decides it under Approvals. Nothing is owed before the start.',
    ur: 'کوئی دوسرا مجاز شخص ”منظوریاں“ میں اس کا فیصلہ کرے گا۔ آغاز سے پہلے کچھ واجب الادا نہیں۔',
  },
  consentAgain: {
    en: 'Relief was approved, so the terms are new: read the new statement with the customer and record the consent below.',
    ur: 'رعایت ملنے سے شرائط نئی ہو گئیں: صارف کے ساتھ نیا معلومات نامہ پڑھیے اور نیچے رضامندی درج کیجیے۔',
  },
  reasonMissing: {
    en: 'As the records are now, it can be approved only with a reason.',
    ur: 'موجودہ ریکارڈ کے مطابق اب وجہ کے بغیر منظوری نہیں ہو سکتی۔',
  },
  writeReason: { en: 'Write the reason', ur: 'وجہ لکھیں' },
  submitAgain: { en: 'Submit again', ur: 'دوبارہ جمع کرائیں' },
  ended: {
    en: 'It stays on record. A new agreement can be made from the customer’s account.',
    ur: 'یہ ریکارڈ میں رہے گا۔ نیا معاہدہ صارف کے کھاتے سے بنایا جا سکتا ہے۔',
  },
  started: {
    en: 'Schedule, entries and payments are on the customer’s account.',
    ur: 'شیڈول، اندراجات اور ادائیگیاں صارف کے کھاتے میں ہیں۔',
  },
  account: { en: 'Open the account', ur: 'کھاتہ کھولیں' },
  lead: {
    en: 'The customer consented to it, and gets a copy at the start',
    ur: 'اسی پر صارف نے رضامندی دی، اور آغاز پر اس کی نقل دی جاتی ہے',
  },
  end: { en: 'End before the start', ur: 'آغاز سے پہلے ختم کریں' },
  endLead: {
    en: 'Nothing is owed, and it stays on record with the reason',
    ur: 'کچھ واجب الادا نہیں ہوگا، اور وجہ کے ساتھ ریکارڈ میں رہے گا',
  },
  withdraw: { en: 'Record withdrawal', ur: 'دستبرداری درج کریں' },
  withdrawText: {
    en: 'The customer no longer wants it. If it is waiting for approval, it leaves the list.',
    ur: 'صارف اب یہ نہیں چاہتے۔ اگر منظوری کا منتظر ہے تو فہرست سے نکل جائے گا۔',
  },
  cancel: { en: 'Cancel agreement', ur: 'معاہدہ منسوخ کریں' },
  cancelText: {
    en: 'The lender no longer offers it.',
    ur: 'ادارہ اب یہ پیش نہیں کرتا۔',
  },
} as const satisfies Record<string, Phrase>;

/** The start of an approved agreement: its next step, and the button for it. */
export const startsOf: Readonly<Record<ContractKind, { readonly next: Phrase; readonly verb: Phrase }>> = {
  deferred_sale: {
    next: {
      en: 'Next: hand over the goods and take the down payment.',
      ur: 'اس کے بعد: سامان حوالے کیجیے اور پیشگی ادائیگی وصول کیجیے۔',
    },
    verb: lendingWords.handOverGoods,
  },
  qard_e_hasan: {
    next: {
      en: 'Next: pay out the loan against a signature.',
      ur: 'اس کے بعد: دستخط لے کر قرض کی رقم دیجیے۔',
    },
    verb: lendingWords.payOutLoan,
  },
};

export const submittedBy: Phrase<(name: string) => string> = {
  en: (name) => `Waiting for approval. Submitted by ${name}`,
  ur: (name) => `منظوری کا منتظر۔ جمع کرانے والے: ${name}`,
};

export const withdrawTitle: Phrase<(number: string) => string> = {
  en: (number) => `Record that the customer withdraws from agreement ${number}?`,
  ur: (number) => `معاہدے \u2066${number}\u2069 سے صارف کی دستبرداری درج کریں؟`,
};

export const cancelTitle: Phrase<(number: string) => string> = {
  en: (number) => `Cancel agreement ${number}?`,
  ur: (number) => `معاہدہ \u2066${number}\u2069 منسوخ کریں؟`,
};
