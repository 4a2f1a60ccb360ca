import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Requests that customers send from their page. They read your answer there.',
    ur: 'وہ درخواستیں جو صارفین اپنے صفحے سے بھیجتے ہیں۔ جواب انہیں وہیں نظر آتا ہے۔',
  },
  byQueue: { en: 'What customers sent', ur: 'صارفین کی بھیجی ہوئی چیزیں' },
  transfers: lendingWords.transfers,
  settledTransfers: { en: 'Settled transfers', ur: 'نمٹائی گئی رقوم' },
  requests: plainWords.requests,
  answeredRequests: { en: 'Answered requests', ur: 'جن کا جواب دیا جا چکا' },
  branch: lendingWords.branch,
  customer: lendingWords.customer,
  asksFor: lendingWords.request,
  reason: { en: 'In their words', ur: 'ان کے الفاظ میں' },
  asked: { en: 'Requested on', ur: 'درخواست کی تاریخ' },
  answer: { en: 'Answer', ur: 'جواب' },
  noMatchText: { en: 'No request matches these filters.', ur: 'ان فلٹروں کے مطابق کوئی درخواست نہیں۔' },
  clearedTitle: { en: 'Everyone has an answer', ur: 'سب کو جواب مل چکا' },
  clearedText: {
    en: 'When a customer asks for relief, another date or a call, it appears here at once.',
    ur: 'جب کوئی صارف رعایت، دوسری تاریخ یا کال مانگے گا تو درخواست فوراً یہاں نظر آئے گی۔',
  },
  noneDoneTitle: { en: 'No request answered yet', ur: 'ابھی کسی درخواست کا جواب نہیں دیا گیا' },
  noneDoneText: {
    en: 'Requests that were answered are kept here.',
    ur: 'جن درخواستوں کا جواب دیا گیا وہ یہاں محفوظ رہتی ہیں۔',
  },
  opening: { en: 'Customer\u2019s request', ur: 'صارف کی درخواست' },
  notOpened: { en: 'The request could not be opened', ur: 'درخواست نہیں کھل سکی' },
  wishedOn: { en: 'Requested date', ur: 'مطلوبہ تاریخ' },
  phone: plainWords.phone,
  outstanding: lendingWords.outstanding,
  answeredBy: { en: 'Answered by', ur: 'جواب دینے والے' },
  ledTo: { en: 'Request made because of it', ur: 'اس پر دی گئی درخواست' },
  answerHint: {
    en: 'The customer reads this. Say what happens next.',
    ur: 'صارف یہ پڑھیں گے۔ لکھیے کہ آگے کیا ہوگا۔',
  },
  cancel: plainWords.cancel,
  send: { en: 'Send the answer', ur: 'جواب بھیجیں' },
  sending: { en: 'Sending…', ur: 'بھیجا جا رہا ہے…' },
  refused: { en: 'Nothing was sent', ur: 'کچھ نہیں بھیجا گیا' },
  sent: { en: 'Answered. The customer sees it.', ur: 'جواب دے دیا گیا۔ صارف کو نظر آئے گا۔' },
  requestRelief: lendingWords.requestRelief,
  requestDates: { en: 'Request new dates', ur: 'نئی تاریخوں کی درخواست دیں' },
  callText: {
    en: 'Call the customer and log it. Speaking with them answers the request.',
    ur: 'صارف کو کال کر کے رابطہ درج کیجیے۔ بات ہو جانا ہی اس درخواست کا جواب ہے۔',
  },
  logCall: { en: 'Call and log it', ur: 'کال کر کے درج کریں' },
  called: { en: 'Called', ur: 'کال کی گئی' },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'request', 'requests')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} درخواستیں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'درخواست' : 'درخواستیں'}`,
};
