import type { Phrase } from '#domain/language.ts';

export const messages = {
  sending: { en: 'The code is being sent…', ur: 'کوڈ بھیجا جا رہا ہے…' },
  failed: { en: 'The code did not go out', ur: 'کوڈ نہیں جا سکا' },
  failedNext: {
    en: 'Send a new code, or print one. This one is not sent again.',
    ur: 'نیا کوڈ بھیجیے، یا پرنٹ کیجیے۔ یہ کوڈ دوبارہ نہیں بھیجا جائے گا۔',
  },
  notKnown: {
    en: 'It is not known if the code went out',
    ur: 'معلوم نہیں کہ کوڈ گیا یا نہیں',
  },
  notKnownNext: {
    en: 'Ask the customer. If it has not come, send a new code, or print one.',
    ur: 'صارف سے پوچھیے۔ اگر نہیں آیا تو نیا کوڈ بھیجیے، یا پرنٹ کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const codeSent: Phrase<(time: string) => string> = {
  en: (time) => `The code went out. It counts until ${time}.`,
  ur: (time) => `کوڈ بھیج دیا گیا ہے۔ یہ ${time} تک چلے گا۔`,
};

export const codeArrived: Phrase<(time: string) => string> = {
  en: (time) => `The code has arrived. It counts until ${time}.`,
  ur: (time) => `کوڈ پہنچ گیا ہے۔ یہ ${time} تک چلے گا۔`,
};
