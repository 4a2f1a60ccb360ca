import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { labels as asked } from '#web/office/kit/form/question/question.messages.ts';
import { officerTitle } from '../../ground/labels/customer-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const labels = {
  branchId: lendingWords.branch,
  officerId: officerTitle,
  reason: asked.reason,
} as const satisfies Record<string, Phrase>;

export const messages = {
  verb: { en: 'Move', ur: 'منتقل کریں' },
  text: {
    en: 'Agreement and receipt numbers stay as they are. What is collected from now on counts for the new branch.',
    ur: 'معاہدوں اور رسیدوں کے نمبر وہی رہیں گے۔ آئندہ وصول ہونے والی رقم نئی برانچ میں شمار ہوگی۔',
  },
  textWithin: {
    en: 'The officer takes over the customers with all their agreements.',
    ur: 'یہ صارفین اپنے تمام معاہدوں سمیت اس افسر کے سپرد ہو جائیں گے۔',
  },
  moves: { en: 'What will move', ur: 'کیا منتقل ہوگا' },
  customers: lendingWords.customers,
  agreements: lendingWords.agreements,
  outstanding: lendingWords.outstanding,
  counting: { en: 'Counting what will move', ur: 'شمار ہو رہا ہے کہ کیا منتقل ہوگا' },
  notCounted: { en: 'These customers cannot be moved', ur: 'یہ صارفین منتقل نہیں ہو سکتے' },
  undoReason: { en: 'The move was undone at once', ur: 'منتقلی فوراً واپس لے لی گئی' },
  chooseBranch: { en: 'Choose a branch', ur: 'برانچ چنیں' },
  chooseOfficer: { en: 'Choose an officer', ur: 'افسر چنیں' },
} as const satisfies Record<string, Phrase>;

export const question: Phrase<(customers: number | undefined) => string> = {
  en: (customers) =>
    customers === undefined
      ? 'Move customers'
      : `Move ${formatCount(customers)} ${countNoun(customers, 'customer', 'customers')}`,
  ur: (customers) =>
    customers === undefined
      ? 'صارفین کی منتقلی'
      : `\u2066${formatCount(customers)}\u2069 ${customers === 1 ? 'صارف' : 'صارفین'} کی منتقلی`,
};

interface Moved {
  readonly customers: number;
  readonly agreements: number;
}

export const moved: Phrase<(moved: Moved) => string> = {
  en: ({ customers, agreements }) =>
    `Moved: ${formatCount(customers)} ${countNoun(customers, 'customer', 'customers')}, ${formatCount(agreements)} ${countNoun(agreements, 'agreement', 'agreements')}`,
  ur: ({ customers, agreements }) =>
    `منتقل ہو گئے: \u2066${formatCount(customers)}\u2069 ${customers === 1 ? 'صارف' : 'صارفین'}، \u2066${formatCount(agreements)}\u2069 ${agreements === 1 ? 'معاہدہ' : 'معاہدے'}`,
};
