import type { Phrase } from '#domain/language.ts';
import type { DueGroup } from '#domain/lending/collections/due-list.ts';

/** What the groups of the day's work are called, on the screen and on paper. */
export const groupNames: Readonly<Record<DueGroup, Phrase>> = {
  due_today: { en: 'Due today', ur: 'آج واجب' },
  overdue: { en: 'Overdue', ur: 'زائد المیعاد' },
  promised: { en: 'Promised for today', ur: 'آج کا وعدہ' },
  broken: { en: 'Broken promise', ur: 'وعدہ پورا نہیں ہوا' },
};
