import type { Phrase } from '#domain/language.ts';

export const messages = {
  no_answer: { en: 'No connection', ur: 'رابطہ منقطع ہے' },
  unavailable: {
    en: 'The database is changing over. What you typed stays; save it again in a moment.',
    ur: 'ڈیٹا بیس بدلا جا رہا ہے۔ آپ کا لکھا ہوا یہیں رہے گا؛ ذرا دیر بعد دوبارہ محفوظ کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const asOf: Phrase<(moment: string) => string> = {
  en: (moment) =>
    `The figures are as of ${moment}. They are brought up to date as soon as the server answers.`,
  ur: (moment) => `اعداد ${moment} کے ہیں۔ سرور سے رابطہ ہوتے ہی تازہ ہو جائیں گے۔`,
};
