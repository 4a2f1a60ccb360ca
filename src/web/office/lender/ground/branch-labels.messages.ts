import type { Phrase } from '#domain/language.ts';

/** What the fields of a branch are called, wherever one is shown. */
export const branchLabels = {
  code: { en: 'Code', ur: 'کوڈ' },
  'city.en': { en: 'City in English', ur: 'شہر، انگریزی میں' },
  'city.ur': { en: 'City in Urdu', ur: 'شہر، اردو میں' },
  'area.en': { en: 'Area in English', ur: 'علاقہ، انگریزی میں' },
  'area.ur': { en: 'Area in Urdu', ur: 'علاقہ، اردو میں' },
  'address.en': { en: 'Address in English', ur: 'پتہ، انگریزی میں' },
  'address.ur': { en: 'Address in Urdu', ur: 'پتہ، اردو میں' },
  'manager.en': { en: 'Manager in English', ur: 'مینیجر کا نام، انگریزی میں' },
  'manager.ur': { en: 'Manager in Urdu', ur: 'مینیجر کا نام، اردو میں' },
  phone: { en: 'Phone', ur: 'فون' },
  opensAt: { en: 'Opens at', ur: 'کھلنے کا وقت' },
  closesAt: { en: 'Closes at', ur: 'بند ہونے کا وقت' },
  visitsAtOnce: { en: 'Home visits in one hour', ur: 'ایک گھنٹے میں گھر پر ملاقاتیں' },
  mapUrl: { en: 'Map link', ur: 'نقشے کا لنک' },
  isPublic: { en: 'Shown on the public site', ur: 'ویب سائٹ پر دکھائیں' },
  hasDirections: { en: 'Directions and call', ur: 'راستہ اور کال' },
} as const satisfies Record<string, Phrase>;
