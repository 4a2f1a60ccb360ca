import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of customers, products and agreements. */
export const lendingFieldMessages = {
  cnic_required: { en: 'CNIC is required', ur: 'شناختی کارڈ نمبر لکھنا ضروری ہے' },
  cnic_format: {
    en: 'CNIC must have 13 digits: xxxxx-xxxxxxx-x',
    ur: 'شناختی کارڈ نمبر کے 13 ہندسے ہونے چاہییں: \u2066xxxxx-xxxxxxx-x\u2069',
  },
  email_format: {
    en: 'Write one email address, like name@example.com',
    ur: 'صرف ایک ای میل پتہ لکھیے، جیسے \u2066name@example.com\u2069',
  },
  date_required: { en: 'A date is required', ur: 'تاریخ لکھنا ضروری ہے' },
  date_invalid: { en: 'This date does not exist', ur: 'یہ تاریخ موجود نہیں' },
  rupees_invalid: { en: 'Enter whole rupees', ur: 'رقم پورے روپوں میں لکھیے' },
  rupees_not_positive: {
    en: 'Enter whole rupees, more than zero',
    ur: 'رقم پورے روپوں میں اور صفر سے زیادہ لکھیے',
  },
  promise_with_promised: {
    en: 'A promise needs its amount and its day',
    ur: 'وعدے کے ساتھ رقم اور تاریخ لکھنا ضروری ہے',
  },
  time_with_call_back: {
    en: 'A call back needs its day and its time',
    ur: 'دوبارہ کال کے لیے تاریخ اور وقت لکھنا ضروری ہے',
  },
  choice_required: { en: 'Choose one', ur: 'ایک چنیے' },
  text_required: { en: 'This is required', ur: 'یہ لکھنا ضروری ہے' },
  transfer_reference_required: {
    en: 'Enter the transaction number from the slip or message',
    ur: 'سلپ یا پیغام سے ٹرانزیکشن نمبر لکھیے',
  },
  answer_required: { en: 'Write an answer', ur: 'جواب لکھیے' },
  slip_required: { en: 'Add a picture of the slip', ur: 'سلپ کی تصویر شامل کیجیے' },
  invoice_required: { en: 'Add a picture of the invoice', ur: 'بل کی تصویر شامل کیجیے' },
  explanation_required: {
    en: 'Say why this cash is not in the drawer',
    ur: 'لکھیے کہ یہ نقد کیش دراز میں کیوں نہیں',
  },
  reason_required: { en: 'A reason is required', ur: 'وجہ لکھنا ضروری ہے' },
  too_young: { en: 'A customer must be at least 18 years old', ur: 'صارف کی عمر کم از کم 18 سال ہونی چاہیے' },
  too_old: {
    en: 'A customer must be at most 75 years old',
    ur: 'صارف کی عمر زیادہ سے زیادہ 75 سال ہونی چاہیے',
  },
  privacy_consent_required: {
    en: 'Record the consent to the privacy notice first',
    ur: 'پہلے رازداری کے نوٹس پر رضامندی درج کیجیے',
  },
  household_size_out_of_range: {
    en: 'Enter a whole number, from 1 to 50',
    ur: 'بغیر کسر کے عدد لکھیے، \u20661\u2069 سے \u206650\u2069 تک',
  },
  customer_unknown: {
    en: 'This customer is not on record at your branch',
    ur: 'یہ صارف آپ کی برانچ میں درج نہیں',
  },
  officer_unknown: {
    en: 'Choose someone who works at the customer’s branch',
    ur: 'صارف کی برانچ میں کام کرنے والے کسی فرد کو چنیے',
  },
  cash_count_invalid: {
    en: 'Enter a whole number, from 0 to 9,999',
    ur: 'بغیر کسر کے عدد لکھیے، \u20660\u2069 سے \u20669,999\u2069 تک',
  },
  branch_unknown: { en: 'Choose one of the branches', ur: 'برانچوں میں سے ایک چنیے' },
  product_unknown: { en: 'This product is not for sale now', ur: 'یہ پروڈکٹ ابھی برائے فروخت نہیں' },
  product_not_chosen: {
    en: 'This product is on the list: choose it there, at its cash price',
    ur: 'یہ پروڈکٹ فروخت کے لیے موجود ہے: اسے فہرست سے نقد قیمت پر چنیے',
  },
  price_not_cash_price: {
    en: 'A product is sold at its cash price, on installments too',
    ur: 'پروڈکٹ قسطوں پر بھی نقد قیمت ہی پر دی جاتی ہے',
  },
  period_too_long: { en: 'Choose at most one year', ur: 'زیادہ سے زیادہ ایک سال کی مدت چنیے' },
  term_required: { en: 'Choose at least one term', ur: 'کم از کم ایک مدت چنیے' },
  percent_out_of_range: {
    en: 'Enter a whole number, from 0 to 99',
    ur: 'بغیر کسر کے عدد لکھیے، \u20660\u2069 سے \u206699\u2069 تک',
  },
  term_not_allowed: {
    en: 'This product is not sold over that many months',
    ur: 'یہ پروڈکٹ اتنے مہینوں کی قسطوں پر نہیں دی جاتی',
  },
  down_payment_too_small: {
    en: 'The down payment is below the minimum for these products',
    ur: 'پیشگی ادائیگی ان پروڈکٹس کی کم از کم حد سے کم ہے',
  },
  guarantor_unknown: { en: 'This guarantor is not on record', ur: 'یہ ضامن درج نہیں' },
  guarantor_is_customer: {
    en: 'A customer cannot be their own guarantor',
    ur: 'صارف اپنے ضامن خود نہیں ہو سکتے',
  },
  guarantor_twice: { en: 'This guarantor is already on the list', ur: 'یہ ضامن پہلے سے فہرست میں ہیں' },
  messages_out_of_range: {
    en: 'Enter a whole number, from 0 to 20,000',
    ur: 'بغیر کسر کے عدد لکھیے، \u20660\u2069 سے \u206620,000\u2069 تک',
  },
  quantity_out_of_range: {
    en: 'Enter a whole number, from 1 to 1,000',
    ur: 'بغیر کسر کے عدد لکھیے، \u20661\u2069 سے \u20661,000\u2069 تک',
  },
  count_out_of_range: {
    en: 'Enter a whole number of installments, from 1 to 520',
    ur: 'قسطوں کی تعداد لکھیے، \u20661\u2069 سے \u2066520\u2069 تک',
  },
  items_required: { en: 'Add at least one item', ur: 'کم از کم ایک چیز شامل کیجیے' },
  sale_with_amount: {
    en: 'A sale is of items: leave the amount lent empty',
    ur: 'فروخت اشیاء کی ہوتی ہے: قرض کی رقم خالی چھوڑیے',
  },
  qard_with_items: {
    en: 'A qard-e-hasan is a loan of money: remove the items, or choose a sale',
    ur: 'قرضِ حسنہ رقم کا قرض ہے: اشیاء ہٹائیے، یا ادھار فروخت چنیے',
  },
  qard_with_down_payment: {
    en: 'A loan has no down payment: enter 0',
    ur: 'قرض میں پیشگی ادائیگی نہیں ہوتی: 0 لکھیے',
  },
  nothing_to_finance: {
    en: 'Nothing is left to pay in installments: lower the down payment',
    ur: 'قسطوں کے لیے کچھ باقی نہیں: پیشگی ادائیگی کم کیجیے',
  },
  frequency_out_of_range: {
    en: 'Enter a whole number, with at most one year between two installments',
    ur: 'بغیر کسر کے عدد لکھیے، اور دو قسطوں کے درمیان زیادہ سے زیادہ ایک سال رکھیے',
  },
  start_before_books: {
    en: 'The start date is too far back to be right',
    ur: 'آغاز کی تاریخ اتنی پرانی ہے کہ درست نہیں ہو سکتی',
  },
  first_due_before_start: {
    en: 'The first due date is before the start date',
    ur: 'پہلی قسط کی تاریخ آغاز سے پہلے ہے',
  },
  start_too_far_ahead: {
    en: 'The start date may be at most 60 days from today',
    ur: 'آغاز کی تاریخ آج سے زیادہ سے زیادہ \u206660\u2069 دن بعد ہو سکتی ہے',
  },
  first_due_too_late: {
    en: 'The first installment may be due at most two intervals and 60 days after the start',
    ur: 'پہلی قسط آغاز سے زیادہ سے زیادہ دو وقفوں اور \u206660\u2069 دن بعد واجب ہو سکتی ہے',
  },
} as const satisfies Record<string, Phrase>;

/** Says how many installments an amount can be split into. */
export const countLimit: {
  readonly key: 'count_does_not_split';
  readonly text: Phrase<(countMax: number) => string>;
} = {
  key: 'count_does_not_split',
  text: {
    en: (countMax) =>
      `The amount can be split into at most ${countMax} ${countMax === 1 ? 'installment' : 'installments'}`,
    ur: (countMax) =>
      `یہ رقم زیادہ سے زیادہ ${countMax} ${countMax === 1 ? 'قسط' : 'قسطوں'} میں تقسیم ہو سکتی ہے`,
  },
};
