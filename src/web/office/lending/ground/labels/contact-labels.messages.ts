import type { contactChannels } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';
import type { Attention, ContactResult } from '#domain/lending/collections/attention.ts';
import type { PaymentPromiseState } from '#domain/lending/collections/payment-promise.ts';
import type { Reminder } from '#domain/lending/collections/reminder.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** A name for each word that the contact log may hold. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const channelNames: Names<(typeof contactChannels)[number]> = {
  call: plainWords.call,
  whatsapp: plainWords.whatsApp,
  visit: lendingWords.homeVisit,
  branch: { en: 'At the branch', ur: 'برانچ میں' },
};

export const resultNames: Names<ContactResult> = {
  reached: { en: 'Reached', ur: 'بات ہو گئی' },
  no_answer: { en: 'No answer', ur: 'جواب نہیں ملا' },
  call_back: { en: 'Call back later', ur: 'دوبارہ کال' },
  wrong_number: { en: 'Wrong number', ur: 'غلط نمبر' },
  promised: { en: 'Promised to pay', ur: 'ادائیگی کا وعدہ کیا' },
  refused: { en: 'Refused to pay', ur: 'ادائیگی سے انکار کیا' },
  message_left: { en: 'Left a message', ur: 'پیغام چھوڑا' },
  opened: { en: 'Opened', ur: 'کھولا گیا' },
};

export const attentionNames: Names<Attention> = {
  promise_broken: { en: 'Broken promise', ur: 'وعدہ پورا نہیں ہوا' },
  relief_requested: { en: 'Relief requested', ur: 'رعایت کی درخواست' },
  wrong_number: resultNames.wrong_number,
  no_answer: { en: '3 contacts, no answer', ur: 'تین بار جواب نہیں ملا' },
};

export const reminderNames: Names<Reminder> = {
  due_soon: { en: 'Reminder, 3 days before', ur: 'یاد دہانی، \u20663\u2069 دن پہلے' },
  due_today: { en: 'Reminder, due today', ur: 'یاد دہانی، آج واجب' },
  late_3: { en: 'Reminder, 3 days late', ur: 'یاد دہانی، \u20663\u2069 دن تاخیر' },
  late_7: { en: 'Reminder, 7 days late', ur: 'یاد دہانی، \u20667\u2069 دن تاخیر' },
};

export const promiseStateNames: Names<PaymentPromiseState> = {
  open: lendingWords.stillOpen,
  kept: lendingWords.kept,
  broken: { en: 'Broken', ur: 'پورا نہیں ہوا' },
  replaced: { en: 'Replaced', ur: 'نیا وعدہ ہوا' },
};

/** A contact with somebody who vouches for the customer. */
export const withGuarantor: Phrase<(channel: string, name: string) => string> = {
  en: (channel, name) => `${channel}: guarantor ${name}`,
  ur: (channel, name) => `ضامن \u2068${name}\u2069 سے رابطہ، ${channel}`,
};

/** The number of kept promises, out of the ended ones. */
export const keptOf: Phrase<(kept: number, ended: number) => string> = {
  en: (kept, ended) => `${formatCount(kept)} of ${formatCount(ended)} kept`,
  ur: (kept, ended) => `\u2066${formatCount(ended)}\u2069 میں سے \u2066${formatCount(kept)}\u2069 پورے`,
};
