import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';

export const messages = {
  identifier: { en: 'Phone or email', ur: 'فون یا ای میل' },
  password: { en: 'Password', ur: 'پاس ورڈ' },
  show: { en: 'Show', ur: 'دکھائیں' },
  hide: { en: 'Hide', ur: 'چھپائیں' },
} as const satisfies Record<string, Phrase>;

export const correctFields: Phrase<(count: number) => string> = {
  en: (count) => `Please correct ${count} ${countNoun(count, 'field', 'fields')}`,
  ur: (count) => `براہِ کرم \u2066${count}\u2069 ${count === 1 ? 'خانہ' : 'خانے'} درست کیجیے`,
};
