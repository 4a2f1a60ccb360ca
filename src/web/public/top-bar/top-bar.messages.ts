import type { Phrase } from '#domain/language.ts';

export const topBarMessages = {
  skip: { en: 'Skip to the content', ur: 'براہِ راست مواد پر جائیں' },
  sections: { en: 'Sections of the page', ur: 'صفحے کے حصے' },
  services: { en: 'Services', ur: 'خدمات' },
  about: { en: 'About', ur: 'تعارف' },
  branches: { en: 'Branches', ur: 'برانچیں' },
  contact: { en: 'Contact', ur: 'رابطہ' },
  contactUs: { en: 'Contact Us', ur: 'رابطہ کریں' },
  /** The name of the other language, in that language. */
  otherLanguage: { en: 'اردو', ur: 'English' },
} as const satisfies Record<string, Phrase>;
