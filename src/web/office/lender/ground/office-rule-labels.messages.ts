import type { Phrase } from '#domain/language.ts';

export const contactHoursTitle: Phrase = { en: 'Contact hours', ur: 'رابطے کے اوقات' };

/** The names of the office rules' fields, wherever one is shown. */
export const officeRuleLabels = {
  'contactHours.opensAt': { en: 'Starting at', ur: 'کس وقت سے' },
  'contactHours.closesAt': { en: 'Ending at', ur: 'کس وقت تک' },
  staffIdleMinutes: { en: 'Sign out after (minutes)', ur: 'کتنے منٹ بعد سائن آؤٹ' },
  guarantorContactAfterDays: {
    en: 'Contact guarantors after (days late)',
    ur: 'ضامن سے رابطہ کتنے دن کی تاخیر کے بعد',
  },
  guarantorsNeeded: { en: 'Guarantors required', ur: 'ضامنوں کی مطلوبہ تعداد' },
  burdenWarningPercent: { en: 'Warn from (% of income)', ur: 'تنبیہ: آمدنی کے کتنے فیصد سے' },
  burdenReasonPercent: { en: 'Reason required from (% of income)', ur: 'وجہ ضروری: آمدنی کے کتنے فیصد سے' },
  customerOwedMax: { en: 'Most that a customer may owe', ur: 'ایک صارف کا زیادہ سے زیادہ بقایا' },
  householdOwedMax: { en: 'Most that a household may owe', ur: 'ایک گھرانے کا زیادہ سے زیادہ بقایا' },
  guarantorAgreementsMax: {
    en: 'Most agreements of one guarantor',
    ur: 'ایک ضامن کے زیادہ سے زیادہ معاہدے',
  },
  overpaymentNoticeInstallments: {
    en: 'Notify from (installments overpaid)',
    ur: 'اطلاع: کتنی قسطوں سے زائد ادائیگی پر',
  },
  expenseWithoutBillMax: {
    en: 'Largest expense without a picture of its bill',
    ur: 'بل کی تصویر کے بغیر زیادہ سے زیادہ خرچ',
  },
  handCashMax: { en: 'Most cash in one hand', ur: 'ایک فرد کے پاس زیادہ سے زیادہ نقد' },
  drawerCashMax: { en: 'Most cash in a drawer', ur: 'ایک کیش دراز میں زیادہ سے زیادہ نقد' },
  twoStepForCustomers: {
    en: 'Offer two-step sign-in to customers',
    ur: 'صارفین کو دو مرحلہ سائن اِن کی سہولت دیں',
  },
  newEmployeeBackDatingDays: { en: 'Back-dating limit, in days', ur: 'پچھلی تاریخ کی حد، دنوں میں' },
  headMails: { en: 'Daily proof by mail', ur: 'ای میل پر روزانہ ثبوت' },
  designations: { en: 'Designations', ur: 'عہدے' },
} as const satisfies Record<string, Phrase>;
