import type { Phrase } from '#domain/language.ts';
import type { MessageGap } from '#domain/lending/messages/message-gaps.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  previous: { en: 'Previous message', ur: 'پچھلا پیغام' },
  next: { en: 'Next message', ur: 'اگلا پیغام' },
  notOpened: { en: 'The message could not be opened', ur: 'پیغام نہیں کھل سکا' },
  nothingSent: { en: 'No words went out.', ur: 'کوئی پیغام نہیں بھیجا گیا۔' },
  wordsToCome: {
    en: 'It goes out in these words, with the facts of that moment.',
    ur: 'یہ انھی الفاظ میں جائے گا، اس وقت کی معلومات کے ساتھ۔',
  },
  wordsOnRecord: {
    en: 'Its words with the facts on record: the message itself is not kept.',
    ur: 'اس کے الفاظ ریکارڈ کی معلومات کے ساتھ: پیغام خود محفوظ نہیں رکھا جاتا۔',
  },
  tries: { en: 'Tries', ur: 'کوششیں' },
  agreement: lendingWords.agreement,
  en: plainWords.english,
  ur: plainWords.urdu,
  steps: { en: 'Steps so far', ur: 'اب تک کے مراحل' },
  placed: { en: 'Placed in the queue', ur: 'قطار میں رکھا گیا' },
  toldDelivered: { en: 'Delivered, says the provider', ur: 'کمپنی کے مطابق پہنچ گیا' },
  toldRead: { en: 'Read, says the provider', ur: 'کمپنی کے مطابق پڑھ لیا گیا' },
  noAnswer: { en: 'No answer from the provider', ur: 'کمپنی نے جواب نہیں دیا' },
  notSent: { en: 'Not sent out yet', ur: 'ابھی بھیجا نہیں گیا' },
  nextTry: { en: 'Not sent out yet: next try', ur: 'ابھی بھیجا نہیں گیا؛ اگلی کوشش' },
  notDelivered: { en: 'Delivered: not told yet', ur: 'پہنچا یا نہیں: ابھی نہیں بتایا گیا' },
  notRead: { en: 'Read: not told yet', ur: 'پڑھا یا نہیں: ابھی نہیں بتایا گیا' },
  smsNotRead: { en: 'Read: an SMS cannot tell', ur: 'پڑھا یا نہیں: ایس ایم ایس نہیں بتا سکتا' },
  callFailed: {
    en: 'It is not sent again by itself. Call, or write by hand.',
    ur: 'یہ خود دوبارہ نہیں بھیجا جائے گا۔ کال کیجیے، یا ہاتھ سے لکھیے۔',
  },
  callNotKnown: {
    en: 'It may have arrived, so it is not sent again. Call, or write by hand.',
    ur: 'شاید پہنچ گیا ہو، اس لیے دوبارہ نہیں بھیجا جائے گا۔ کال کیجیے، یا ہاتھ سے لکھیے۔',
  },
  openRequest: { en: 'Open request', ur: 'درخواست کھولیں' },
  callOrWrite: { en: 'Call or write', ur: 'کال یا پیغام' },
} as const satisfies Record<string, Phrase>;

/** Say why a gap is left open. */
export const openGapNotes: Readonly<Partial<Record<MessageGap, Phrase>>> = {
  amount: {
    en: 'The debt has changed since, and the amount that it named is not kept.',
    ur: 'اس کے بعد بقایا بدل گیا ہے، اور اس میں لکھی رقم محفوظ نہیں رکھی جاتی۔',
  },
  code: { en: 'The digits of a code are stored nowhere.', ur: 'کوڈ کے ہندسے کہیں محفوظ نہیں کیے جاتے۔' },
  link: {
    en: 'Only the visitor has the link: it changes the request.',
    ur: 'لنک صرف درخواست گزار کے پاس ہے، کیونکہ اس سے درخواست بدلی جا سکتی ہے۔',
  },
};

/** The language of the words and their version. */
export const wordsText: Phrase<(language: string, version: number) => string> = {
  en: (language, version) =>
    version === 0 ? `${language}, original words` : `${language}, version ${formatCount(version)}`,
  ur: (language, version) =>
    version === 0 ? `${language}، اصل الفاظ` : `${language}، نسخہ \u2066${formatCount(version)}\u2069`,
};

export const sentBy: Phrase<(channel: string) => string> = {
  en: (channel) => `Sent out by ${channel}`,
  ur: (channel) => `${channel} سے بھیجا گیا`,
};

export const failedFor: Phrase<(state: string, reason: string) => string> = {
  en: (state, reason) => `${state}: ${reason}`,
  ur: (state, reason) => `${state}: ${reason}`,
};
