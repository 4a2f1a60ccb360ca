import type { Message, MessagePart } from '#contract/lending/messages/messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { MessageChannel } from '#domain/lending/messages/message-template.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  help: {
    en: 'Receipts, promises, decisions, answers and reminders that are sent to customers by themselves. Each message says how far it came, and nothing that the provider did not say.',
    ur: 'رسیدیں، وعدے، فیصلے، جواب اور یاد دہانیاں جو صارفین کو خود بھیجی جاتی ہیں۔ ہر پیغام کے ساتھ لکھا ہے کہ وہ کہاں تک پہنچا؛ جو بات کمپنی نے نہیں بتائی، وہ نہیں کہی جاتی۔',
  },
  byHandTitle: { en: 'Messages are sent by hand', ur: 'پیغامات ہاتھ سے بھیجے جاتے ہیں' },
  byHandText: {
    en: 'No provider is set, so nothing is sent by itself. Reminders are opened one by one in the due list.',
    ur: 'کوئی کمپنی مقرر نہیں، اس لیے کچھ خود نہیں بھیجا جاتا۔ یاد دہانیاں وصولی کی فہرست میں ایک ایک کر کے کھولی جاتی ہیں۔',
  },
  pausedTitle: { en: 'Sending is paused', ur: 'پیغامات بھیجنا رکا ہوا ہے' },
  dryRun: { en: 'To be sent today', ur: 'آج بھیجے جانے والے' },
  words: { en: 'Words', ur: 'الفاظ' },
  figures: { en: 'Messages of today', ur: 'آج کے پیغامات' },
  byPart: plainWords.status,
  search: { en: 'Find a customer', ur: 'صارف تلاش کریں' },
  template: plainWords.message,
  way: { en: 'Sent by', ur: 'ذریعہ' },
  cost: { en: 'Rs', ur: 'Rs' },
  state: plainWords.status,
  when: plainWords.when,
  branch: lendingWords.branch,
  customer: lendingWords.customer,
  visitor: { en: 'Visitor', ur: 'درخواست گزار' },
  call: plainWords.call,
  noMatchText: {
    en: 'Choose another status or branch, or see all messages.',
    ur: 'دوسری حالت یا برانچ چنیے، یا تمام پیغامات دیکھیے۔',
  },
  emptyTitle: { en: 'No message yet', ur: 'ابھی کوئی پیغام نہیں' },
  emptyText: {
    en: 'After a payment its receipt appears here, and each morning the reminders of the day.',
    ur: 'ادائیگی کے بعد اس کی رسید یہاں آ جاتی ہے، اور ہر صبح اس دن کی یاد دہانیاں۔',
  },
  branches: { en: 'Limits of branches', ur: 'برانچوں کی حدیں' },
  paused: { en: 'Paused', ur: 'رکا ہوا' },
  change: plainWords.edit,
  dailyMax: { en: 'Messages a day, at most', ur: 'ایک دن میں زیادہ سے زیادہ پیغامات' },
  isPaused: { en: 'Pause sending', ur: 'پیغامات بھیجنا روکیں' },
  isPausedHint: {
    en: 'Nothing more is sent by this branch. Receipts wait, and today’s reminders are dropped at the end of the day.',
    ur: 'اس برانچ سے مزید کچھ نہیں بھیجا جائے گا۔ رسیدیں انتظار کریں گی، اور آج کی یاد دہانیاں دن کے آخر میں چھوڑ دی جائیں گی۔',
  },
  set: { en: 'Set limit', ur: 'حد مقرر کریں' },
  saved: plainWords.saved,

  toSendHelp: {
    en: 'The reminders that would go out now, in the customer’s language. Nothing is sent from here. Receipts follow payments and are not among them.',
    ur: 'وہ یاد دہانیاں جو اس وقت بھیجی جائیں گی، صارف کی زبان میں۔ یہاں سے کچھ نہیں بھیجا جاتا۔ رسیدیں ادائیگی کے بعد جاتی ہیں اور ان میں شامل نہیں۔',
  },
  toSendFailed: { en: 'The reminders could not be loaded', ur: 'یاد دہانیاں نہیں کھل سکیں' },
  noneToSend: {
    en: 'No reminder is left for today. Reminders go out three days before the due date, on it, and three and seven days after.',
    ur: 'آج کے لیے کوئی یاد دہانی باقی نہیں۔ یاد دہانی تاریخ سے تین دن پہلے، اسی دن، اور تین اور سات دن بعد بھیجی جاتی ہے۔',
  },
} as const satisfies Record<string, Phrase>;

