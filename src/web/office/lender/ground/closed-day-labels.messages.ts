import type { Phrase } from '#domain/language.ts';
import type { ClosedDayRule } from '#domain/lending/agreements/closed-days.ts';

/** The names of the fields of the closed days, wherever one is shown. */
export const closedDayLabels = {
  dueDateRule: { en: 'A due date on a closed day', ur: 'قسط کی تاریخ چھٹی کے دن آئے تو' },
  weeklyDaysOff: { en: 'Weekly days off', ur: 'ہفتہ وار چھٹی کے دن' },
  holidays: { en: 'Holidays', ur: 'تعطیلات' },
} as const satisfies Record<string, Phrase>;

export const closedDayRuleNames: Readonly<Record<ClosedDayRule, Phrase>> = {
  none: { en: 'Stays on that day', ur: 'تاریخ وہی رہے' },
  before: { en: 'Moves to the open day before', ur: 'اس سے پہلے کے کھلے دن پر' },
  after: { en: 'Moves to the open day after', ur: 'اس کے بعد کے کھلے دن پر' },
};
