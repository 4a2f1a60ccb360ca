import { labelIn } from '#contract/fields/label-in.messages.ts';
import { agreementLabels, customerLabels } from '#contract/lending/field-labels.ts';
import type { Phrase } from '#domain/language.ts';

export const importKinds = ['customers', 'agreements'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The way in which the cells of a column are read. */
export const importReadings = [
  'text',
  'date',
  'amount',
  'number',
  'phone',
  'relative',
  'gender',
  'service',
  'contract',
  'method',
  'frequency',
  'installments',
] as const;
export type ImportReading = (typeof importReadings)[number];

interface ImportField {
  readonly heading: Phrase;
  readonly reads: ImportReading;
  readonly isRequired: boolean;
  /** The value in the template's example row. */
  readonly example: Phrase;
}

function field(
  heading: Phrase,
  reads: ImportReading,
  example: string | Phrase,
  { isRequired = false }: { isRequired?: boolean } = {},
): ImportField {
  const said = typeof example === 'string' ? { en: example, ur: example } : example;
  return { heading, reads, isRequired, example: said };
}

const isRequired = true;

/** The columns of a file of customers, by the path of what each fills in the form. */
const customerFields = {
  'fullName.own': field(customerLabels.fullName, 'text', 'Muhammad Aslam', {
    isRequired,
  }),
  'fullName.ur': field(labelIn.ur(customerLabels.fullName), 'text', 'محمد اسلم'),
  relative: field(customerLabels.relative, 'relative', { en: 'father', ur: 'والد' }, { isRequired }),
  'relativeName.own': field(customerLabels.relativeName, 'text', 'Abdul Ghani', {
    isRequired,
  }),
  'relativeName.ur': field(labelIn.ur(customerLabels.relativeName), 'text', 'عبدالغنی'),
  cnic: field(customerLabels.cnic, 'text', '38403-1234567-1', {
    isRequired,
  }),
  cnicExpiresOn: field(customerLabels.cnicExpiresOn, 'date', '31/12/2032'),
  gender: field(customerLabels.gender, 'gender', { en: 'male', ur: 'مرد' }, { isRequired }),
  bornOn: field(customerLabels.bornOn, 'date', '25/03/1985', {
    isRequired,
  }),
  phone: field(customerLabels.phone, 'phone', '0300-1234567', {
    isRequired,
  }),
  secondPhone: field(customerLabels.secondPhone, 'phone', '0333-1234567'),
  email: field(customerLabels.email, 'text', ''),
  'address.own': field(customerLabels.address, 'text', 'House 12, Street 4, Satellite Town', { isRequired }),
  'address.ur': field(labelIn.ur(customerLabels.address), 'text', 'مکان 12، گلی 4، سیٹلائٹ ٹاؤن، سرگودھا'),
  city: field(customerLabels.city, 'text', 'Sargodha', { isRequired }),
  branch: field(customerLabels.branchId, 'text', 'SGD', {
    isRequired,
  }),
  officer: field({ en: 'Officer', ur: 'افسر' }, 'text', ''),
  occupation: field(customerLabels.occupation, 'text', 'Shopkeeper'),
  monthlyIncome: field(customerLabels.monthlyIncome, 'amount', '45,000'),
  householdSize: field(customerLabels.householdSize, 'number', '6'),
  notes: field(customerLabels.notes, 'text', ''),
};

/** The columns of a file of running agreements. */
const agreementFields = {
  registerNumber: field({ en: 'Register number', ur: 'رجسٹر نمبر' }, 'text', 'A-118', {
    isRequired,
  }),
  cnic: field({ en: 'CNIC of the customer', ur: 'صارف کا شناختی کارڈ نمبر' }, 'text', '38403-1234567-1', {
    isRequired,
  }),
  service: field(
    agreementLabels.service,
    'service',
    { en: 'household goods', ur: 'گھریلو اشیاء' },
    { isRequired },
  ),
  contractKind: field(agreementLabels.contractKind, 'contract', { en: 'sale', ur: 'فروخت' }),
  description: field(agreementLabels.item, 'text', 'Washing machine'),
  price: field(agreementLabels.price, 'amount', '60,000', {
    isRequired,
  }),
  downPayment: field(agreementLabels.downPayment, 'amount', '12,000'),
  count: field(agreementLabels.count, 'number', '12', {
    isRequired,
  }),
  frequency: field(agreementLabels.frequency, 'frequency', { en: 'monthly', ur: 'ماہانہ' }, { isRequired }),
  startOn: field(agreementLabels.deliveredOn, 'date', '20/01/2026', {
    isRequired,
  }),
  firstDueOn: field(agreementLabels.firstDueOn, 'date', '20/02/2026', { isRequired }),
  paidToDate: field({ en: 'Installments paid to date', ur: 'اب تک ادا شدہ قسطیں' }, 'amount', '16,000'),
  balance: field({ en: 'Remaining balance', ur: 'باقی رقم' }, 'amount', ''),
  lastPaidOn: field({ en: 'Last paid on', ur: 'آخری ادائیگی کی تاریخ' }, 'date', '20/05/2026'),
  method: field({ en: 'Paid by', ur: 'ادائیگی کا طریقہ' }, 'method', { en: 'cash', ur: 'نقد' }),
  reliefToDate: field({ en: 'Relief granted to date', ur: 'اب تک دی گئی رعایت' }, 'amount', ''),
  /** No column of a template: a sheet of installments is joined to it. */
  installments: field({ en: 'Installments from their sheet', ur: 'قسطیں اپنی شیٹ سے' }, 'installments', ''),
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

/** The fields for which one value can be chosen for all rows of a file, where it has no column for them. */
export function forAllFieldsOf(kind: ImportKind): readonly ImportFieldName[] {
  const places: readonly ImportFieldName[] = ['branch', 'officer', 'phone'];
  return fieldNamesOf(kind).filter(
    (field) => places.includes(field) || Object.hasOwn(importWords, importFields[kind][field]?.reads ?? ''),
  );
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
  contract: {
    deferred_sale: ['sale', 'deferred sale', 'goods', 'فروخت', 'ادھار فروخت', 'سامان'],
    qard_e_hasan: ['qard', 'qard-e-hasan', 'qard e hasan', 'loan', 'قرض', 'قرضِ حسنہ', 'قرض حسنہ'],
  },
  method: {
    cash: ['cash', 'by hand', 'نقد', 'کیش'],
    bank: ['bank', 'bank transfer', 'online', 'بینک', 'بنک'],
    jazzcash: ['jazzcash', 'jazz cash', 'جاز کیش'],
    easypaisa: ['easypaisa', 'easy paisa', 'ایزی پیسہ'],
    raast: ['raast', 'راست'],
    cheque: ['cheque', 'check', 'چیک'],
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

/** The note on a customer whose register has numbers that are no mobile, or more than two, for readers of either language. */
export function phoneNote(numbers: readonly string[]): string {
  const said = numbers.join(', ');
  return `Other phones: ${said} · دوسرے فون: \u2066${said}\u2069`;
}

/** The reason for another officer that a register brought, for readers of either language. */
export const registerSentAgain = 'Register sent again · رجسٹر دوبارہ بھیجا گیا';

/** The note on an agreement that came from a paper register, for readers of either language. */
export function registerNote(registerNumber: string): string {
  return `Register ${registerNumber} · رجسٹر ${registerNumber}`;
}
