import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of challenges and complaints. */
export const deskFieldMessages = {
  complaint_days_out_of_range: {
    en: 'Enter days: a first word within 30, an answer within 90, the executive within 180',
    ur: 'دن لکھیے: پہلی اطلاع 30 دن کے اندر، جواب 90 کے اندر، اعلیٰ عہدیدار تک 180 کے اندر',
  },
  complaint_days_in_order: {
    en: 'This cannot be sooner than the step before it',
    ur: 'یہ پچھلے مرحلے سے پہلے نہیں ہو سکتا',
  },
  receipt_unknown: {
    en: 'No receipt within your reach has this number',
    ur: 'اس نمبر کی کوئی رسید نہیں ملی',
  },
  executive_inactive: {
    en: 'This person is not an active member of staff: choose another one',
    ur: 'یہ شخص اب فعال ملازم نہیں: کسی اور کو چنیے',
  },
  target_not_positive: {
    en: 'Enter a target of more than zero',
    ur: 'ہدف لکھیے، جو صفر سے زیادہ ہو',
  },
  bound_required: {
    en: 'Enter the limit that must hold, zero or more: volume alone does not win',
    ur: 'وہ حد لکھیے جو برقرار رہنی چاہیے، صفر یا زیادہ: صرف بڑے عدد سے کوئی نہیں جیتتا',
  },
  figure_too_large: {
    en: 'This cannot be reached: a rate is at most 100%',
    ur: 'یہ ممکن حد سے زیادہ ہے: شرح زیادہ سے زیادہ \u2066100%\u2069 ہوتی ہے',
  },
  participant_required: {
    en: 'Choose at least one branch or one employee',
    ur: 'کم از کم ایک برانچ یا ایک ملازم چنیے',
  },
  participant_inactive: {
    en: 'Someone you chose is not an active employee: remove them',
    ur: 'چنے ہوئے افراد میں سے ایک اب فعال ملازم نہیں: انہیں ہٹا دیجیے',
  },
  branches_without_employees: {
    en: 'No one works at the branches you chose: choose others, or employees by name',
    ur: 'چنی ہوئی برانچوں میں کوئی ملازم نہیں: دوسری برانچیں یا ملازم نام سے چنیے',
  },
  starts_in_past: {
    en: 'The start has passed: choose today or a later date',
    ur: 'آغاز کی تاریخ گزر چکی ہے: آج یا بعد کی تاریخ چنیے',
  },
} as const satisfies Record<string, Phrase>;
