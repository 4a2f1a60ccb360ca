import type { StoredStatementLine } from '#contract/lending/bank-statements/bank-statements.ts';
import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';

export const messages = {
  rules: { en: 'Rules', ur: 'قواعد' },
  title: { en: 'What is matched by itself', ur: 'کیا خود ملایا جائے' },
  postsCertainHint: {
    en: 'When a file is added, a line with a payment number is recorded, and one with the reference and amount of an entry is linked. Whatever asks a question waits for a person.',
    ur: 'فائل شامل کرنے پر ادائیگی نمبر والی سطر درج ہو جاتی ہے، اور جس کا حوالہ نمبر اور رقم کسی اندراج کے ہوں وہ ملا دی جاتی ہے۔ جس میں کوئی سوال ہو وہ منتظر رہتی ہے۔',
  },
  feeTextsHint: {
    en: 'One text a line, such as SMS ALERT. Money that went out with these words is set aside as a fee of the bank.',
    ur: 'ہر سطر میں ایک عبارت، جیسے \u2066SMS ALERT\u2069۔ جانے والی رقم کی جس سطر میں یہ الفاظ ہوں وہ بینک کی فیس کے طور پر الگ رکھی جاتی ہے۔',
  },
  matched: { en: 'Matched', ur: 'کس سے ملی' },
  takenBack: { en: 'The line waits again', ur: 'سطر پھر منتظر ہے' },
  waits: { en: 'Waits', ur: 'منتظر' },
  byRule: { en: 'By rule', ur: 'قاعدے سے' },
} as const satisfies Record<string, Phrase>;

export const wayNames: Readonly<Record<NonNullable<StoredStatementLine['match']>['how'], Phrase>> = {
  posted: { en: 'Recorded as a payment', ur: 'ادائیگی کے طور پر درج' },
  linked: { en: 'Linked to an entry', ur: 'اندراج سے ملائی گئی' },
  deposit: { en: 'Linked to a deposit', ur: 'جمع کرائے گئے نقد سے ملائی گئی' },
  aside: { en: 'No customer’s money', ur: 'صارف کی رقم نہیں' },
};

export const matchedByRule: Phrase<(recorded: number, linked: number, aside: number) => string> = {
  en: (recorded, linked, aside) =>
    `By rule: ${formatCount(recorded)} recorded, ${formatCount(linked)} linked, ${formatCount(aside)} set aside`,
  ur: (recorded, linked, aside) =>
    `قاعدے سے: \u2066${formatCount(recorded)}\u2069 درج ہوئیں، \u2066${formatCount(linked)}\u2069 ملائی گئیں، \u2066${formatCount(aside)}\u2069 الگ رکھی گئیں`,
};
