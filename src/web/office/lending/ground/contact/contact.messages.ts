import type { Phrase } from '#domain/language.ts';

export const messages = {
  call: { en: 'Call', ur: 'کال' },
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  opens: {
    en: 'What you open is logged; whether it arrived is not known.',
    ur: 'جو آپ کھولیں گے وہ درج ہو جائے گا؛ پہنچا یا نہیں، یہ معلوم نہیں ہوتا۔',
  },
  noMessages: {
    en: 'This customer does not want messages: call instead.',
    ur: 'یہ صارف پیغامات نہیں چاہتا: اس کے بجائے کال کیجیے۔',
  },
  noMessagesShort: { en: 'Wants no messages', ur: 'پیغام نہیں چاہیے' },
  outsideHours: { en: 'It is outside the contact hours', ur: 'اس وقت رابطے کے اوقات نہیں' },
  outsideHoursText: {
    en: 'Enter a reason to call or write now. It is kept with the contact. Contact hours:',
    ur: 'ابھی کال یا پیغام کے لیے وجہ لکھیے۔ یہ رابطے کے ساتھ محفوظ رہے گی۔ رابطے کے اوقات:',
  },
  reason: { en: 'Reason outside contact hours', ur: 'اوقات سے باہر رابطے کی وجہ' },
  notLogged: { en: 'What you opened could not be logged', ur: 'جو آپ نے کھولا وہ درج نہیں ہو سکا' },
} as const satisfies Record<string, Phrase>;
