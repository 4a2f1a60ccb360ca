import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const messages = {
  downPayment: lendingWords.downPayment,
  relief: lendingWords.relief,
  lastInstallment: { en: 'Last installment', ur: 'آخری قسط' },
  asListed: { en: 'Installments, as listed', ur: 'قسطیں، فہرست کے مطابق' },
  dates: { en: 'First and last date', ur: 'پہلی اور آخری تاریخ' },
  until: { en: 'to', ur: 'تا' },
  rate: { en: 'Annual percentage rate', ur: 'سالانہ شرحِ منافع' },
  everyInstallment: { en: 'Every installment, in rupees', ur: 'تمام قسطیں، روپوں میں' },
} as const satisfies Record<string, Phrase>;

/** The figures that are called differently in a sale and a loan: a price is paid, money lent is repaid. */
export const messagesOfKind = {
  deferred_sale: {
    financed: { en: 'Paid in installments', ur: 'قسطوں میں قابلِ ادا' },
    total: { en: 'Total payable = price', ur: 'کل قابلِ ادا رقم = قیمت' },
    totalWithRelief: { en: 'Total payable = price less relief', ur: 'کل قابلِ ادا رقم = قیمت، رعایت نکال کر' },
  },
  qard_e_hasan: {
    financed: { en: 'Repaid in installments', ur: 'قسطوں میں قابلِ واپسی' },
    total: { en: 'Total to repay = amount lent', ur: 'کل قابلِ واپسی رقم = قرض کی رقم' },
    totalWithRelief: {
      en: 'Total to repay = amount lent less relief',
      ur: 'کل قابلِ واپسی رقم = قرض کی رقم، رعایت نکال کر',
    },
  },
} as const satisfies Record<ContractKind, Record<string, Phrase>>;

/** The words before the amount of each installment. */
export const installmentsOf: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'installment', 'installments')} of`,
  ur: (count) => (count === 1 ? '\u20661\u2069 قسط' : `\u2066${formatCount(count)}\u2069 قسطیں، ہر ایک`),
};
