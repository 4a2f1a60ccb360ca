import { type FieldIssue, sayFieldIssue } from '#contract/field-messages/field-issue.ts';
import { fieldMessage } from '#contract/field-messages/field-messages.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { inRupees } from '../errors/figures.ts';
import type { ImportFieldName } from './import-fields.ts';

/** Messages about a cell, besides those that the office's forms have for a field. */
const faultMessages = {
  date_invalid: {
    en: 'This is not a date. Write it as day/month/year, for example 25/03/2026',
    ur: 'یہ تاریخ نہیں۔ اسے دن/مہینہ/سال لکھیے، مثلاً \u206625/03/2026\u2069',
  },
  date_ambiguous: {
    en: 'This could be read day first or month first. Choose above how this file writes dates',
    ur: 'اسے دن پہلے یا مہینہ پہلے، دونوں طرح پڑھا جا سکتا ہے۔ اوپر چنیے کہ اس فائل میں تاریخ کیسے لکھی ہے',
  },
  date_year_short: {
    en: 'Write the year with four digits, for example 2026, or choose above how this file writes dates',
    ur: 'سال چار ہندسوں میں لکھیے، مثلاً \u20662026\u2069، یا اوپر چنیے کہ اس فائل میں تاریخ کیسے لکھی ہے',
  },
  date_turned: {
    en: 'The spreadsheet seems to have turned day and month round in this column. Choose above whether it has',
    ur: 'لگتا ہے کہ اسپریڈشیٹ نے اس کالم میں دن اور مہینہ الٹ دیے ہیں۔ اوپر چنیے کہ ایسا ہے یا نہیں',
  },
  cell_error: {
    en: 'The spreadsheet shows an error here. Write the value itself',
    ur: 'یہاں اسپریڈشیٹ میں خرابی کا نشان ہے۔ اس کی جگہ اصل قدر لکھیے',
  },
  cell_encoding: {
    en: 'This was saved in the wrong encoding. Save the file as .xlsx or as CSV UTF-8 and send it again',
    ur: 'یہ غلط انکوڈنگ میں محفوظ ہوا ہے۔ فائل \u2066.xlsx\u2069 یا \u2066CSV UTF-8\u2069 کے طور پر محفوظ کر کے دوبارہ بھیجیے',
  },
  cell_rounded: {
    en: 'The spreadsheet has rounded this number. Widen its column or make it a text, and save the file again',
    ur: 'اسپریڈشیٹ نے یہ نمبر گول کر دیا ہے۔ اس کا کالم چوڑا کیجیے یا اسے متن بنائیے، اور فائل دوبارہ محفوظ کیجیے',
  },
  amount_invalid: {
    en: 'Enter a whole number, for example 45,000',
    ur: 'بغیر کسر کے عدد لکھیے، مثلاً \u206645,000\u2069',
  },
  amount_fraction: {
    en: 'Enter a whole number of rupees, without a fraction',
    ur: 'رقم پورے روپوں میں لکھیے، کسر کے بغیر',
  },
  amount_negative: {
    en: 'This amount is negative. Write it without the minus or the brackets if it is not',
    ur: 'یہ رقم منفی ہے۔ اگر ایسا نہیں تو اسے منفی کے نشان اور قوسین کے بغیر لکھیے',
  },
  amount_point_unclear: {
    en: 'This point could stand between thousands or before decimals. Choose above what points mean in this file',
    ur: 'یہ نقطہ ہزاروں کے درمیان بھی ہو سکتا ہے اور اعشاریے کا بھی۔ اوپر چنیے کہ اس فائل میں نقطے کا کیا مطلب ہے',
  },
  formula: {
    en: 'This is a formula. Write its result instead',
    ur: 'یہ فارمولا ہے۔ اس کی جگہ اس کا نتیجہ لکھیے',
  },
  relative_unknown: { en: 'Write father or husband', ur: 'والد یا شوہر لکھیے' },
  parentage_differs: {
    en: 'The name says another father or husband than its own column',
    ur: 'نام میں والد یا شوہر کا جو ذکر ہے وہ اپنے کالم سے مختلف ہے',
  },
  gender_unknown: { en: 'Write male, female or other', ur: 'مرد، عورت یا دیگر لکھیے' },
  service_unknown: { en: 'Write dowry, business or product', ur: 'جہیز، کاروبار یا گھریلو اشیاء لکھیے' },
  contract_unknown: { en: 'Write sale or qard', ur: 'فروخت یا قرض لکھیے' },
  method_unknown: {
    en: 'Write cash, bank, JazzCash, Easypaisa, Raast or cheque',
    ur: 'نقد، بینک، جاز کیش، ایزی پیسہ، راست یا چیک لکھیے',
  },
  frequency_unknown: {
    en: 'Write monthly, fortnightly, weekly or daily',
    ur: 'ماہانہ، پندرہ روزہ، ہفتہ وار یا روزانہ لکھیے',
  },
  import_branch_unknown: {
    en: 'There is no such branch. Write its code, for example SGD, or its city',
    ur: 'ایسی کوئی برانچ نہیں۔ اس کا کوڈ، مثلاً \u2066SGD\u2069، یا شہر لکھیے',
  },
  import_branch_unclear: {
    en: 'There are several branches in this city. Write the branch’s code',
    ur: 'اس شہر میں کئی برانچیں ہیں۔ برانچ کا کوڈ لکھیے',
  },
  import_officer_unknown: {
    en: 'No one with that name, phone or email works at this branch. Leave it empty or write the officer’s phone',
    ur: 'اس برانچ میں اس نام، فون یا ای میل کا کوئی فرد نہیں۔ اسے خالی چھوڑیے یا افسر کا فون لکھیے',
  },
  import_phone_unknown: {
    en: 'This is not a phone number. Write a mobile as 03xx-xxxxxxx and a landline with its area code, or leave it empty',
    ur: 'یہ فون نمبر نہیں۔ موبائل نمبر \u206603xx-xxxxxxx\u2069 کی صورت میں اور لینڈ لائن ایریا کوڈ کے ساتھ لکھیے، یا خالی چھوڑیے',
  },
  import_no_mobile: {
    en: 'No mobile: no call or message from the office until one is recorded',
    ur: 'موبائل نمبر نہیں: جب تک درج نہ ہو، دفتر سے کال یا پیغام نہیں ہو سکے گا',
  },
  import_landline_noted: {
    en: 'No mobile: the landline goes into the notes',
    ur: 'موبائل نمبر نہیں: لینڈ لائن نمبر نوٹ میں آئے گا',
  },
  import_phones_noted: {
    en: 'The landline, or a third mobile, goes into the notes',
    ur: 'لینڈ لائن یا تیسرا موبائل نمبر نوٹ میں آئے گا',
  },
  customer_not_on_record: {
    en: 'No customer with this CNIC is on record. Import the customers first',
    ur: 'اس شناختی کارڈ نمبر کا کوئی صارف درج نہیں۔ پہلے صارفین امپورٹ کیجیے',
  },
  agreement_not_on_record: {
    en: 'No agreement with this register number is on record any more',
    ur: 'اس رجسٹر نمبر کا کوئی معاہدہ اب درج نہیں',
  },
  import_customer_blocked: {
    en: 'This customer is blocked. Lift the block first',
    ur: 'اس صارف پر پابندی ہے۔ پہلے پابندی ہٹائیے',
  },
  row_repeated: {
    en: 'This row is in the file twice. Remove one of them',
    ur: 'یہ سطر فائل میں دو بار ہے۔ ایک ہٹا دیجیے',
  },
  day_to_come: { en: 'This date is in the future', ur: 'یہ دن ابھی نہیں آیا' },
  paid_beyond_installments: {
    en: 'The paid amount is more than all installments together. Leave the down payment out of this figure',
    ur: 'ادا شدہ رقم قسطوں کی کل رقم سے زیادہ لکھی ہے۔ پیشگی ادائیگی اس میں شامل نہ کیجیے',
  },
  relief_beyond_installments: {
    en: 'The paid amount and the relief are more than all installments together',
    ur: 'ادا شدہ رقم اور رعایت مل کر قسطوں کی کل رقم سے زیادہ ہیں',
  },
  balance_beyond_price: {
    en: 'The balance is more than the price less the down payment',
    ur: 'باقی رقم اس سے زیادہ ہے جو پیشگی ادائیگی کے بعد قیمت میں سے رہتی ہے',
  },
  balance_differs: {
    en: 'The price less the down payment and the paid amount is another balance',
    ur: 'قیمت میں سے پیشگی ادائیگی اور ادا شدہ رقم نکالنے پر باقی رقم کچھ اور بنتی ہے',
  },
  last_paid_required: {
    en: 'A paid amount is entered: enter the date of the last payment',
    ur: 'کچھ ادا ہو چکا ہے: آخری ادائیگی کی تاریخ لکھیے',
  },
  paid_before_delivery: {
    en: 'This day is before the delivery',
    ur: 'یہ دن حوالگی سے پہلے کا ہے',
  },
  change_of_related: {
    en: 'This is you, or someone you vouch for: another superadmin must take this over',
    ur: 'یہ آپ خود ہیں یا آپ اس کے ضامن ہیں: یہ تبدیلی کوئی اور سپر ایڈمن لاگو کرے',
  },
  change_refused: {
    en: 'Nothing of this row was taken over. Change it on the customer',
    ur: 'اس سطر میں سے کچھ لاگو نہیں ہوا۔ صارف کے اندراج میں تبدیل کیجیے',
  },
  installment_of_no_agreement: {
    en: 'No agreement of this file has this number or CNIC',
    ur: 'اس نمبر یا شناختی کارڈ کا کوئی معاہدہ اس فائل میں نہیں',
  },
  installment_of_several: {
    en: 'Several agreements of this file could have this installment. Add the CNIC, the item or the delivery date',
    ur: 'یہ قسط اس فائل کے کئی معاہدوں کی ہو سکتی ہے۔ شناختی کارڈ نمبر، چیز یا حوالگی کی تاریخ بھی لکھیے',
  },
  installments_unreadable: {
    en: 'These installments cannot be read. List them in a sheet of their own',
    ur: 'یہ قسطیں نہیں پڑھی جا سکتیں۔ انہیں الگ شیٹ میں لکھیے',
  },
  own_row_not_positive: {
    en: 'An installment is at least one rupee',
    ur: 'قسط کم از کم ایک روپے کی ہوتی ہے',
  },
  own_row_not_later: {
    en: 'This due date is not after the one before it',
    ur: 'یہ واجب تاریخ پچھلی قسط کی تاریخ کے بعد کی نہیں',
  },
  own_rows_too_many: {
    en: 'An agreement has at most 520 installments',
    ur: 'ایک معاہدے کی زیادہ سے زیادہ 520 قسطیں ہوتی ہیں',
  },
  own_rows_sum: {
    en: 'The installments up to here do not come to the price less the down payment',
    ur: 'یہاں تک کی قسطوں کا میزان پیشگی ادائیگی کے بعد کی قیمت کے برابر نہیں',
  },
  own_rows_count: {
    en: 'The sheet of installments lists another number of them for this agreement',
    ur: 'قسطوں کی شیٹ میں اس معاہدے کی قسطوں کی تعداد کچھ اور ہے',
  },
  own_rows_first_due: {
    en: 'The sheet of installments has another first due date for this agreement',
    ur: 'قسطوں کی شیٹ میں اس معاہدے کی پہلی قسط کی تاریخ کچھ اور ہے',
  },
  row_not_stored: {
    en: 'This row could not be stored. Compare it with the others and send it again',
    ur: 'یہ سطر محفوظ نہیں ہو سکی۔ اسے دوسری سطروں سے ملا کر دیکھیے اور دوبارہ بھیجیے',
  },
} as const satisfies Record<string, Phrase>;

