import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'No connection', ur: 'رابطہ منقطع ہے' },
} as const satisfies Record<string, Phrase>;

export const asOf: Phrase<(moment: string) => string> = {
  en: (moment) =>
    `The figures are as of ${moment}. They are brought up to date as soon as the server answers.`,
  ur: (moment) => `اعداد ${moment} کے ہیں۔ سرور سے رابطہ ہوتے ہی تازہ ہو جائیں گے۔`,
};
