import type * as z from 'zod/mini';
import type { Phrase } from '#domain/language.ts';
import type { CashAccountForm } from './cash/cash-accounts.ts';
import type { cashDepositForm, cashExpenseForm } from './cash/cash-forms.ts';
import type { CustomerChanges, CustomerForm } from './customers.ts';

/** The names of a customer's fields, wherever one is shown or imported, in the order of the form. A field without a name is a type error. */
export const customerLabels = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  relative: { en: 'Relation: father or husband', ur: 'رشتہ: والد یا شوہر' },
  relativeName: { en: 'Father’s or husband’s name', ur: 'والد یا شوہر کا نام' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ نمبر' },
  cnicExpiresOn: { en: 'CNIC valid until', ur: 'شناختی کارڈ کی میعاد' },
  isCnicSeen: { en: 'Original CNIC seen', ur: 'اصل شناختی کارڈ دیکھا گیا' },
  gender: { en: 'Gender', ur: 'جنس' },
  bornOn: { en: 'Date of birth', ur: 'تاریخِ پیدائش' },
  phone: { en: 'Phone', ur: 'فون' },
  secondPhone: { en: 'Second phone', ur: 'دوسرا فون' },
  address: { en: 'Address', ur: 'پتہ' },
  city: { en: 'City', ur: 'شہر' },
  branchId: { en: 'Branch', ur: 'برانچ' },
  email: { en: 'Email', ur: 'ای میل' },
  language: { en: 'Language', ur: 'زبان' },
  takesMessages: { en: 'Accepts WhatsApp messages', ur: 'واٹس ایپ پیغامات چاہتے ہیں' },
  occupation: { en: 'Occupation', ur: 'پیشہ' },
  monthlyIncome: { en: 'Monthly income', ur: 'ماہانہ آمدنی' },
  householdSize: { en: 'People in the household', ur: 'گھر کے افراد' },
  notes: { en: 'Notes', ur: 'نوٹ' },
  hasPrivacyConsent: { en: 'Agrees to the privacy notice', ur: 'رازداری کے نوٹس پر رضامند ہیں' },
  privacyConsentHow: { en: 'How the customer consented', ur: 'رضامندی کا طریقہ' },
} as const satisfies Record<Exclude<keyof (CustomerChanges & CustomerForm), 'version'>, Phrase>;

/** The labels of an agreement's fields that a form and a register of running agreements both have. */
export const agreementLabels = {
  service: { en: 'Service', ur: 'سہولت' },
  contractKind: { en: 'Kind of contract', ur: 'معاہدے کی قسم' },
  item: { en: 'Item', ur: 'چیز' },
  price: { en: 'Price', ur: 'قیمت' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  count: { en: 'Number of installments', ur: 'قسطوں کی تعداد' },
  frequency: { en: 'Frequency', ur: 'وقفہ' },
  deliveredOn: { en: 'Handed over on', ur: 'حوالگی کی تاریخ' },
  firstDueOn: { en: 'First due date', ur: 'پہلی قسط کی تاریخ' },
} as const satisfies Record<string, Phrase>;

/** The labels of an account of the lender. */
export const statementRuleLabels = {
  postsCertain: { en: 'Match certain lines by themselves', ur: 'یقینی سطریں خود ملائی جائیں' },
  feeTexts: { en: 'Texts of fees', ur: 'فیسوں کی عبارتیں' },
} as const satisfies Record<string, Phrase>;

export const accountLabels = {
  kind: { en: 'Kind of account', ur: 'اکاؤنٹ کی قسم' },
  name: { en: 'Account name', ur: 'اکاؤنٹ کا نام' },
  number: { en: 'Account number', ur: 'اکاؤنٹ نمبر' },
  openedOn: { en: 'Opening day', ur: 'اکاؤنٹ کھلنے کی تاریخ' },
} as const satisfies Record<keyof CashAccountForm, Phrase>;

/** The labels of an expense, beside its amount. */
export const expenseLabels = {
  category: { en: 'Kind of expense', ur: 'خرچ کی قسم' },
  reason: { en: 'What it was for', ur: 'کس کام کے لیے' },
  isAnother: { en: 'It is another expense', ur: 'یہ کوئی دوسرا خرچ ہے' },
} as const satisfies Record<Exclude<keyof z.output<typeof cashExpenseForm>, 'amount'>, Phrase>;

/** The labels of a deposit of cash, beside its amount. */
export const depositLabels = {
  accountId: { en: 'Deposited in', ur: 'کس اکاؤنٹ میں' },
  depositedOn: { en: 'Day on the slip', ur: 'سلپ پر درج تاریخ' },
  slipNumber: { en: 'Slip number of the bank or wallet', ur: 'بینک یا والٹ کی سلپ کا نمبر' },
} as const satisfies Record<Exclude<keyof z.output<typeof cashDepositForm>, 'amount'>, Phrase>;

/** The label of the day on which an account had a deposit. */
export const arrivedOnLabel: Phrase = { en: 'In the account on', ur: 'اکاؤنٹ میں آنے کی تاریخ' };
