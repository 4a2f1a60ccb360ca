import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'Enter an officer’s slips one below the other: Enter takes the amount that is due. Then compare them with the cash and record all of them.',
    ur: 'افسر کی پرچیاں ایک کے بعد ایک درج کیجیے: Enter واجب رقم لے لیتا ہے۔ پھر نقد سے ملائیے اور سب کو درج کیجیے۔',
  },
  officer: lendingWords.officer,
  mine: { en: 'Mine', ur: 'میرے' },
  find: { en: 'Name or agreement', ur: 'نام یا معاہدہ' },
  notOpened: { en: 'The due list could not be loaded', ur: 'وصولی کی فہرست نہیں کھل سکی' },
  nobody: { en: 'Nothing is due here', ur: 'یہاں کچھ واجب نہیں' },
  nobodyText: {
    en: 'Whoever pays all the same is recorded one by one.',
    ur: 'پھر بھی کوئی ادا کرے تو ایک ایک کر کے درج کیجیے۔',
  },
  recordOne: lendingWords.recordPayment,
  noMatch: { en: 'No one of that name is due.', ur: 'اس نام کا کوئی شخص واجب نہیں۔' },
  dueNow: lendingWords.dueNow,
  amount: { en: 'Amount', ur: 'رقم' },
  method: lendingWords.method,
  reference: lendingWords.referenceNumber,
  amountWrong: { en: 'Whole rupees above zero', ur: 'صفر سے زیادہ، پورے روپے' },
  referenceMissing: { en: 'Enter the reference', ur: 'حوالہ نمبر درج کیجیے' },
  counted: { en: 'Cash counted', ur: 'گنا ہوا نقد' },
  review: { en: 'Check', ur: 'جانچیں' },
  back: { en: 'Change', ur: 'واپس جا کر بدلیں' },
  equal: { en: 'The cash and the slips agree.', ur: 'نقد اور پرچیاں برابر ہیں۔' },
  notCounted: { en: 'The cash was not counted.', ur: 'نقد نہیں گنا گیا۔' },
  refused: {
    en: 'Not recorded: see the rows marked below. All others are in the books.',
    ur: 'درج نہیں ہوئیں: نیچے نشان زدہ سطریں دیکھیے۔ باقی سب کھاتوں میں ہیں۔',
  },
  unknown: {
    en: 'It is not known whether this was recorded. Record again: it counts once.',
    ur: 'معلوم نہیں کہ یہ درج ہوئی یا نہیں۔ دوبارہ درج کیجیے: ایک ہی بار شمار ہو گی۔',
  },
  singly: { en: 'Record it singly', ur: 'اکیلے درج کریں' },
  recorded: { en: 'In the books', ur: 'درج ہو گئی' },
  sheet: { en: 'Slips', ur: 'پرچیاں' },
  inCash: { en: 'in cash', ur: 'ان میں نقد' },
  nothingEntered: { en: 'Enter an amount first.', ur: 'پہلے کوئی رقم درج کیجیے۔' },
  differsText: {
    en: 'Look for a wrong amount. You may record all the same: the slips say what was paid.',
    ur: 'دیکھیے کہ کوئی رقم غلط تو نہیں۔ پھر بھی درج کی جا سکتی ہیں: ادائیگی وہی ہے جو پرچیوں پر لکھی ہے۔',
  },
} as const satisfies Record<string, Phrase>;

const slipsWord = (count: number) => `${formatCount(count)} ${countNoun(count, 'slip', 'slips')}`;

export const slipsEntered: Phrase<(slips: number) => string> = {
  en: slipsWord,
  ur: (slips) => `\u2066${formatCount(slips)}\u2069 ${slips === 1 ? 'پرچی' : 'پرچیاں'}`,
};

/** The verb repeats the number and the sum. */
export const recordSlips: Phrase<(slips: number, sum: number) => string> = {
  en: (slips, sum) => `Record ${slipsWord(slips)}, ${saidRupees.en(sum)}`,
  ur: (slips, sum) => `\u2066${formatCount(slips)}\u2069 پرچیاں درج کریں، ${saidRupees.ur(sum)}`,
};

export const slipsRecorded: Phrase<(slips: number, sum: number) => string> = {
  en: (slips, sum) => `${slipsWord(slips)} recorded, ${saidRupees.en(sum)}`,
  ur: (slips, sum) => `\u2066${formatCount(slips)}\u2069 پرچیاں درج ہوئیں، ${saidRupees.ur(sum)}`,
};

/** The cash against the slips of cash. */
export const cashDiffers: Phrase<(difference: number) => string> = {
  en: (difference) =>
    `The cash is ${saidRupees.en(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than the slips.`,
  ur: (difference) =>
    `نقد پرچیوں سے ${saidRupees.ur(Math.abs(difference))} ${difference < 0 ? 'کم' : 'زیادہ'} ہے۔`,
};

/** The name of a field of a row, for those who do not see the row. */
export const ofCustomer: Phrase<(field: string, name: string) => string> = {
  en: (field, name) => `${field}, ${name}`,
  ur: (field, name) => `${field}، ${name}`,
};
