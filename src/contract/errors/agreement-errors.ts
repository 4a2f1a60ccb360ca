import type { AgreementStatusReason } from '#domain/lending/agreements/agreement-actions.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { onDay } from './figures.ts';

/** For each status of an agreement: why an action is impossible now, and what is possible. */
export const agreementStatusErrors = {
  agreement_is_draft: {
    status: 409,
    text: {
      en: 'This agreement is still a draft. Submit it first.',
      ur: 'یہ معاہدہ ابھی مسودہ ہے۔ پہلے اسے جمع کرائیے۔',
    },
  },
  agreement_is_submitted: {
    status: 409,
    text: {
      en: 'This agreement is waiting for approval. Try again after the decision.',
      ur: 'یہ معاہدہ منظوری کا منتظر ہے۔ فیصلہ ہونے کے بعد کوشش کیجیے۔',
    },
  },
  agreement_is_approved: {
    status: 409,
    text: {
      en: 'This agreement is approved but not yet active. Activate it when the goods are handed over or the loan is paid out.',
      ur: 'یہ معاہدہ منظور ہو چکا ہے مگر ابھی فعال نہیں۔ سامان حوالے کرتے یا قرض کی رقم دیتے وقت اسے فعال کیجیے۔',
    },
  },
  agreement_is_active: {
    status: 409,
    text: {
      en: 'This agreement is already active, so this can no longer be done.',
      ur: 'یہ معاہدہ فعال ہو چکا ہے، اس لیے اب یہ نہیں ہو سکتا۔',
    },
  },
  agreement_is_completed: {
    status: 409,
    text: {
      en: 'This agreement is completed: nothing is outstanding on it.',
      ur: 'یہ معاہدہ مکمل ہو چکا ہے: اس پر کچھ بقایا نہیں۔',
    },
  },
  agreement_is_rejected: {
    status: 409,
    text: {
      en: 'This agreement was rejected. Draft a new one if the customer asks again.',
      ur: 'یہ معاہدہ نامنظور ہوا تھا۔ صارف دوبارہ کہیں تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_withdrawn: {
    status: 409,
    text: {
      en: 'The customer withdrew from this agreement. Draft a new one if they ask again.',
      ur: 'صارف اس معاہدے سے دستبردار ہو چکے ہیں۔ دوبارہ کہیں تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_cancelled: {
    status: 409,
    text: {
      en: 'This agreement was cancelled. Draft a new one if it is needed.',
      ur: 'یہ معاہدہ منسوخ ہو چکا ہے۔ ضرورت ہو تو نیا معاہدہ بنائیے۔',
    },
  },
  agreement_is_written_off: {
    status: 409,
    text: {
      en: 'This agreement is written off. Money that still comes in is recorded as a recovery.',
      ur: 'یہ معاہدہ کھاتے سے خارج ہو چکا ہے۔ اب جو رقم آئے اسے خارج شدہ رقم کی وصولی کے طور پر درج کیجیے۔',
    },
  },
} as const satisfies Record<AgreementStatusReason, CatalogueEntry>;

/** Refusals of customers and agreements that are not ready for money to move. */
const termsErrors = {
  cnic_taken: {
    status: 409,
    text: {
      en: 'Someone with this CNIC is already on record. Search for the CNIC and use that record.',
      ur: 'اس شناختی کارڈ نمبر سے ایک فرد پہلے سے درج ہے۔ اسی نمبر سے تلاش کر کے وہی ریکارڈ استعمال کیجیے۔',
    },
  },
  customer_blocked: {
    status: 409,
    text: {
      en: 'This customer is blocked, so no agreement can be made or started. Ask a superadmin.',
      ur: 'اس صارف پر پابندی ہے، اس لیے معاہدہ نہ بن سکتا ہے نہ شروع ہو سکتا ہے۔ سپر ایڈمن سے رابطہ کیجیے۔',
    },
  },
  guarantor_on_record: {
    status: 409,
    text: {
      en: 'A guarantor with this CNIC is on record with other details. Nothing was changed: compare them and choose.',
      ur: 'اس شناختی کارڈ نمبر سے ایک ضامن پہلے سے مختلف معلومات کے ساتھ درج ہیں۔ کچھ نہیں بدلا گیا: دونوں کا موازنہ کر کے چنیے۔',
    },
  },
  too_few_guarantors: {
    status: 409,
    text: {
      en: ({ needed, named }: { needed: number; named: number }) =>
        `An agreement needs ${needed} guarantors and this one names ${named}. Add the missing guarantors, or ask a superadmin to submit it with a reason.`,
      ur: ({ needed, named }: { needed: number; named: number }) =>
        `معاہدے کے لیے \u2066${needed}\u2069 ضامن ضروری ہیں اور اس میں \u2066${named}\u2069 ہیں۔ باقی ضامن شامل کیجیے، یا سپر ایڈمن سے کہیے کہ وجہ لکھ کر جمع کرائیں۔`,
    },
  },
  burden_needs_reason: {
    status: 409,
    text: {
      en: 'The installments take too much of the family’s income, or no income is on record. Submit the agreement with a reason.',
      ur: 'اقساط خاندان کی آمدنی کا بہت بڑا حصہ لیتی ہیں، یا آمدنی درج نہیں۔ معاہدہ وجہ لکھ کر جمع کرائیے۔',
    },
  },
  consent_missing: {
    status: 409,
    text: {
      en: 'The customer has not consented to these terms. Print the key fact statement and record the consent.',
      ur: 'صارف نے ان شرائط پر رضامندی نہیں دی۔ بنیادی معلومات نامہ پرنٹ کر کے رضامندی درج کیجیے۔',
    },
  },
  terms_changed: {
    status: 409,
    text: {
      en: 'The agreement has changed since these terms were shown. Review the new terms, then record the consent or send the request again.',
      ur: 'یہ شرائط دکھائے جانے کے بعد معاہدہ بدل چکا ہے۔ نئی شرائط دیکھیے، پھر رضامندی لیجیے یا درخواست دوبارہ دیجیے۔',
    },
  },
  delivered_after_first_due: {
    status: 422,
    text: {
      en: ({ firstDueOn }: { firstDueOn: string }) =>
        `The first installment is due on ${onDay.en(firstDueOn)}, before the agreement starts. Draft the agreement again with later dates.`,
      ur: ({ firstDueOn }: { firstDueOn: string }) =>
        `پہلی قسط ${onDay.ur(firstDueOn)} کو واجب الادا ہے، جو معاہدے کے آغاز سے پہلے ہے۔ معاہدہ بعد کی تاریخوں کے ساتھ دوبارہ تیار کیجیے۔`,
    },
  },
  delivered_before_draft: {
    status: 422,
    text: {
      en: ({ draftedOn }: { draftedOn: string }) =>
        `This agreement was drafted on ${onDay.en(draftedOn)}. Choose a later date, or ask for approval of an earlier delivery.`,
      ur: ({ draftedOn }: { draftedOn: string }) =>
        `یہ معاہدہ ${onDay.ur(draftedOn)} کو تیار ہوا تھا۔ بعد کی تاریخ چنیے، یا پہلے کی حوالگی کی منظوری مانگیے۔`,
    },
  },
  delivered_before_books: {
    status: 422,
    text: {
      en: ({ earliestOn }: { earliestOn: string }) =>
        `No entry can be dated before ${onDay.en(earliestOn)}. Choose a later date.`,
      ur: ({ earliestOn }: { earliestOn: string }) =>
        `${onDay.ur(earliestOn)} سے پہلے کی تاریخ کا اندراج نہیں ہو سکتا۔ بعد کی تاریخ چنیے۔`,
    },
  },
  not_same_customer: {
    status: 422,
    text: {
      en: 'An overpayment can be moved only to another agreement of the same customer. Choose one of those.',
      ur: 'زائد رقم صرف اسی صارف کے دوسرے معاہدے میں منتقل ہو سکتی ہے۔ انہی میں سے چنیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

export const agreementErrors = { ...agreementStatusErrors, ...termsErrors } as const;
