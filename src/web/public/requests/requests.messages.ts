import type { Phrase } from '#domain/language.ts';

export const requestMessages = {
  waiting: { en: 'We call you within 24 hours', ur: 'ہم 24 گھنٹے کے اندر آپ کو فون کریں گے' },
  waitingText: {
    en: 'Your request has reached us. Keep your phone near you.',
    ur: 'آپ کی درخواست ہمیں مل گئی ہے۔ فون اپنے پاس رکھیے۔',
  },
  late: { en: 'We are late with our call', ur: 'ہمیں فون کرنے میں دیر ہو گئی' },
  lateText: {
    en: 'Our promise was 24 hours. You can also call us.',
    ur: 'ہمارا وعدہ 24 گھنٹے کا تھا۔ آپ خود بھی ہمیں فون کر سکتے ہیں۔',
  },
  called: { en: 'We called you', ur: 'ہم نے آپ کو فون کیا' },
  calledText: { en: 'If you missed our call, call us.', ur: 'اگر ہمارا فون رہ گیا ہو تو ہمیں فون کیجیے۔' },
  visitBooked: { en: 'We come to your home', ur: 'ہم آپ کے گھر آئیں گے' },
  visitBookedText: {
    en: 'If the day does not suit you, call us.',
    ur: 'اگر یہ دن مناسب نہ ہو تو ہمیں فون کیجیے۔',
  },
  answered: { en: 'Your request is answered', ur: 'آپ کی درخواست کا جواب دے دیا گیا' },
  endedText: { en: 'If something is still open, call us.', ur: 'اگر کوئی بات باقی ہو تو ہمیں فون کیجیے۔' },
  unreachable: { en: 'We could not reach you', ur: 'آپ سے رابطہ نہیں ہو سکا' },
  unreachableText: {
    en: 'Nobody answered our calls. Call us, or send a new request.',
    ur: 'ہمارے فون کا جواب نہیں ملا۔ ہمیں فون کیجیے یا نئی درخواست بھیجیے۔',
  },
  withdrawn: { en: 'You cancelled your request', ur: 'آپ نے درخواست منسوخ کر دی' },
  withdrawnText: {
    en: 'If you change your mind, send a new one.',
    ur: 'ارادہ بدل جائے تو نئی درخواست بھیجیے۔',
  },
  closed: { en: 'Your request is closed', ur: 'آپ کی درخواست بند کر دی گئی ہے' },
  unknown: { en: 'No request has this code', ur: 'اس کوڈ کی کوئی درخواست نہیں' },
  unknownText: {
    en: 'Check the code. You got it when you sent your request.',
    ur: 'کوڈ دوبارہ دیکھیے۔ یہ آپ کو درخواست بھیجتے وقت ملا تھا۔',
  },
  unavailable: { en: 'Your request could not be looked up', ur: 'آپ کی درخواست نہیں دیکھی جا سکی' },
  steps: { en: 'How far your request is', ur: 'آپ کی درخواست کہاں تک پہنچی' },
  stepReceived: { en: 'Your request arrived', ur: 'آپ کی درخواست پہنچی' },
  stepCall: { en: 'We call you', ur: 'ہم آپ کو فون کریں گے' },
  stepVisit: { en: 'Home visit', ur: 'گھر پر ملاقات' },
  ifYouLike: { en: 'if you would like one', ur: 'اگر آپ چاہیں' },
  stepAnswer: { en: 'Answer', ur: 'جواب' },
  stepWithdrawn: { en: 'You cancelled it', ur: 'آپ نے منسوخ کی' },
  hoursLeft: { en: 'hours left', ur: 'گھنٹے باقی' },
  code: { en: 'Your code', ur: 'آپ کا کوڈ' },
  contactUs: { en: 'Write or call us', ur: 'ہمیں لکھیے یا فون کیجیے' },
} as const satisfies Record<string, Phrase>;

/** A moment until which something happens. */
export const until = (moment: string): Phrase => ({ en: `${moment}, at the latest`, ur: `${moment} تک` });

/** The day of a visit that will not be made. */
export const cancelled = (day: string): Phrase => ({ en: `${day}: cancelled`, ur: `${day}: منسوخ` });
