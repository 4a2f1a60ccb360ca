import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  skip: { en: 'Skip to the content', ur: 'براہِ راست مواد پر جائیں' },
  mainMenu: { en: 'Main menu', ur: 'مرکزی مینو' },
  beginNew: { en: 'New…', ur: 'نیا…' },
  allPages: { en: 'All pages', ur: 'تمام صفحات' },
  openMenu: { en: 'Open the menu', ur: 'مینو کھولیں' },
  foldMenu: { en: 'Fold the menu', ur: 'مینو سمیٹیں' },
  unfoldMenu: { en: 'Unfold the menu', ur: 'مینو پھیلائیں' },
  closeMenu: { en: 'Close the menu', ur: 'مینو بند کریں' },
  workspace: { en: 'Workspace', ur: 'کام کا صفحہ' },
  officeOpenUntil: { en: 'Office open until', ur: 'دفتر کھلا ہے، بند ہونے کا وقت' },
  officeClosed: { en: 'Office closed', ur: 'دفتر بند ہے' },
  search: {
    en: 'Search customer, CNIC, agreement, receipt',
    ur: 'صارف، شناختی کارڈ، معاہدہ یا رسید تلاش کریں',
  },
  searchPages: { en: 'Search pages and actions', ur: 'صفحات اور کام تلاش کریں' },
  onTheRoad: { en: 'Quick menu', ur: 'فوری مینو' },
  due: { en: 'Due', ur: 'وصولی' },
  requests: plainWords.requests,
  payment: { en: 'Payment', ur: 'ادائیگی' },
  find: { en: 'Search', ur: 'تلاش' },
  myDay: { en: 'My day', ur: 'آج کا حساب' },
  account: { en: 'Account', ur: 'اکاؤنٹ' },
  home: { en: 'Home', ur: 'صفحۂ اول' },
  logout: { en: 'Logout', ur: 'لاگ آؤٹ' },
} as const satisfies Record<string, Phrase>;

/** The only workspace; its names are the same in both languages. */
export const workspace = { name: 'Team 1', plan: 'Free' };
