import type { SiteBranch } from '#contract/lender/site-branch.ts';
import { phoneOf } from '#server/platform/rules/phone-of.ts';

const phone = phoneOf('+92 300 0000000');
const hours = { opensAt: '09:00', closesAt: '17:00' } as const;
const notReachableYet = { mapUrl: null, isHeadOffice: false, isReachable: false } as const;

/** The branches that the product proposes to a new lender, in the order in which the site shows them. */
export const seedBranchList: readonly SiteBranch[] = [
  {
    code: 'SGD',
    city: { en: 'Sargodha', ur: 'سرگودھا' },
    area: { en: 'University Road', ur: 'یونیورسٹی روڈ' },
    address: { en: 'Shop 12, Trust Plaza, University Road', ur: 'دکان نمبر 12، ٹرسٹ پلازہ، یونیورسٹی روڈ' },
    manager: { en: 'Muhammad Asif', ur: 'محمد آصف' },
    phone,
    ...hours,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=Trust+Plaza+University+Road+Sargodha',
    isHeadOffice: true,
    isReachable: true,
  },
  {
    code: 'KHI',
    city: { en: 'Karachi', ur: 'کراچی' },
    area: { en: 'Gulshan-e-Iqbal', ur: 'گلشنِ اقبال' },
    address: { en: 'Block 13-A, main University Road', ur: 'بلاک \u206613-A\u2069، مین یونیورسٹی روڈ' },
    manager: { en: 'Farhan Siddiqui', ur: 'فرحان صدیقی' },
    phone,
    ...hours,
    ...notReachableYet,
  },
  {
    code: 'LHE',
    city: { en: 'Lahore', ur: 'لاہور' },
    area: { en: 'Johar Town', ur: 'جوہر ٹاؤن' },
    address: { en: 'Block G-1, near Expo Centre', ur: 'بلاک \u2066G-1\u2069، نزد ایکسپو سینٹر' },
    manager: { en: 'Ayesha Malik', ur: 'عائشہ ملک' },
    phone,
    ...hours,
    ...notReachableYet,
  },
  {
    code: 'ISB',
    city: { en: 'Islamabad', ur: 'اسلام آباد' },
    area: { en: 'G-9 Markaz', ur: 'جی نائن مرکز' },
    address: { en: 'First floor, Karachi Company', ur: 'پہلی منزل، کراچی کمپنی' },
    manager: { en: 'Bilal Ahmed', ur: 'بلال احمد' },
    phone,
    ...hours,
    ...notReachableYet,
  },
  {
    code: 'FSD',
    city: { en: 'Faisalabad', ur: 'فیصل آباد' },
    area: { en: 'D Ground', ur: 'ڈی گراؤنڈ' },
    address: { en: 'People’s Colony No. 1', ur: 'پیپلز کالونی نمبر 1' },
    manager: { en: 'Nadia Rafiq', ur: 'نادیہ رفیق' },
    phone,
    ...hours,
    ...notReachableYet,
  },
  {
    code: 'RWP',
    city: { en: 'Rawalpindi', ur: 'راولپنڈی' },
    area: { en: 'Saddar', ur: 'صدر' },
    address: { en: 'Bank Road, near Adamjee Road', ur: 'بینک روڈ، نزد آدم جی روڈ' },
    manager: { en: 'Kamran Abbasi', ur: 'کامران عباسی' },
    phone,
    ...hours,
    ...notReachableYet,
  },
  {
    code: 'MUX',
    city: { en: 'Multan', ur: 'ملتان' },
    area: { en: 'Gulgasht Colony', ur: 'گلگشت کالونی' },
    address: { en: 'Bosan Road, near Goal Bagh', ur: 'بوسن روڈ، نزد گول باغ' },
    manager: { en: 'Hina Bukhari', ur: 'حنا بخاری' },
    phone,
    ...hours,
    ...notReachableYet,
  },
];
