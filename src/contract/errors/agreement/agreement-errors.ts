import type { CatalogueEntry } from '../catalogue-entry.ts';
import { onDay } from '../figures.ts';
import { agreementStatusErrors } from './agreement-status-errors.ts';

/** Refusals of customers and agreements that are not ready for money to move. */
const termsErrors = {
  cnic_taken: {
    status: 409,
    text: {
      en: 'Someone with this CNIC is already on record. Search for the CNIC and use that record.',
      ur: 'اس شناختی کارڈ نمبر سے ایک فرد پہلے سے درج ہے۔ اسی نمبر سے تلاش کر کے وہی ریکارڈ استعمال کیجیے۔',
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
  consent_code_prints_only: {
    status: 409,
    text: {
      en: 'This customer gets no messages: print the code.',
      ur: 'ان صارف کو پیغامات نہیں بھیجے جاتے: کوڈ پرنٹ کیجیے۔',
    },
  },
  consent_code_not_by_hand: {
    status: 409,
    text: {
      en: 'Codes are sent by the message provider here: send it that way, or print it.',
      ur: 'یہاں کوڈ کا پیغام خود بھیجا جاتا ہے: اسی طرح بھیجیے، یا پرنٹ کیجیے۔',
    },
  },
  consent_code_by_hand: {
    status: 409,
    text: {
      en: 'No message provider is set: open the message by hand, or print the code.',
      ur: 'پیغامات کے لیے کوئی کمپنی مقرر نہیں: پیغام خود کھول کر بھیجیے، یا کوڈ پرنٹ کیجیے۔',
    },
  },
  consent_code_messages_paused: {
    status: 409,
    text: {
      en: 'Messages of this branch are paused: print the code.',
      ur: 'اس برانچ کے پیغامات روکے ہوئے ہیں: کوڈ پرنٹ کیجیے۔',
    },
  },
  consent_code_sent_often: {
    status: 409,
    text: {
      en: ({ count }: { count: number }) =>
        `${count} codes were sent for this agreement within an hour: print the code, or send one later.`,
      ur: ({ count }: { count: number }) =>
        `اس معاہدے کے لیے ایک گھنٹے میں \u2066${count}\u2069 کوڈ بھیجے جا چکے ہیں: کوڈ پرنٹ کیجیے، یا بعد میں بھیجیے۔`,
    },
  },
  consent_code_missing: {
    status: 409,
    text: {
      en: 'No code has been made for these terms. Make one and give it to the customer.',
      ur: 'ان شرائط کے لیے کوئی کوڈ نہیں بنایا گیا۔ کوڈ بنا کر صارف کو دیجیے۔',
    },
  },
  consent_code_wrong: {
    status: 422,
    text: {
      en: ({ left }: { left: number }) =>
        `This is not the code for these terms. Ask the customer to read it again; tries left: ${left}.`,
      ur: ({ left }: { left: number }) =>
        `یہ ان شرائط کا کوڈ نہیں۔ صارف سے کہیے کہ دوبارہ پڑھیں؛ باقی کوششیں: \u2066${left}\u2069۔`,
    },
  },
  consent_code_expired: {
    status: 410,
    text: {
      en: 'This code was valid for 15 minutes and has expired. Make a new one.',
      ur: 'یہ کوڈ 15 منٹ کے لیے تھا اور اس کی مدت ختم ہو چکی ہے۔ نیا کوڈ بنائیے۔',
    },
  },
  consent_code_spent: {
    status: 410,
    text: {
      en: 'A wrong code was entered five times, so this one no longer counts. Make a new one.',
      ur: 'پانچ بار غلط کوڈ لکھا گیا، اس لیے یہ کوڈ اب نہیں چلے گا۔ نیا کوڈ بنائیے۔',
    },
  },
  consent_code_used: {
    status: 410,
    text: {
      en: 'This code has already been used: the consent is on record.',
      ur: 'یہ کوڈ استعمال ہو چکا ہے: رضامندی درج ہے۔',
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
