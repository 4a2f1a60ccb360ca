import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Slips from the field on hold', ur: 'فیلڈ کی روکی گئی پرچیاں' },
  lead: {
    en: 'The cash is with the officer, and each slip is valid. Decide what becomes of it.',
    ur: 'نقد افسر کے پاس ہے، اور ہر پرچی درست ہے۔ فیصلہ کیجیے کہ اس کا کیا ہو۔',
  },
  post: { en: 'Record the payment', ur: 'یہ ادائیگی درج کریں' },
  postText: {
    en: 'The payment counts on the day it was taken, and the cash is in the hand of the officer. Beyond what is left to pay it is overpaid.',
    ur: 'ادائیگی وصولی کے دن سے شمار ہوگی، اور نقد افسر کے پاس رہے گا۔ باقی سے زیادہ رقم زائد ادائیگی ہوگی۔',
  },
  posted: { en: 'The slip is a receipt now', ur: 'پرچی اب رسید بن گئی ہے' },
  giveBack: { en: 'Cash was given back', ur: 'نقد واپس دیا گیا' },
  giveBackText: {
    en: 'Nothing is recorded on the agreement. Say to whom the cash was given back.',
    ur: 'معاہدے میں کچھ درج نہیں ہوگا۔ بتائیے کہ نقد کس کو واپس دیا گیا۔',
  },
  givenBack: { en: 'The slip is settled', ur: 'پرچی کا معاملہ ختم ہوا' },
  ownSlip: {
    en: 'You took this cash. Another superadmin decides.',
    ur: 'یہ نقد آپ نے لیا تھا۔ فیصلہ کوئی دوسرا سپر ایڈمن کرے گا۔',
  },
  notToPost: {
    en: 'The agreement takes no payment. Give the cash back.',
    ur: 'اس معاہدے میں ادائیگی نہیں لی جا سکتی۔ نقد واپس دیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
