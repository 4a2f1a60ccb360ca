import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Create account', ur: 'اکاؤنٹ بنائیں' },
  lead: {
    en: 'See your installments and receipts at any time',
    ur: 'اپنی قسطیں اور رسیدیں جب چاہیں دیکھیے',
  },
  activationCode: { en: 'Activation code (optional)', ur: 'ایکٹیویشن کوڈ (اختیاری)' },
  activationHint: {
    en: 'You get it from your branch. It links your account to your record at once; without it, your account waits until the branch links it.',
    ur: 'یہ کوڈ آپ کی برانچ دیتی ہے۔ اس سے اکاؤنٹ فوراً آپ کے ریکارڈ سے جڑ جاتا ہے؛ کوڈ نہ ہو تو برانچ کے جوڑنے تک انتظار کرنا ہوگا۔',
  },
} as const satisfies Record<string, Phrase>;
