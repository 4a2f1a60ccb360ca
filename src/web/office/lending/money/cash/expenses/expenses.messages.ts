import type { Phrase } from '#domain/language.ts';

export const messages = {
  payExpense: { en: 'Pay an expense', ur: 'خرچ دیں' },
  expenseText: {
    en: 'Enter what was paid from the drawer. Someone who did not record it confirms it.',
    ur: 'جو رقم کیش دراز سے دی گئی وہ درج کیجیے۔ اس کی تصدیق کوئی دوسرا شخص کرے گا۔',
  },
  expensePaid: { en: 'The expense is on record', ur: 'خرچ درج ہو گیا' },
  chooseCategory: { en: 'Choose a kind', ur: 'قسم چنیں' },
  unconfirmed: { en: 'Expenses not confirmed yet', ur: 'اخراجات جن کی تصدیق باقی ہے' },
  unconfirmedLead: {
    en: 'They left the drawer, and only their recorder says what for.',
    ur: 'یہ رقم کیش دراز سے نکل چکی ہے، اور ابھی صرف درج کرنے والے کا بیان ہے کہ کس کام کے لیے۔',
  },
  bill: { en: 'Picture of the bill', ur: 'خرچ کے بل کی تصویر' },
  billHint: {
    en: 'A photo or a screenshot. The office rules say up to which amount none is needed.',
    ur: 'تصویر یا اسکرین شاٹ۔ کتنی رقم تک اس کی ضرورت نہیں، یہ دفتر کے قواعد میں درج ہے۔',
  },
  withoutBill: { en: 'There is no picture of the bill.', ur: 'بل کی تصویر نہیں ہے۔' },
  confirmExpenseTitle: { en: 'The expense is right', ur: 'یہ خرچ درست ہے' },
  expenseConfirmed: { en: 'The expense is confirmed', ur: 'خرچ کی تصدیق ہو گئی' },
  notOursTitle: { en: 'This was not an expense of ours', ur: 'یہ خرچ ہمارا نہیں تھا' },
  notOurs: { en: 'The expense is an open difference now', ur: 'یہ خرچ اب باقی فرق میں ہے' },
  isUnconfirmed: { en: 'Not confirmed yet', ur: 'تصدیق باقی ہے' },
  expenseByAnother: {
    en: 'You recorded this expense. Another superadmin says if it is right.',
    ur: 'یہ خرچ آپ نے درج کیا۔ درست ہے یا نہیں، یہ کوئی دوسرا سپر ایڈمن بتائے گا۔',
  },
} as const satisfies Record<string, Phrase>;

/** The consequence for the person who paid it. */
export const notOursText: Phrase<(payer: string) => string> = {
  en: (payer) => `The amount is then an open difference in the name of ${payer}, until it is settled.`,
  ur: (payer) => `پھر یہ رقم نمٹائے جانے تک ${payer} کے نام پر فرق رہے گی۔`,
};

export const notOursVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Refuse ${amount}`,
  ur: (amount) => `${amount} رد کریں`,
};

export const expenseVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Record ${amount}`,
  ur: (amount) => `${amount} درج کریں`,
};