/** The messages once the reading of a file can no longer be chosen. */
const readingNotAsked = {
  date_ambiguous: {
    en: 'Not imported: this could be read day first or month first. Write the month as a word, for example 3 Apr 2026',
    ur: 'امپورٹ نہیں ہوئی: اسے دن پہلے یا مہینہ پہلے، دونوں طرح پڑھا جا سکتا ہے۔ مہینے کا نام انگریزی میں لکھیے، مثلاً \u20663 Apr 2026\u2069',
  },
  date_year_short: {
    en: 'Not imported: write the year with four digits, for example 2026',
    ur: 'امپورٹ نہیں ہوئی: سال چار ہندسوں میں لکھیے، مثلاً \u20662026\u2069',
  },
  date_turned: {
    en: 'Not imported: the spreadsheet seems to have turned day and month round. Write the month as a word, for example 3 Apr 2026',
    ur: 'امپورٹ نہیں ہوئی: لگتا ہے کہ اسپریڈشیٹ نے دن اور مہینہ الٹ دیے ہیں۔ مہینے کا نام لکھیے، مثلاً \u20663 Apr 2026\u2069',
  },
  amount_point_unclear: {
    en: 'Not imported: this point could stand between thousands or before decimals. Write the amount without it, for example 60000',
    ur: 'امپورٹ نہیں ہوئی: یہ نقطہ ہزاروں کے درمیان بھی ہو سکتا ہے اور اعشاریے کا بھی۔ رقم نقطے کے بغیر لکھیے، مثلاً \u206660000\u2069',
  },
} as const satisfies Record<string, Phrase>;

