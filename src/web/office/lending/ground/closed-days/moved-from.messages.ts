import type { Phrase } from '#domain/language.ts';

export const weeklyDayOff: Phrase = { en: 'weekly day off', ur: 'ہفتہ وار چھٹی' };

/** The day that a due date had by its plan, and why it is another. */
export const movedFromDay: Phrase<(day: string, reason: string | null) => string> = {
  en: (day, reason) => `moved from ${day}${reason === null ? '' : `: ${reason}`}`,
  ur: (day, reason) => `${day} کے بجائے${reason === null ? '' : `: ${reason}`}`,
};
