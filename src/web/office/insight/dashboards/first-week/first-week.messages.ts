import type { FirstWeekStep } from '#domain/insight/first-week.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  title: { en: 'Your first week', ur: 'آپ کا پہلا ہفتہ' },
  firstWeek: { en: 'First week', ur: 'پہلا ہفتہ' },
  hide: { en: 'Hide until tomorrow', ur: 'کل تک چھپائیں' },
  steps: { en: 'Steps', ur: 'مرحلے' },
  optional: { en: 'If you need it', ur: 'اگر ضرورت ہو' },
  done: { en: 'Done', ur: 'ہو گیا' },
  openDashboard: { en: 'Open the dashboard', ur: 'ڈیش بورڈ کھولیں' },
  notRead: { en: 'The steps could not be loaded', ur: 'مراحل لوڈ نہیں ہو سکے' },
  shareTitle: { en: 'One step at a time', ur: 'ایک وقت میں ایک قدم' },
  shareText: {
    en: 'Once these are done, the dashboard with your figures takes the place of this page.',
    ur: 'یہ سب مکمل ہوتے ہی اس صفحے کی جگہ آپ کے اعداد و شمار والا ڈیش بورڈ لے لے گا۔',
  },
} as const satisfies Record<string, Phrase>;

export const progress: Phrase<(done: number, all: number) => string> = {
  en: (done, all) => `${done} of ${all} done`,
  ur: (done, all) => `${all} میں سے ${done} مکمل`,
};

export const next: Phrase<(step: string) => string> = {
  en: (step) => `Next: ${step}`,
  ur: (step) => `اگلا قدم: ${step}`,
};

export const timeOf: Phrase<(minutes: number) => string> = {
  en: (minutes) => timed(minutes, ' h', ' min'),
  ur: (minutes) => timed(minutes, ' گھنٹہ', ' منٹ'),
};

export const timeLeft: Phrase<(minutes: number) => string> = {
  en: (minutes) => `about ${timeOf.en(minutes)} left`,
  ur: (minutes) => `تقریباً ${timeOf.ur(minutes)} باقی`,
};

/** All steps together take less than two hours. */
function timed(minutes: number, hour: string, minute: string): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}${hour}`, rest > 0 && `${rest}${minute}`].filter(Boolean).join(' ');
}

interface StepTexts {
  readonly title: Phrase;
  /** While it is open. */
  readonly text: Phrase;
  readonly verb: Phrase;
}

export const stepTexts: Readonly<Record<FirstWeekStep, StepTexts>> = {
  second_step: {
    title: { en: 'Two-step sign-in', ur: 'دو مرحلہ سائن اِن' },
    text: { en: 'A code from your phone besides the password', ur: 'پاس ورڈ کے ساتھ فون سے ایک کوڈ' },
    verb: { en: 'Set it up', ur: 'ابھی فعال کریں' },
  },
  licence: {
    title: { en: 'Lender and licence', ur: 'ادارہ اور لائسنس' },
    text: {
      en: 'Name, SECP licence number, phone and office hours',
      ur: 'نام، ایس ای سی پی لائسنس نمبر، فون اور دفتری اوقات',
    },
    verb: { en: 'Enter the details', ur: 'تفصیلات درج کریں' },
  },
  branches: {
    title: { en: 'Branches', ur: 'برانچیں' },
    text: {
      en: 'Open one of the proposals, or add your own',
      ur: 'تجویز کردہ برانچ کھولیے یا اپنی شامل کیجیے',
    },
    verb: { en: 'Open branches', ur: 'برانچیں کھولیں' },
  },
  staff: {
    title: { en: 'Staff', ur: 'عملہ' },
    text: {
      en: 'Each person gets a code for the first sign-in',
      ur: 'ہر فرد کو پہلے سائن اِن کے لیے کوڈ ملتا ہے',
    },
    verb: { en: 'Add employee', ur: 'ملازم شامل کریں' },
  },
  products: {
    title: { en: 'Products and prices', ur: 'مصنوعات اور قیمتیں' },
    text: {
      en: 'The cash price is the whole price: an agreement adds nothing to it',
      ur: 'نقد قیمت ہی پوری قیمت ہے: معاہدے میں اس پر کچھ نہیں بڑھتا',
    },
    verb: { en: 'Add a product', ur: 'مصنوعہ شامل کریں' },
  },
  register: {
    title: { en: 'Your running agreements', ur: 'آپ کے جاری معاہدے' },
    text: {
      en: 'From XLSX or CSV: every row is shown before it counts, and can be undone',
      ur: 'XLSX یا CSV سے: ہر سطر شمار ہونے سے پہلے دکھائی جاتی ہے، اور واپس لی جا سکتی ہے',
    },
    verb: { en: 'Bring in a register', ur: 'رجسٹر امپورٹ کریں' },
  },
  customer: {
    title: { en: 'First customer', ur: 'پہلا صارف' },
    text: { en: 'CNIC, phone and address', ur: 'شناختی کارڈ، فون اور پتہ' },
    verb: { en: 'New customer', ur: 'نیا صارف' },
  },
  site: {
    title: { en: 'Publish the site', ur: 'ویب سائٹ شائع کریں' },
    text: {
      en: 'It stays hidden until you publish it, and needs the license number first',
      ur: 'آپ کے شائع کرنے تک یہ چھپی رہتی ہے، اور پہلے لائسنس نمبر ضروری ہے',
    },
    verb: { en: 'See what it says', ur: 'دیکھیں اس میں کیا ہے' },
  },
};

export const licenceSaved: Phrase<(number: string) => string> = {
  en: (number) => `Licence ${number}`,
  ur: (number) => `لائسنس \u2066${number}\u2069`,
};

export const branchesOpen: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'branch is', 'branches are')} open`,
  ur: (count) => `${formatCount(count)} ${count === 1 ? 'برانچ کھلی ہے' : 'برانچیں کھلی ہیں'}`,
};

export const staffSignedIn: Phrase<(signedIn: number, employees: number) => string> = {
  en: (signedIn, employees) => `${signedIn} of ${employees} have signed in`,
  ur: (signedIn, employees) => `${employees} میں سے ${signedIn} سائن اِن کر چکے`,
};

export const productsListed: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'product', 'products')} on the list`,
  ur: (count) => `فہرست میں ${formatCount(count)} ${count === 1 ? 'مصنوعہ' : 'مصنوعات'}`,
};
