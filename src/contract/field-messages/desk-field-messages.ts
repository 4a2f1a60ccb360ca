import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of challenges. */
export const deskFieldMessages = {
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
