import type { DuePart } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';

/** The names of the parts of the day's work, on screen and on paper. */
export const partNames: Readonly<Record<DuePart, Phrase>> = {
  due_today: { en: 'Due today', ur: 'آج واجب' },
  overdue: { en: 'Overdue', ur: 'زائد المیعاد' },
  promised: { en: 'Promised for today', ur: 'آج کا وعدہ' },
  broken: { en: 'Broken promise', ur: 'وعدہ پورا نہیں ہوا' },
  to_remind: { en: 'To remind today', ur: 'آج یاد دہانی' },
};
