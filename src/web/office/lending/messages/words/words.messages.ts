import type { Language, Phrase } from '#domain/language.ts';
import type { MessageGap } from '#domain/lending/messages/message-gaps.ts';
import type { SmsLength } from '#domain/lending/messages/sms-parts.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  listHelp: {
    en: 'The words of each message to customers, as an example customer reads them. A message that is queued already keeps its words.',
    ur: 'صارفین کے ہر پیغام کے الفاظ، جیسے ایک فرضی صارف انھیں پڑھے گا۔ جو پیغام پہلے سے قطار میں ہے اس کے الفاظ نہیں بدلتے۔',
  },
  editHelp: {
    en: 'What stands in braces is filled in for each customer. The preview and the parts of the SMS are for an example customer.',
    ur: 'جو قوسین { } میں ہے وہ ہر صارف کے لیے پُر ہو جاتا ہے۔ جھلک اور ایس ایم ایس کے حصے ایک فرضی صارف کے ہیں۔',
  },
  loadError: { en: 'The words could not be opened', ur: 'الفاظ نہیں کھل سکے' },
  words: { en: 'Words of the message', ur: 'پیغام کے الفاظ' },
  wordsLead: {
    en: 'Put a gap in by its button. A message without a fact that the customer needs is not saved.',
    ur: 'خالی جگہ اس کے بٹن سے ڈالیے۔ جس پیغام میں صارف کے لیے ضروری بات نہ ہو وہ محفوظ نہیں ہوتا۔',
  },
  own: { en: 'Your own words', ur: 'آپ کے اپنے الفاظ' },
  edit: { en: 'Change words', ur: 'الفاظ بدلیں' },
  preview: { en: 'As the customer reads it', ur: 'صارف اسے یوں پڑھیں گے' },
  reset: { en: 'Back to the original words', ur: 'اصل الفاظ واپس لائیں' },
  saved: {
    en: 'Saved. Messages that are queued from now on have these words.',
    ur: 'محفوظ ہو گیا۔ اب سے قطار میں آنے والے پیغامات کے یہی الفاظ ہوں گے۔',
  },
  ownWordsTitle: { en: 'WhatsApp writes the words of a code', ur: 'کوڈ کے الفاظ واٹس ایپ خود لکھتا ہے' },
  ownWordsText: {
    en: 'It sends the code with words of its own, under the name qist_code. These words are for SMS.',
    ur: 'وہ \u2066qist_code\u2069 کے نام سے اپنے الفاظ میں کوڈ بھیجتا ہے۔ یہ الفاظ ایس ایم ایس کے لیے ہیں۔',
  },
  approvalTitle: { en: 'WhatsApp approves words beforehand', ur: 'واٹس ایپ الفاظ کی پہلے منظوری دیتا ہے' },
} as const satisfies Record<string, Phrase>;

/** The language in which words are written, in that of the reader. */
export const writtenIn: Readonly<Record<Language, Phrase>> = {
  en: { en: 'In English', ur: 'انگریزی میں' },
  ur: { en: 'In Urdu', ur: 'اردو میں' },
};

export const gapNames: Readonly<Record<MessageGap, Phrase>> = {
  name: { en: 'Customer’s name', ur: 'صارف کا نام' },
  lender: { en: 'Your name', ur: 'آپ کے ادارے کا نام' },
  amount: plainWords.amount,
  day: { en: 'Day', ur: 'دن' },
  agreement: { en: 'Agreement number', ur: 'معاہدے کا نمبر' },
  payment_number: lendingWords.paymentNumber,
  receipt: { en: 'Receipt number', ur: 'رسید نمبر' },
  link: { en: 'Link', ur: 'لنک' },
  phone: { en: 'Your phone', ur: 'آپ کا فون' },
  code: { en: 'Code', ur: 'کوڈ' },
  version: { en: 'Version of the key facts', ur: 'معلومات نامے کا نسخہ' },
  minutes: { en: 'Minutes that it counts', ur: 'کتنے منٹ چلے گا' },
};

export const aboutTemplate: Phrase<(action: string, template: string) => string> = {
  en: (action, template) => `${action}: ${template}`,
  ur: (action, template) => `${action}: ${template}`,
};

/** The parts of a text as SMS, and the letters that they hold. */
export const smsLengthText: Phrase<(length: SmsLength) => string> = {
  en: ({ parts, units, unitsPerPart }) =>
    `SMS: ${formatCount(parts)} ${countNoun(parts, 'part', 'parts')}, ${formatCount(units)} of ${formatCount(parts * unitsPerPart)} letters`,
  ur: ({ parts, units, unitsPerPart }) =>
    `ایس ایم ایس: \u2066${formatCount(parts)}\u2069 ${parts === 1 ? 'حصہ' : 'حصے'}، \u2066${formatCount(parts * unitsPerPart)}\u2069 میں سے \u2066${formatCount(units)}\u2069 حروف`,
};

/** Said of an English text with a letter for which an SMS needs more room. */
export const wideLetterText: Phrase<(letter: string) => string> = {
  en: (letter) => `With ${letter} a part holds 67 letters instead of 153.`,
  ur: (letter) =>
    `\u2068${letter}\u2069 کی وجہ سے ایک حصے میں \u2066153\u2069 کے بجائے \u206667\u2069 حروف آتے ہیں۔`,
};

export const approvalText: Phrase<(name: string) => string> = {
  en: (name) =>
    `Submit these words there as ${name} in English and Urdu, with the gaps numbered in their order, and save here once they are approved. Until then messages with them fail.`,
  ur: (name) =>
    `یہ الفاظ وہاں \u2066${name}\u2069 کے نام سے انگریزی اور اردو میں جمع کرائیے، خالی جگہوں پر ترتیب سے نمبر لگا کر، اور منظوری کے بعد یہاں محفوظ کیجیے۔ اس سے پہلے ان الفاظ کے پیغامات ناکام ہوں گے۔`,
};
