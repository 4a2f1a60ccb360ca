import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'The public site shows what is entered here.',
    ur: 'جو یہاں درج ہے، وہی ویب سائٹ پر نظر آتا ہے۔',
  },
  create: { en: 'Add branch', ur: 'برانچ شامل کریں' },
  newLead: {
    en: 'It will be added at the end of the list.',
    ur: 'یہ فہرست کے آخر میں شامل ہوگی۔',
  },
  loadError: { en: 'The branch could not be opened', ur: 'برانچ نہیں کھل سکی' },
  branch: lendingWords.branch,
  hours: { en: 'Hours', ur: 'اوقات' },
  staff: { en: 'Staff', ur: 'عملہ' },
  onSite: { en: 'On the site', ur: 'ویب سائٹ پر' },
  shown: { en: 'Shown', ur: 'نظر آتی ہے' },
  hidden: { en: 'Not shown', ur: 'نظر نہیں آتی' },
  headOffice: { en: 'Head office', ur: 'مرکزی دفتر' },
  emptyTitle: { en: 'No branches yet', ur: 'ابھی کوئی برانچ نہیں' },
  emptyText: {
    en: 'Add the first one: employees, customers and receipts belong to a branch.',
    ur: 'پہلی برانچ شامل کیجیے: ملازمین، صارفین اور رسیدیں کسی برانچ سے تعلق رکھتی ہیں۔',
  },

  drafts: { en: 'Proposed branches', ur: 'تجویز کردہ برانچیں' },
  draftsLead: {
    en: 'Nothing of them is stored or shown until you open one. Put in your own address, phone and manager first.',
    ur: 'جب تک آپ کوئی برانچ نہ کھولیں، نہ کچھ محفوظ ہوتا ہے نہ دکھایا جاتا ہے۔ پہلے اپنا پتہ، فون اور مینیجر درج کیجیے۔',
  },
  changeDraft: { en: 'Change first', ur: 'پہلے تبدیل کریں' },
  openDraft: { en: 'Open as it is', ur: 'اسی طرح کھولیں' },

  place: { en: 'Place', ur: 'مقام' },
  placeLead: {
    en: 'As visitors read it, in both languages.',
    ur: 'ویب سائٹ پر جس طرح پڑھا جائے گا، دونوں زبانوں میں۔',
  },
  reach: { en: 'Contact and hours', ur: 'رابطہ اور اوقات' },
  reachLead: { en: 'Phone, hours and the way there.', ur: 'فون، اوقات اور راستہ۔' },
  site: { en: 'On the site', ur: 'ویب سائٹ پر' },
  siteLead: {
    en: 'What visitors see and can use.',
    ur: 'ویب سائٹ پر آنے والے کیا دیکھیں اور کیا استعمال کر سکیں۔',
  },
  codeHint: {
    en: 'Three letters. Every agreement and receipt number starts with it, and it never changes.',
    ur: 'تین حروف۔ ہر معاہدے اور رسید کا نمبر اسی سے شروع ہوتا ہے اور یہ کبھی نہیں بدلتا۔',
  },
  mapHint: { en: 'In Google Maps: Share, then Copy link', ur: 'گوگل میپس میں پہلے شیئر، پھر کاپی لنک' },
  visitsAtOnceHint: {
    en: 'How many staff can go at the same time. More visits than that are refused.',
    ur: 'جتنے لوگ جا سکیں۔ اس سے زیادہ ملاقاتیں طے نہیں ہوں گی۔',
  },
  isPublicHint: { en: 'Its card is shown among the branches.', ur: 'برانچوں میں اس کا کارڈ نظر آئے گا۔' },
  hasDirectionsHint: {
    en: 'Visitors can use “Get Directions” and “Call Now”. Needs a map link.',
    ur: 'ویب سائٹ پر آنے والے راستہ دیکھ سکیں گے اور کال بھی کر سکیں گے۔ اس کے لیے نقشے کا لنک ضروری ہے۔',
  },
  preview: { en: 'Card preview', ur: 'کارڈ ایسا نظر آئے گا' },
  savedHidden: {
    en: 'Saved. The public site does not show this branch.',
    ur: 'محفوظ ہو گیا۔ یہ برانچ ویب سائٹ پر نظر نہیں آتی۔',
  },
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown) => `${formatCount(shown)} ${countNoun(shown, 'branch', 'branches')}`,
  ur: (shown) => `${formatCount(shown)} ${shown === 1 ? 'برانچ' : 'برانچیں'}`,
};
