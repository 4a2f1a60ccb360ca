import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const titles: Readonly<Record<ContractKind, Phrase>> = {
  deferred_sale: {
    en: 'Agreement: deferred sale at cost',
    ur: 'معاہدہ: ادھار فروخت، اصل قیمت پر (بیع مؤجل)',
  },
  qard_e_hasan: { en: 'Agreement: qard-e-hasan', ur: 'معاہدہ: قرضِ حسنہ' },
};

export const messages = {
  notInForce: {
    en: 'Not in force: nothing was handed over under it.',
    ur: 'نافذ نہیں: اس کے تحت ابھی کچھ حوالے نہیں ہوا۔',
  },
  lender: { en: 'The lender', ur: 'ادارہ' },
  customer: lendingWords.customer,
  name: plainWords.name,
  licence: lendingWords.licenseNumber,
  phone: plainWords.phone,
  cnic: lendingWords.cnic,
  address: plainWords.address,
  goods: { en: 'Goods, in rupees', ur: 'سامان، روپوں میں' },
  row: plainWords.number,
  description: { en: 'Item', ur: 'چیز' },
  quantity: { en: 'Quantity', ur: 'تعداد' },
  unitPrice: { en: 'Each', ur: 'فی عدد' },
  amount: plainWords.amount,
  price: lendingWords.price,
  inWords: { en: 'The price in words:', ur: 'قیمت الفاظ میں:' },
  loanInWords: { en: 'The amount in words:', ur: 'رقم الفاظ میں:' },
  loan: lendingWords.amountLent,
  method: lendingWords.method,
  receiver: lendingWords.moneyReceivedBy,
  paidOutOn: { en: 'Paid out on', ur: 'رقم دینے کی تاریخ' },
  receiverSigns: {
    en: 'Money received: signature or thumb impression',
    ur: 'رقم کی وصولی: دستخط یا انگوٹھے کا نشان',
  },
  terms: lendingWords.payment,
  guarantors: lendingWords.guarantors,
  noGuarantors: plainWords.none,
  consent: lendingWords.consent,
  noConsent: { en: 'Not recorded yet', ur: 'ابھی درج نہیں' },
  guarantorSigns: { en: 'Guarantor: signature or thumb impression', ur: 'ضامن کے دستخط یا انگوٹھے کا نشان' },
} as const satisfies Record<string, Phrase>;

/** The promise that ends the paper. */
export const neverMore: Readonly<Record<ContractKind, Phrase>> = {
  deferred_sale: {
    en: 'The price is fixed. A late payment, a new date or relief never adds to it.',
    ur: 'قیمت طے شدہ ہے۔ تاخیر، نئی تاریخ یا رعایت سے اس میں کبھی اضافہ نہیں ہوگا۔',
  },
  qard_e_hasan: {
    en: 'The amount lent is repaid and nothing more. A late payment, a new date or relief never adds to it.',
    ur: 'جتنا قرض دیا گیا صرف اتنا ہی واپس ہوگا۔ تاخیر، نئی تاریخ یا رعایت سے اس میں کبھی اضافہ نہیں ہوگا۔',
  },
};

export const consentTo: Phrase<(version: number, how: string, day: string) => string> = {
  en: (version, how, day) => `To version ${version}. ${how}, ${day}`,
  ur: (version, how, day) => `نسخہ \u2066${version}\u2069 پر۔ ${how}، ${day}`,
};