export const messageStateNames: Readonly<Record<Message['state'], Phrase>> = {
  queued: { en: 'Queued', ur: 'بھیجا جانا ہے' },
  dropped: { en: 'Not sent', ur: 'نہیں بھیجا گیا' },
  not_known: { en: 'Not known', ur: 'معلوم نہیں' },
  sent: { en: 'Sent out', ur: 'بھیجا گیا' },
  failed: { en: 'Failed', ur: 'نہیں پہنچا' },
  delivered: { en: 'Delivered', ur: 'پہنچ گیا' },
  read: { en: 'Read', ur: 'پڑھ لیا گیا' },
};

export const partNames: Readonly<Record<MessagePart | 'all', Phrase>> = {
  all: plainWords.all,
  to_call: { en: 'To call', ur: 'کال کرنی ہے' },
  queued: messageStateNames.queued,
  on_the_way: messageStateNames.sent,
  arrived: { en: 'Arrived', ur: 'پہنچ گئے' },
  dropped: messageStateNames.dropped,
};

export const messageChannelNames: Readonly<Record<MessageChannel, Phrase>> = {
  whatsapp: plainWords.whatsApp,
  sms: { en: 'SMS', ur: 'ایس ایم ایس' },
};

/** An SMS with the parts that are paid for. */
export const smsOfParts: Phrase<(parts: number) => string> = {
  en: (parts) => `SMS, ${formatCount(parts)} ${countNoun(parts, 'part', 'parts')}`,
  ur: (parts) => `ایس ایم ایس، \u2066${formatCount(parts)}\u2069 ${parts === 1 ? 'حصہ' : 'حصے'}`,
};

/** The way of a message, and of an SMS its parts. */
export const wayOf: Phrase<(channel: MessageChannel, parts: number) => string> = {
  en: (channel, parts) => (channel === 'sms' ? smsOfParts.en(parts) : messageChannelNames[channel].en),
  ur: (channel, parts) => (channel === 'sms' ? smsOfParts.ur(parts) : messageChannelNames[channel].ur),
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} messages`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'message', 'messages')}`,
  ur: (shown, total) =>
    total === null
      ? `\u2066${formatCount(shown)}\u2069 پیغامات`
      : `\u2066${formatCount(total)}\u2069 میں سے \u2066${formatCount(shown)}\u2069 پیغامات`,
};

/** The messages of today within their limit, and what they cost. */
export const dayText: Phrase<(sent: number, max: number, cost: number) => string> = {
  en: (sent, max, cost) => `${formatCount(sent)} of ${formatCount(max)} today, ${formatRupees(cost)}`,
  ur: (sent, max, cost) =>
    `آج \u2066${formatCount(max)}\u2069 میں سے \u2066${formatCount(sent)}\u2069، \u2066${formatRupees(cost)}\u2069`,
};

export const pausedAt: Phrase<(cities: string) => string> = {
  en: (cities) => `Nothing is sent at: ${cities}.`,
  ur: (cities) => `یہاں سے کچھ نہیں بھیجا جا رہا: ${cities}۔`,
};

export const rulesOf: Phrase<(city: string) => string> = {
  en: (city) => `Limit of ${city}`,
  ur: (city) => `${city} کی حد`,
};

export const toSendText: Phrase<(total: number, parts: number) => string> = {
  en: (total, parts) =>
    `${formatCount(total)} ${countNoun(total, 'reminder', 'reminders')}, ${formatCount(parts)} ${countNoun(parts, 'part', 'parts')} as SMS`,
  ur: (total, parts) =>
    `\u2066${formatCount(total)}\u2069 ${total === 1 ? 'یاد دہانی' : 'یاد دہانیاں'}، ایس ایم ایس کے \u2066${formatCount(parts)}\u2069 ${parts === 1 ? 'حصہ' : 'حصے'}`,
};

export const aboutCustomer: Phrase<(action: string, name: string) => string> = {
  en: (action, name) => `${action}: ${name}`,
  ur: (action, name) => `${action}: \u2068${name}\u2069`,
};
