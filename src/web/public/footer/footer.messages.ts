import type { Phrase } from '#domain/language.ts';

export const footerMessages = {
  services: { en: 'Services', ur: 'خدمات' },
  quickLinks: { en: 'Quick links', ur: 'اہم روابط' },
  about: { en: 'About', ur: 'تعارف' },
  branches: { en: 'Branches', ur: 'برانچیں' },
  contact: { en: 'Contact', ur: 'رابطہ' },
  callUs: { en: 'Call us', ur: 'ہمیں کال کیجیے' },
  regulatorAuthorized: { en: 'Regulator authorized', ur: 'ریگولیٹر سے منظور شدہ' },
  licenceNumber: { en: 'License number', ur: 'لائسنس نمبر' },
  facebook: { en: 'Facebook', ur: 'فیس بک' },
  instagram: { en: 'Instagram', ur: 'انسٹاگرام' },
  youtube: { en: 'YouTube', ur: 'یوٹیوب' },
  allRightsReserved: { en: 'All rights reserved.', ur: 'جملہ حقوق محفوظ ہیں۔' },
  sentenceEnd: { en: '.', ur: '۔' },
  goodToKnow: { en: 'Good to know', ur: 'کام کی باتیں' },
  guide: { en: 'How it works', ur: 'طریقۂ کار' },
  blog: { en: 'Blog', ur: 'بلاگ' },
  complaints: { en: 'Complaints', ur: 'شکایت' },
  check: { en: 'Check a receipt', ur: 'رسید کی جانچ' },
  products: { en: 'Goods in installments', ur: 'قسطوں پر سامان' },
  calculator: { en: 'Calculator', ur: 'قسط کا حساب' },
} as const satisfies Record<string, Phrase>;
