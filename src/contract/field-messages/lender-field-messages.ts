import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of employees, branches and settings. */
export const lenderFieldMessages = {
  phone_or_email_required: {
    en: 'Enter a phone number or an email: one of them is needed to sign in',
    ur: 'فون یا ای میل لکھیے: سائن اِن کے لیے ان میں سے ایک ضروری ہے',
  },
  phone_of_other_account: {
    en: 'Another account already signs in with this phone number',
    ur: 'اس فون سے پہلے ہی ایک اور اکاؤنٹ بنا ہوا ہے',
  },
  email_of_other_account: {
    en: 'Another account already signs in with this email',
    ur: 'اس ای میل سے پہلے ہی ایک اور اکاؤنٹ بنا ہوا ہے',
  },
  employee_cnic_taken: {
    en: 'Another employee already has this CNIC',
    ur: 'اس شناختی کارڈ نمبر سے ایک اور ملازم پہلے سے درج ہے',
  },
  designation_unknown: {
    en: 'This designation is no longer on the list. Choose another.',
    ur: 'یہ عہدہ اب فہرست میں نہیں۔ کوئی اور چنیے۔',
  },
  designation_twice: {
    en: 'This designation is already on the list',
    ur: 'یہ عہدہ پہلے سے فہرست میں ہے',
  },
  holiday_twice: {
    en: 'This date is already on the list',
    ur: 'یہ تاریخ پہلے سے فہرست میں ہے',
  },
  week_without_open_day: {
    en: 'Leave at least one day of the week open',
    ur: 'ہفتے میں کم از کم ایک دن دفتر کھلا رکھیے',
  },
  visits_at_once_out_of_range: {
    en: 'Enter a whole number of visits, from 1 to 20',
    ur: 'ملاقاتوں کی تعداد لکھیے، \u20661\u2069 سے \u206620\u2069 تک',
  },
  back_dating_days_out_of_range: {
    en: 'Enter a whole number of days, from 0 to 90',
    ur: 'دنوں کی تعداد لکھیے، \u20660\u2069 سے \u206690\u2069 تک',
  },
  guarantor_days_out_of_range: {
    en: 'Enter a whole number of days, from 7 to 365',
    ur: 'دنوں کی تعداد لکھیے، \u20667\u2069 سے \u2066365\u2069 تک',
  },
  branch_needed_for_role: {
    en: 'An employee works at a branch: choose one for this person first',
    ur: 'ملازم کے لیے برانچ ضروری ہے: پہلے برانچ چنیے',
  },
  assignee_unfit: {
    en: 'This person is not active. Choose someone else',
    ur: 'یہ فرد فعال نہیں۔ کسی اور کو چنیے',
  },
  successor_unfit: {
    en: 'Choose an active colleague of that branch, or a superadmin',
    ur: 'اسی برانچ کا کوئی فعال ساتھی یا سپر ایڈمن چنیے',
  },
  time_invalid: {
    en: 'Enter a time such as 09:00',
    ur: 'وقت اس طرح لکھیے: \u206609:00\u2069',
  },
  closes_before_opening: {
    en: 'The end must be later than the start',
    ur: 'اختتام کا وقت آغاز کے بعد ہونا چاہیے',
  },
  link_invalid: {
    en: 'The link must start with https://',
    ur: 'لنک \u2066https://\u2069 سے شروع ہونا چاہیے',
  },
  map_link_required: {
    en: 'Add a map link first: “Get Directions” opens it',
    ur: 'پہلے نقشے کا لنک لکھیے: ”راستہ دیکھیں“ کا بٹن اسی کو کھولتا ہے',
  },
  branch_code_format: {
    en: 'A code is three letters from A to Z',
    ur: 'کوڈ \u2066A\u2069 سے \u2066Z\u2069 تک کے تین حروف کا ہوتا ہے',
  },
  branch_code_taken: {
    en: 'Another branch already has this code',
    ur: 'یہ کوڈ پہلے سے کسی اور برانچ کا ہے',
  },
  email_required: { en: 'Email is required', ur: 'ای میل لکھنا ضروری ہے' },
  year_invalid: { en: 'Enter a year such as 2026', ur: 'سال اس طرح لکھیے: \u20662026\u2069' },
  guarantors_needed_out_of_range: {
    en: 'Enter a number from 0 to 5.',
    ur: '\u20660\u2069 سے \u20665\u2069 تک کوئی عدد لکھیے۔',
  },
  provision_days_out_of_range: {
    en: 'Enter a whole number of days, from 1 to 3,650',
    ur: 'دنوں کی تعداد لکھیے، \u20661\u2069 سے \u20663,650\u2069 تک',
  },
  provision_percent_out_of_range: {
    en: 'Enter a whole number of percent, from 0 to 100',
    ur: 'فیصد میں پورا عدد لکھیے، \u20660\u2069 سے \u2066100\u2069 تک',
  },
  provision_days_in_order: {
    en: 'Each class begins later than the one before it',
    ur: 'ہر درجہ پچھلے درجے کے بعد شروع ہوتا ہے',
  },
  burden_percent_out_of_range: {
    en: 'Enter a whole number of percent, from 10 to 100',
    ur: 'فیصد میں پورا عدد لکھیے، \u206610\u2069 سے \u2066100\u2069 تک',
  },
  burden_reason_before_warning: {
    en: 'A reason cannot be required at a smaller share than the warning',
    ur: 'وجہ کی حد تنبیہ کی حد سے کم نہیں ہو سکتی',
  },
  guarantor_agreements_out_of_range: {
    en: 'Enter a number of agreements from 0 to 100; 0 is no limit',
    ur: 'معاہدوں کی تعداد لکھیے، \u20660\u2069 سے \u2066100\u2069 تک؛ صفر کا مطلب ہے کوئی حد نہیں',
  },
  overpayment_installments_out_of_range: {
    en: 'Enter a whole number of installments, from 1 to 12',
    ur: 'قسطوں کی تعداد لکھیے، \u20661\u2069 سے \u206612\u2069 تک',
  },
  idle_minutes_out_of_range: {
    en: 'Enter a whole number of minutes, from 5 to 60',
    ur: 'منٹوں کی تعداد لکھیے، \u20665\u2069 سے \u206660\u2069 تک',
  },
  weekdays_required: { en: 'Choose the days', ur: 'دن چنیے' },
  office_hours_required: {
    en: 'Add at least one line of office hours',
    ur: 'اوقات کی کم از کم ایک سطر لکھیے',
  },
  service_items_required: { en: 'Add at least one item', ur: 'کم از کم ایک چیز شامل کیجیے' },
  relief_example_waives_nothing: {
    en: 'Enter less than the whole amount, so that part of it is waived',
    ur: 'پوری رقم سے کم لکھیے، تاکہ کچھ حصہ معاف ہو',
  },
  until_before_from: {
    en: 'The end date is before the start date',
    ur: 'اختتام کی تاریخ آغاز کی تاریخ سے پہلے ہے',
  },
} as const satisfies Record<string, Phrase>;
