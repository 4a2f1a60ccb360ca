import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const backDatedMessages = {
  title: { en: 'Request a back-dated payment', ur: 'پچھلی تاریخ کی ادائیگی کی درخواست' },
  verb: { en: 'Request a payment of', ur: 'ادائیگی کی درخواست دیں:' },
  confirm: { en: 'I checked it: it is right', ur: 'میں نے جانچ لیا: یہ درست ہے' },
  reasonHint: {
    en: 'Why it was not recorded on its day, and where the slip was.',
    ur: 'اپنی تاریخ پر درج کیوں نہیں ہوئی، اور پرچی کہاں تھی۔',
  },
  fields: {
    amount: lendingWords.amountReceived,
    valuedOn: lendingWords.receivedOn,
    method: lendingWords.method,
    reference: lendingWords.referenceNumber,
    confirmed: plainWords.confirmed,
    reason: plainWords.reason,
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

export const paymentFrom: Phrase<(name: string) => string> = {
  en: (name) => `Received from ${name}`,
  ur: (name) => `${name} سے وصول ہوئے`,
};
