import type { Phrase } from '#domain/language.ts';

export const cardMessages = {
  headOffice: { en: 'Head office', ur: 'مرکزی دفتر' },
  address: { en: 'Address', ur: 'پتہ' },
  phone: { en: 'Phone', ur: 'فون' },
  hours: { en: 'Hours', ur: 'اوقات' },
  manager: { en: 'Manager', ur: 'مینیجر' },
  getDirections: { en: 'Get Directions', ur: 'راستہ دیکھیں' },
  callNow: { en: 'Call Now', ur: 'ابھی کال کریں' },
  /** The reason why the two buttons of a branch can't be used. */
  notYet: { en: 'Not available for this branch yet', ur: 'اس برانچ کے لیے ابھی دستیاب نہیں' },
} as const satisfies Record<string, Phrase>;
