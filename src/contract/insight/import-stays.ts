import type { PaidStays } from '#domain/insight/imports/paid-more.ts';
import type { Phrase } from '#domain/language.ts';
import type { ImportFieldName, ImportKind } from './import-fields.ts';

const reasons = {
  customer: {
    en: 'Stays as it is: an agreement does not pass to another customer',
    ur: 'تبدیل نہیں ہوگا: معاہدہ کسی اور صارف کے نام نہیں ہوتا',
  },
  branch: {
    en: 'Stays as it is: move the customer, with all agreements, to the other branch',
    ur: 'تبدیل نہیں ہوگا: صارف کو تمام معاہدوں سمیت دوسری برانچ منتقل کیجیے',
  },
  terms: {
    en: 'Stays as it is: it is part of the signed agreement',
    ur: 'تبدیل نہیں ہوگا: یہ دستخط شدہ معاہدے کا حصہ ہے',
  },
  relief: {
    en: 'Stays as it is: relief is requested on the agreement',
    ur: 'تبدیل نہیں ہوگا: رعایت کی درخواست معاہدے پر ہوتی ہے',
  },
} as const satisfies Record<string, Phrase>;

const paidReasons: Readonly<Record<PaidStays, Phrase>> = {
  paid_less: {
    en: 'Stays as it is: a payment is only reversed on the agreement',
    ur: 'تبدیل نہیں ہوگا: ادائیگی صرف معاہدے پر منسوخ ہوتی ہے',
  },
  other_customer: reasons.customer,
  used_since: {
    en: 'Stays as it is: something was recorded on the agreement since. Record the missing payment there',
    ur: 'تبدیل نہیں ہوگا: معاہدے پر بعد میں کچھ درج ہو چکا ہے۔ رہ جانے والی ادائیگی وہیں درج کیجیے',
  },
  month_closed: {
    en: 'Stays as it is: a month was closed since the move. Record the missing payment on the agreement',
    ur: 'تبدیل نہیں ہوگا: منتقلی کے بعد کسی مہینے کا حساب بند ہو چکا ہے۔ رہ جانے والی ادائیگی معاہدے پر درج کیجیے',
  },
  day_missing: {
    en: 'Stays as it is: the date of the last payment is missing or cannot be read',
    ur: 'تبدیل نہیں ہوگا: آخری ادائیگی کی تاریخ موجود نہیں یا پڑھی نہیں جا سکتی',
  },
  after_move: {
    en: 'Stays as it is: it was paid after the agreement was brought in. Record it on the agreement',
    ur: 'تبدیل نہیں ہوگا: یہ رقم معاہدے کی امپورٹ کے بعد آئی۔ اسے معاہدے پر درج کیجیے',
  },
  before_delivery: {
    en: 'Stays as it is: the last payment is dated before the delivery',
    ur: 'تبدیل نہیں ہوگا: آخری ادائیگی کی تاریخ حوالگی سے پہلے کی ہے',
  },
  beyond_installments: {
    en: 'Stays as it is: it is more than all installments together',
    ur: 'تبدیل نہیں ہوگا: یہ تمام قسطوں کی کل رقم سے زیادہ ہے',
  },
};

interface Difference {
  readonly field: ImportFieldName;
  readonly paid?: { readonly stays: PaidStays | null };
}

/** The reason why an import leaves a value on record as it is; null if it can take the value of the file over. */
export function whyItStays(kind: ImportKind, { field, paid }: Difference): Phrase | null {
  if (kind === 'customers') return field === 'branch' ? reasons.branch : null;
  if (field === 'cnic') return reasons.customer;
  if (field === 'reliefToDate') return reasons.relief;
  if (field !== 'paidToDate') return reasons.terms;
  return paid?.stays ? paidReasons[paid.stays] : null;
}
