import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const messages = {
  call: plainWords.call,
  whatsApp: plainWords.whatsApp,
  opens: {
    en: 'Opening is logged; delivery cannot be confirmed.',
    ur: 'کال یا پیغام کھولنا درج ہو جاتا ہے؛ پیغام پہنچا یا نہیں، یہ معلوم نہیں ہو سکتا۔',
  },
  noMessages: {
    en: 'This customer does not want messages. Call instead.',
    ur: 'یہ صارف پیغامات نہیں چاہتے: اس کے بجائے کال کیجیے۔',
  },
  noMobile: {
    en: 'No mobile is on record. Add one to call or write from here.',
    ur: 'کوئی موبائل نمبر درج نہیں۔ یہاں سے کال یا پیغام کے لیے نمبر درج کیجیے۔',
  },
  noMessagesShort: { en: 'No messages', ur: 'پیغام نہیں چاہیے' },
  outsideHours: { en: 'Outside contact hours', ur: 'اس وقت رابطے کے اوقات نہیں' },
  outsideHoursText: {
    en: 'Enter a reason to call or write now. It is kept with the contact. Contact hours:',
    ur: 'ابھی کال یا پیغام کے لیے وجہ لکھیے۔ یہ رابطے کے ساتھ محفوظ رہے گی۔ رابطے کے اوقات:',
  },
  reason: lendingWords.outsideHoursReason,
  notLogged: { en: 'This contact could not be logged', ur: 'یہ رابطہ درج نہیں ہو سکا' },
} as const satisfies Record<string, Phrase>;
