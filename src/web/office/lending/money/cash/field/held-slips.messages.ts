import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Slips from the field on hold', ur: 'فیلڈ کی روکی گئی پرچیاں' },
  lead: {
    en: 'The cash is with the officer, or was handed over with the rest. Each slip is valid. Decide what becomes of it.',
    ur: 'نقد افسر کے پاس ہے یا باقی نقد کے ساتھ حوالے ہو چکا ہے۔ ہر پرچی درست ہے۔ فیصلہ کیجیے کہ اس کا کیا ہو۔',
  },
  post: { en: 'Record the payment', ur: 'یہ ادائیگی درج کریں' },
  postText: {
    en: 'The payment counts on the day it was taken, as cash of the officer. Beyond what is left to pay it is overpaid.',
    ur: 'ادائیگی وصولی کے دن سے شمار ہوگی، اسی افسر کے نقد میں۔ باقی سے زیادہ رقم زائد ادائیگی ہوگی۔',
  },
  posted: { en: 'The slip is a receipt now', ur: 'پرچی اب رسید بن گئی ہے' },
  toOther: { en: 'Move the slip', ur: 'پرچی منتقل کریں' },
  toOtherText: {
    en: 'The payment counts on the chosen agreement of the same customer, on the day it was taken. The slip stays valid.',
    ur: 'ادائیگی اسی صارف کے چنے گئے معاہدے میں، وصولی کے دن سے شمار ہوگی۔ پرچی درست رہے گی۔',
  },
  noOther: {
    en: 'The customer has no other agreement with money left to pay. Give the cash back.',
    ur: 'صارف کا کوئی اور معاہدہ نہیں جس پر رقم باقی ہو۔ نقد واپس دیجیے۔',
  },
  otherAgreement: { en: 'Agreement of the customer', ur: 'صارف کا معاہدہ' },
  giveBack: { en: 'Cash was given back', ur: 'نقد واپس دیا گیا' },
  giveBackText: {
    en: 'Nothing is recorded on the agreement. If the cash is in the drawer already, the drawer gives it to the officer first. Say to whom the cash was given back.',
    ur: 'معاہدے میں کچھ درج نہیں ہوگا۔ نقد دراز میں جا چکا ہو تو پہلے دراز سے افسر کو دیا جائے۔ بتائیے کہ نقد کس کو واپس دیا گیا۔',
  },
  givenBack: { en: 'The slip is settled', ur: 'پرچی کا معاملہ ختم ہوا' },
  ownSlip: {
    en: 'You took this cash. Another superadmin decides.',
    ur: 'یہ نقد آپ نے لیا تھا۔ فیصلہ کوئی دوسرا سپر ایڈمن کرے گا۔',
  },
  notToMove: {
    en: 'This cash belongs to this agreement. Record it, or give it back.',
    ur: 'یہ نقد اسی معاہدے کا ہے۔ اسے درج کیجیے یا واپس دیجیے۔',
  },
  notToPost: {
    en: 'The agreement takes no payment. Move the cash to another one, or give it back.',
    ur: 'اس معاہدے میں ادائیگی نہیں لی جا سکتی۔ نقد دوسرے معاہدے میں منتقل کیجیے یا واپس دیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
