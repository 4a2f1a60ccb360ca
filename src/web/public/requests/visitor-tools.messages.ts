import { requestErrors } from '#contract/errors/request-errors.ts';
import type { Phrase } from '#domain/language.ts';

export const toolMessages = {
  word: { en: 'Add a word', ur: 'کوئی بات شامل کریں' },
  wordHint: {
    en: 'A better time to call, another address: the person who has your request reads it.',
    ur: 'فون کا مناسب وقت، کوئی اور پتا: جس کے پاس آپ کی درخواست ہے وہ اسے پڑھے گا۔',
  },
  send: { en: 'Send', ur: 'بھیجیں' },
  sent: { en: 'Your word has reached us.', ur: 'آپ کی بات ہم تک پہنچ گئی۔' },
  noneLeft: requestErrors.visitor_words_used_up.text,
  cancel: { en: 'Cancel my request', ur: 'میری درخواست منسوخ کریں' },
  cancelTitle: { en: 'Cancel your request?', ur: 'کیا درخواست منسوخ کی جائے؟' },
  cancelText: { en: 'We will not call you about it.', ur: 'پھر ہم اس کے بارے میں فون نہیں کریں گے۔' },
  yes: { en: 'Yes, cancel it', ur: 'جی ہاں، منسوخ کریں' },
  keep: { en: 'Keep it', ur: 'برقرار رکھیں' },
} as const satisfies Record<string, Phrase>;

/** Said before a request with a booked visit is cancelled. */
export const visitToo = (day: string): Phrase => ({
  en: `The visit on ${day} is cancelled as well.`,
  ur: `${day} کی ملاقات بھی منسوخ ہو جائے گی۔`,
});
