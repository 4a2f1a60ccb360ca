import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

/** The names of a branch's fields, wherever one is shown. */
export const branchLabels = {
  code: { en: 'Code', ur: 'کوڈ' },
  city: { en: 'City', ur: 'شہر' },
  area: { en: 'Area', ur: 'علاقہ' },
  address: plainWords.address,
  manager: { en: 'Manager', ur: 'مینیجر' },
  phone: plainWords.phone,
  opensAt: { en: 'Opens at', ur: 'کھلنے کا وقت' },
  closesAt: { en: 'Closes at', ur: 'بند ہونے کا وقت' },
  visitsAtOnce: { en: 'Home visits in one hour', ur: 'ایک گھنٹے میں گھر پر ملاقاتیں' },
  mapUrl: { en: 'Map link', ur: 'نقشے کا لنک' },
  isPublic: { en: 'Shown on the public site', ur: 'ویب سائٹ پر نظر آتی ہے' },
  hasDirections: { en: 'Directions and call', ur: 'راستہ اور کال' },
} as const satisfies Record<string, Phrase>;
