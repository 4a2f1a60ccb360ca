import type { Phrase } from '#domain/language.ts';

export const importKinds = ['customers', 'agreements'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The way in which the cells of a column are read. */
type Reading =
  | 'text'
  | 'date'
  | 'amount'
  | 'number'
  | 'phone'
  | 'relative'
  | 'gender'
  | 'service'
  | 'frequency';

interface ImportField {
  readonly heading: Phrase;
  /** Other headings that it is recognized by. */
  readonly also: readonly string[];
  readonly reads: Reading;
  readonly isRequired: boolean;
  /** The value in the template's example row. */
  readonly example: Phrase;
}

function field(
  heading: Phrase,
  reads: Reading,
  example: string | Phrase,
  { isRequired = false, also = [] }: { isRequired?: boolean; also?: readonly string[] } = {},
): ImportField {
  const said = typeof example === 'string' ? { en: example, ur: example } : example;
  return { heading, reads, also, isRequired, example: said };
}

const isRequired = true;

/** The columns of a file of customers. */
const customerFields = {
  fullName: field({ en: 'Full name', ur: 'پورا نام' }, 'text', 'Muhammad Aslam', {
    isRequired,
    also: ['Name', 'Customer', 'Customer name', 'نام', 'صارف', 'صارف کا نام'],
  }),
  fullNameUr: field({ en: 'Full name in Urdu', ur: 'پورا نام اردو میں' }, 'text', 'محمد اسلم', {
    also: ['Urdu name', 'Name in Urdu', 'نام اردو میں'],
  }),
  relative: field({ en: 'Relation', ur: 'رشتہ' }, 'relative', { en: 'father', ur: 'والد' }, { isRequired }),
  relativeName: field({ en: 'Father or husband', ur: 'والد یا شوہر کا نام' }, 'text', 'Abdul Ghani', {
    isRequired,
    also: ['Father name', 'Father’s name', 'Father/husband', 'والد کا نام', 'ولدیت'],
  }),
  relativeNameUr: field(
    { en: 'Father or husband in Urdu', ur: 'والد یا شوہر کا نام اردو میں' },
    'text',
    'عبدالغنی',
  ),
  cnic: field({ en: 'CNIC', ur: 'شناختی کارڈ نمبر' }, 'text', '38403-1234567-1', {
    isRequired,
    also: ['CNIC number', 'CNIC no', 'NIC', 'شناختی کارڈ'],
  }),
  cnicExpiresOn: field({ en: 'CNIC expires on', ur: 'شناختی کارڈ کی میعاد' }, 'date', '31/12/2032'),
  gender: field({ en: 'Gender', ur: 'جنس' }, 'gender', { en: 'male', ur: 'مرد' }, { isRequired }),
  bornOn: field({ en: 'Date of birth', ur: 'تاریخِ پیدائش' }, 'date', '25/03/1985', {
    isRequired,
    also: ['Born on', 'DOB', 'Birth date'],
  }),
  phone: field({ en: 'Phone', ur: 'فون' }, 'phone', '0300-1234567', {
    isRequired,
    also: ['Mobile', 'Mobile number', 'Phone number', 'Contact', 'موبائل', 'فون نمبر'],
  }),
  secondPhone: field({ en: 'Second phone', ur: 'دوسرا فون' }, 'phone', '0333-1234567'),
  email: field({ en: 'Email', ur: 'ای میل' }, 'text', ''),
  address: field({ en: 'Address', ur: 'پتہ' }, 'text', 'House 12, Street 4, Satellite Town', { isRequired }),
  addressUr: field(
    { en: 'Address in Urdu', ur: 'پتہ اردو میں' },
    'text',
    'مکان 12، گلی 4، سیٹلائٹ ٹاؤن، سرگودھا',
  ),
  city: field({ en: 'City', ur: 'شہر' }, 'text', 'Sargodha', { isRequired }),
  branch: field({ en: 'Branch', ur: 'برانچ' }, 'text', 'SGD', {
    isRequired,
    also: ['Branch code', 'برانچ کوڈ'],
  }),
  officer: field({ en: 'Officer', ur: 'افسر' }, 'text', '', { also: ['Officer in charge', 'ذمہ دار افسر'] }),
  occupation: field({ en: 'Occupation', ur: 'پیشہ' }, 'text', 'Shopkeeper'),
  monthlyIncome: field({ en: 'Monthly income', ur: 'ماہانہ آمدنی' }, 'amount', '45,000'),
  householdSize: field({ en: 'Household size', ur: 'گھر کے افراد' }, 'number', '6'),
  notes: field({ en: 'Notes', ur: 'نوٹ' }, 'text', ''),
};

/** The columns of a file of running agreements. */
const agreementFields = {
  registerNumber: field({ en: 'Register number', ur: 'رجسٹر نمبر' }, 'text', 'A-118', {
    isRequired,
    also: [
      'Old number',
      'Register no',
      'Agreement no',
      'Agreement number',
      'File no',
      'پرانا نمبر',
      'کھاتہ نمبر',
    ],
  }),
  cnic: field({ en: 'CNIC of the customer', ur: 'صارف کا شناختی کارڈ نمبر' }, 'text', '38403-1234567-1', {
    isRequired,
    also: ['CNIC', 'CNIC number', 'CNIC no', 'شناختی کارڈ نمبر', 'شناختی کارڈ'],
  }),
  service: field(
    { en: 'Service', ur: 'سہولت' },
    'service',
    { en: 'product', ur: 'گھریلو اشیاء' },
    { isRequired },
  ),
  description: field({ en: 'Item', ur: 'چیز' }, 'text', 'Washing machine', {
    isRequired,
    also: ['Items', 'Item description', 'Description', 'Goods', 'سامان', 'تفصیل'],
  }),
  price: field({ en: 'Price', ur: 'قیمت' }, 'amount', '60,000', {
    isRequired,
    also: ['Total price', 'کل قیمت'],
  }),
  downPayment: field({ en: 'Down payment', ur: 'پیشگی ادائیگی' }, 'amount', '12,000', {
    also: ['Advance', 'ایڈوانس'],
  }),
  count: field({ en: 'Number of installments', ur: 'قسطوں کی تعداد' }, 'number', '12', {
    isRequired,
    also: ['Installments', 'No of installments', 'قسطیں'],
  }),
  frequency: field(
    { en: 'Frequency', ur: 'قسط کا وقفہ' },
    'frequency',
    { en: 'monthly', ur: 'ماہانہ' },
    {
      isRequired,
    },
  ),
  startOn: field({ en: 'Delivered on', ur: 'حوالگی کی تاریخ' }, 'date', '20/01/2026', {
    isRequired,
    also: ['Delivery date', 'Start date', 'Sale date', 'Date', 'تاریخ', 'آغاز کی تاریخ'],
  }),
  firstDueOn: field({ en: 'First due date', ur: 'پہلی قسط کی تاریخ' }, 'date', '20/02/2026', { isRequired }),
  paidToDate: field({ en: 'Installments paid to date', ur: 'اب تک ادا شدہ قسطیں' }, 'amount', '16,000', {
    also: ['Paid to date', 'Paid', 'اب تک ادائیگی', 'ادا شدہ'],
  }),
  lastPaidOn: field({ en: 'Last paid on', ur: 'آخری ادائیگی کی تاریخ' }, 'date', '20/05/2026', {
    also: ['Last payment date', 'Last payment'],
  }),
};

type CustomerImportField = keyof typeof customerFields;
type AgreementImportField = keyof typeof agreementFields;
export type ImportFieldName = CustomerImportField | AgreementImportField;

/** The columns of each kind of file, in the order of the template. */
export const importFields: Readonly<
  Record<ImportKind, Readonly<Partial<Record<ImportFieldName, ImportField>>>>
> = { customers: customerFields, agreements: agreementFields };

/** The names of a kind's columns. */
export function fieldNamesOf(kind: ImportKind): readonly ImportFieldName[] {
  return Object.keys(importFields[kind]) as ImportFieldName[];
}

/** The words that a file may use for the choices of the office's lists. */
export const importWords = {
  relative: {
    father: ['father', 'son of', 'daughter of', 's/o', 'd/o', 'والد', 'باپ', 'ولد', 'بنت'],
    husband: ['husband', 'wife of', 'w/o', 'شوہر', 'خاوند', 'زوجہ'],
  },
  gender: {
    male: ['male', 'm', 'man', 'مرد', 'مذکر'],
    female: ['female', 'f', 'woman', 'عورت', 'خاتون', 'مؤنث'],
    other: ['other', 'x', 'دیگر'],
  },
  service: {
    dowry: ['dowry', 'جہیز'],
    business: ['business', 'کاروبار'],
    product: ['product', 'household', 'household goods', 'appliance', 'گھریلو اشیاء', 'پروڈکٹ', 'سامان'],
  },
  frequency: {
    monthly: ['monthly', 'month', 'every month', 'ماہانہ', 'ماہوار'],
    weekly: ['weekly', 'week', 'every week', 'ہفتہ وار'],
    fortnightly: ['fortnightly', 'every two weeks', 'پندرہ روزہ', 'دو ہفتے'],
    daily: ['daily', 'day', 'every day', 'روزانہ'],
  },
} as const;

/** The heading of the column that says what to correct, in the file of the faulty rows. */
export const faultHeading: Phrase = { en: 'What to correct', ur: 'کیا درست کرنا ہے' };

/** The note on an agreement that came from a paper register, for readers of either language. */
export function registerNote(registerNumber: string): string {
  return `Register ${registerNumber} · رجسٹر ${registerNumber}`;
}
