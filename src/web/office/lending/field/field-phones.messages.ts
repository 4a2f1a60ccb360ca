import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  help: {
    en: 'The phones of officers: who took a day along, what has come back of it, and what is missing. A slip that is missing is on its phone or lost; the paper slip of the customer has its number.',
    ur: 'افسروں کے فون: کون دن ساتھ لے گیا، اس میں سے کیا واپس آیا، اور کیا باقی ہے۔ جو پرچی نہیں آئی وہ فون میں ہے یا گم ہو گئی ہے؛ صارف کی کاغذی پرچی پر اس کا نمبر موجود ہے۔',
  },
  failed: { en: 'The phones could not be opened', ur: 'فون نہیں کھل سکے' },
  heldVisits: { en: 'Visits on hold', ur: 'روکی گئی ملاقاتیں' },
  heldVisitsLead: {
    en: 'They were made without cash and could not be logged by themselves. Read each, log by hand what counts, and close it.',
    ur: 'ان میں نقد نہیں لیا گیا اور یہ خود درج نہ ہو سکیں۔ ہر ایک پڑھیے، جو ضروری ہو خود درج کیجیے، اور بند کر دیجیے۔',
  },
  held: { en: 'Entries on hold', ur: 'روکے گئے اندراجات' },
  heldLead: {
    en: 'Every slip is valid. Its cash is with the officer, or was handed over with the rest. A superadmin decides what becomes of each entry.',
    ur: 'ہر پرچی درست ہے۔ اس کا نقد افسر کے پاس ہے یا باقی نقد کے ساتھ حوالے ہو چکا ہے۔ ہر اندراج کا فیصلہ سپر ایڈمن کریں گے۔',
  },
  visit: { en: 'Visit', ur: 'ملاقات' },
  ownVisit: {
    en: 'Your own visit. Another superadmin closes it.',
    ur: 'یہ آپ کی اپنی ملاقات ہے۔ اسے کوئی دوسرا سپر ایڈمن بند کرے گا۔',
  },
  closeVisit: { en: 'Close the visit', ur: 'ملاقات بند کریں' },
  closeReason: { en: 'Your answer', ur: 'آپ کا جواب' },
  closeText: {
    en: 'Nothing is recorded on the agreement. Say what was done about it.',
    ur: 'معاہدے میں کچھ درج نہیں ہوگا۔ بتائیے کہ اس کا کیا کیا گیا۔',
  },
  visitClosed: { en: 'The visit is closed', ur: 'ملاقات بند ہو گئی' },
  today: { en: 'Today in the field', ur: 'آج فیلڈ میں' },
  inHand: { en: 'Cash in hand, Rs', ur: 'افسروں کے پاس نقد، Rs' },
  slips: {
    en: (slips: number) => `${formatCount(slips)} ${countNoun(slips, 'slip', 'slips')}`,
    ur: (slips: number) => `${formatCount(slips)} ${countNoun(slips, 'پرچی', 'پرچیاں')}`,
  },
  phones: { en: 'Phones of officers', ur: 'افسروں کے فون' },
  empty: {
    en: 'No officer has registered a phone. An officer does so by opening /field on it.',
    ur: 'کسی افسر نے فون درج نہیں کیا۔ افسر اپنے فون پر \u2066/field\u2069 کھول کر اسے درج کرتے ہیں۔',
  },
  officer: { en: 'Officer and phone', ur: 'افسر اور فون' },
  day: { en: 'Day taken along', ur: 'ساتھ لیا گیا دن' },
  noDay: { en: 'no day yet', ur: 'ابھی کوئی دن نہیں' },
  cameBack: { en: 'Sent since, Rs', ur: 'اس کے بعد بھیجا گیا، Rs' },
  nothingBack: { en: 'nothing sent yet', ur: 'ابھی کچھ نہیں بھیجا' },
  toLookAt: { en: 'To look at', ur: 'توجہ طلب' },
  nothing: { en: 'All in order', ur: 'سب ٹھیک ہے' },
  actions: { en: 'Actions', ur: 'کارروائیاں' },
  revoke: { en: 'Revoke', ur: 'اجازت ختم کریں' },
  revoked: { en: 'Revoked', ur: 'اجازت ختم' },
  isRevoked: { en: 'The phone is revoked', ur: 'فون کی اجازت ختم ہو گئی' },
  revokeText: {
    en: 'It takes no more days along. What it still brings back is kept and waits for a decision. Its officer registers another phone.',
    ur: 'اب اس میں کوئی دن نہیں جائے گا۔ جو اس سے ابھی آئے گا وہ محفوظ رہے گا اور فیصلے کا منتظر ہو گا۔ افسر دوسرا فون درج کریں گے۔',
  },
} as const satisfies Record<string, Phrase | Phrase<(count: number) => string>>;

export const visitsText: Phrase<(visits: number) => string> = {
  en: (visits) => `${formatCount(visits)} ${countNoun(visits, 'visit', 'visits')}`,
  ur: (visits) => `${formatCount(visits)} ${countNoun(visits, 'ملاقات', 'ملاقاتیں')}`,
};

export const slipsText: Phrase<(slips: number, items: number) => string> = {
  en: (slips, items) =>
    `${formatCount(slips)} ${countNoun(slips, 'slip', 'slips')} of ${formatCount(items)} ${countNoun(items, 'entry', 'entries')}`,
  ur: (slips, items) =>
    `${formatCount(items)} ${countNoun(items, 'اندراج', 'اندراجات')} میں ${formatCount(slips)} ${countNoun(slips, 'پرچی', 'پرچیاں')}`,
};

export const onHoldText: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} on hold`,
  ur: (count) => `${formatCount(count)} روکے گئے`,
};

export const missingText: Phrase<(slips: readonly string[]) => string> = {
  en: (slips) => `${countNoun(slips.length, 'Missing slip', 'Missing slips')}: ${slips.join(', ')}`,
  ur: (slips) =>
    `${countNoun(slips.length, 'پرچی نہیں آئی', 'پرچیاں نہیں آئیں')}: \u2066${slips.join(', ')}\u2069`,
};

export const alarmsText: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'thing', 'things')} that cannot be trusted`,
  ur: (count) => `${formatCount(count)} ${countNoun(count, 'چیز ناقابلِ بھروسا', 'چیزیں ناقابلِ بھروسا')}`,
};

export const revokeTitle: Phrase<(code: string) => string> = {
  en: (code) => `Revoke ${code}?`,
  ur: (code) => `\u2066${code}\u2069 کی اجازت ختم کریں؟`,
};

export const phonesText: Phrase<(phones: number) => string> = {
  en: (phones) => `${formatCount(phones)} ${countNoun(phones, 'phone', 'phones')}`,
  ur: (phones) => `${formatCount(phones)} فون`,
};

/** Of phones with a day that have sent nothing since. */
export const silentText: Phrase<(phones: number) => string> = {
  en: (phones) => `${formatCount(phones)} ${countNoun(phones, 'phone has', 'phones have')} sent nothing yet`,
  ur: (phones) => `${formatCount(phones)} فون سے ابھی کچھ نہیں آیا`,
};

export const waitingText: Phrase<(items: number) => string> = {
  en: (items) => `${formatCount(items)} ${countNoun(items, 'entry waits', 'entries wait')} for a sign-in`,
  ur: (items) => `${formatCount(items)} ${countNoun(items, 'اندراج', 'اندراجات')} سائن اِن کے منتظر`,
};
