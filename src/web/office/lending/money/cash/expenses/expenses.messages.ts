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
  confirmExpenseTitle: { en: 'The expense is right', ur: 'یہ خرچ درست ہے' },
  expenseConfirmed: { en: 'The expense is confirmed', ur: 'خرچ کی تصدیق ہو گئی' },
  isUnconfirmed: { en: 'Not confirmed yet', ur: 'تصدیق باقی ہے' },
  expenseByAnother: {
    en: 'You recorded this expense. Another superadmin confirms it.',
    ur: 'یہ خرچ آپ نے درج کیا۔ تصدیق کوئی دوسرا سپر ایڈمن کرے گا۔',
  },
} as const satisfies Record<string, Phrase>;

export const expenseVerb: Phrase<(amount: string) => string> = {
  en: (amount) => `Record ${amount}`,
  ur: (amount) => `${amount} درج کریں`,
};
