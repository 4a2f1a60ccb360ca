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
  paidMore: {
    en: 'Stays as it is: record the missing payment on the agreement',
    ur: 'تبدیل نہیں ہوگا: رہ جانے والی ادائیگی معاہدے پر درج کیجیے',
  },
  paidLess: {
    en: 'Stays as it is: a payment is only reversed on the agreement',
    ur: 'تبدیل نہیں ہوگا: ادائیگی صرف معاہدے پر منسوخ ہوتی ہے',
  },
  relief: {
    en: 'Stays as it is: relief is requested on the agreement',
    ur: 'تبدیل نہیں ہوگا: رعایت کی درخواست معاہدے پر ہوتی ہے',
  },
} as const satisfies Record<string, Phrase>;

interface Difference {
  readonly field: ImportFieldName;
  readonly was: string | number | null;
  readonly now: string | number;
}

/** The reason why an import leaves a value on record as it is; null if it can take the value of the file over. */
export function whyItStays(kind: ImportKind, { field, was, now }: Difference): Phrase | null {
  if (kind === 'customers') return field === 'branch' ? reasons.branch : null;
  if (field === 'cnic') return reasons.customer;
  if (field === 'reliefToDate') return reasons.relief;
  if (field !== 'paidToDate') return reasons.terms;
  return Number(now) > Number(was) ? reasons.paidMore : reasons.paidLess;
}
