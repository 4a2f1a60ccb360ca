import type { Phrase } from '#domain/language.ts';

export const messages = {
  lead: {
    en: 'Who the lender is and how the office works.',
    ur: 'ادارے کی پہچان اور دفتر کا طریقۂ کار۔',
  },
  ownLead: { en: 'How these pages look to you.', ur: 'یہ صفحات آپ کو کیسے نظر آئیں۔' },
  language: { en: 'Your language', ur: 'آپ کی زبان' },
  languageLead: {
    en: 'Everything you read on these pages.',
    ur: 'یہاں ہر صفحہ اسی زبان میں ہوگا۔',
  },
  site: { en: 'The site', ur: 'ویب سائٹ' },
  lender: { en: 'The lender', ur: 'ادارہ' },
  lenderText: {
    en: 'Name, license, phones, email, office hours: on the site, receipts and agreements.',
    ur: 'نام، لائسنس، فون، ای میل، اوقات: ویب سائٹ، رسیدوں اور معاہدوں پر۔',
  },
  textsText: {
    en: 'The headings and sentences of the public site, in both languages.',
    ur: 'ویب سائٹ کی سرخیاں اور جملے، دونوں زبانوں میں۔',
  },
  offerText: {
    en: 'Headline, services, badges, promise and figures of the public site.',
    ur: 'ویب سائٹ کی سرخی، خدمات، امتیازی نشان، وعدہ اور اعداد و شمار۔',
  },
  publicationText: {
    en: 'Publish the site, or take it back, and what it needs before.',
    ur: 'ویب سائٹ شائع کریں یا واپس لیں، اور اس سے پہلے کیا ضروری ہے۔',
  },
  rulesText: {
    en: 'Contact hours, sign-out after idle time, what a new employee may do.',
    ur: 'رابطے کے اوقات، خودکار سائن آؤٹ، نئے ملازم کی حدود۔',
  },
  closedDaysText: {
    en: 'Weekly days off and holidays, and whether due dates avoid them.',
    ur: 'ہفتہ وار چھٹی اور تعطیلات، اور قسط کی تاریخ ان پر آئے تو کیا ہو۔',
  },
  reliefFundText: {
    en: 'How much may be waived for families in need, and how much of it is left.',
    ur: 'ضرورت مند خاندانوں کے لیے کتنی رقم معاف ہو سکتی ہے، اور اس میں سے کتنی باقی ہے۔',
  },
  accountsText: {
    en: 'Where the branches deposit their cash.',
    ur: 'جن اکاؤنٹس میں برانچیں اپنا نقد جمع کراتی ہیں۔',
  },
  messageWordsText: {
    en: 'The words of receipts, reminders and the other messages to customers.',
    ur: 'رسیدوں، یاد دہانیوں اور صارفین کے دوسرے پیغامات کے الفاظ۔',
  },
  bookRulesText: {
    en: 'The codes of the accounts for the accounting program, and what is set aside for late agreements.',
    ur: 'حساب کے پروگرام کے لیے کھاتوں کے کوڈ، اور تاخیر والے معاہدوں کے لیے مختص رقم۔',
  },
  complaintRulesText: {
    en: 'Days to the answer, and who gets what is late.',
    ur: 'جواب تک کتنے دن، اور دیر ہو جائے تو کس کے پاس جائے۔',
  },
  screeningRulesText: {
    en: 'Compare customers and guarantors with lists of people under sanctions, or do not.',
    ur: 'صارفین اور ضامنوں کو پابندیوں کی فہرستوں سے ملانا ہے یا نہیں۔',
  },
  fieldPhonesText: {
    en: 'The phones of officers: what each brought back, and an end to one that is lost.',
    ur: 'افسروں کے فون: ہر ایک سے کیا واپس آیا، اور گم شدہ فون کی اجازت ختم کرنا۔',
  },
  branchesText: {
    en: 'Address, phone, hours and manager of each, as the site shows them.',
    ur: 'ہر برانچ کا پتہ، فون، اوقات اور مینیجر، جیسے ویب سائٹ پر نظر آتے ہیں۔',
  },
  blogText: {
    en: 'Posts that customers read in their account.',
    ur: 'وہ تحریریں جو صارفین اپنے اکاؤنٹ میں پڑھتے ہیں۔',
  },
  productsText: {
    en: 'What the lender sells, with cash prices, terms and pictures.',
    ur: 'برائے فروخت چیزیں، نقد قیمت، شرائط اور تصویروں کے ساتھ۔',
  },
  importsText: {
    en: 'Customers and running agreements from a spreadsheet.',
    ur: 'صارفین اور جاری معاہدے، اسپریڈشیٹ سے۔',
  },
  auditText: {
    en: 'Who did what and when, and what it was before and after.',
    ur: 'کس نے، کب، کیا کام کیا، اور تبدیلی سے پہلے اور بعد میں کیا درج تھا۔',
  },
  loadError: { en: 'The settings could not be opened', ur: 'ترتیبات نہیں کھل سکیں' },
} as const satisfies Record<string, Phrase>;