/** An invalid cell and its message. */
export interface ImportFault extends FieldIssue {
  readonly field: ImportFieldName;
  /** The line that lists the installment, where a sheet of its own does. */
  readonly at?: { readonly sheet: string; readonly line: number };
  /** The sum of installments in the file, and the one that they must have. */
  readonly sums?: { readonly listed: number; readonly financed: number };
}

const atLine: Phrase<(sheet: string, line: number) => string> = {
  en: (sheet, line) => `Sheet “\u2068${sheet}\u2069”, row ${line}: `,
  ur: (sheet, line) => `شیٹ «\u2068${sheet}\u2069»، سطر ${line}: `,
};

const otherSum: Phrase<(listed: string, financed: string) => string> = {
  en: (listed, financed) => `: ${listed} in the sheet, ${financed} by the price`,
  ur: (listed, financed) => `: شیٹ میں ${listed}، قیمت کے حساب سے ${financed}`,
};

/**
 * The message of an invalid cell in the reader's language. `isReadingAsked` is true while the reading of the file can be
 * chosen.
 */
export function sayImportFault(fault: ImportFault, isReadingAsked: boolean, language: Language): string {
  const messages = isReadingAsked ? faultMessages : { ...faultMessages, ...readingNotAsked };
  const { at, sums } = fault;
  const said = Object.hasOwn(messages, fault.message)
    ? sayFieldIssue(messages, fault, language)
    : fieldMessage(fault, language);
  const place = at === undefined ? '' : atLine[language](at.sheet, at.line);
  const told =
    sums === undefined
      ? ''
      : otherSum[language](inRupees[language](sums.listed), inRupees[language](sums.financed));
  return `${place}${said}${told}`;
}
