import type { DuePart } from '#contract/lending/collections.ts';
import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

/** The names of the parts of the day's work, on screen and on paper. */
export const partNames: Readonly<Record<DuePart, Phrase>> = {
  due_today: lendingWords.dueToday,
  overdue: lendingWords.overdue,
  promised: { en: 'Promised for today', ur: 'آج کا وعدہ' },
  broken: { en: 'Broken promise', ur: 'وعدہ پورا نہیں ہوا' },
  call_back: { en: 'To call back', ur: 'دوبارہ کال کرنی ہے' },
  to_remind: { en: 'To remind today', ur: 'آج یاد دہانی' },
};
