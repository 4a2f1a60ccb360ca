import type { documentKinds } from '#contract/lending/customer-documents.ts';
import type {
  ArrearsFilter,
  CustomerChanges,
  customerStatuses,
  relatives,
} from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import type { CnicWarning, Gender } from '#domain/person/cnic.ts';

/** What the fields of a customer are called, wherever one stands: a field without a name is a type error. */
export const customerLabels = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  fullNameUr: { en: 'Full name in Urdu', ur: 'پورا نام، اردو میں' },
  relative: { en: 'Father or husband', ur: 'والد یا شوہر' },
  relativeName: { en: 'Name of the father or husband', ur: 'والد یا شوہر کا نام' },
  cnic: { en: 'CNIC', ur: 'شناختی کارڈ نمبر' },
  cnicExpiresOn: { en: 'CNIC valid until', ur: 'شناختی کارڈ کی میعاد' },
  isCnicSeen: { en: 'Original CNIC seen', ur: 'اصل شناختی کارڈ دیکھا گیا' },
  gender: { en: 'Gender', ur: 'جنس' },
  bornOn: { en: 'Date of birth', ur: 'تاریخِ پیدائش' },
  phone: { en: 'Phone', ur: 'فون' },
  secondPhone: { en: 'Second phone', ur: 'دوسرا فون' },
  email: { en: 'Email', ur: 'ای میل' },
  address: { en: 'Address', ur: 'پتہ' },
  city: { en: 'City', ur: 'شہر' },
  occupation: { en: 'Occupation', ur: 'پیشہ' },
  monthlyIncome: { en: 'Monthly income', ur: 'ماہانہ آمدنی' },
  householdSize: { en: 'People in the household', ur: 'گھر کے افراد' },
  notes: { en: 'Notes', ur: 'نوٹ' },
  officerId: { en: 'Officer', ur: 'افسر' },
  status: { en: 'Status', ur: 'کیفیت' },
} as const satisfies Record<Exclude<keyof CustomerChanges, 'version'> | 'status', Phrase>;

/** A name for each word of a list. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const customerStatusNames: Names<(typeof customerStatuses)[number]> = {
  active: { en: 'Active', ur: 'فعال' },
  blocked: { en: 'Blocked', ur: 'پابندی عائد' },
};

export const relativeNames: Names<(typeof relatives)[number]> = {
  father: { en: 'Father', ur: 'والد' },
  husband: { en: 'Husband', ur: 'شوہر' },
};

export const genderNames: Names<Gender> = {
  male: { en: 'Male', ur: 'مرد' },
  female: { en: 'Female', ur: 'خاتون' },
  other: { en: 'Other', ur: 'دیگر' },
};

export const cnicWarningNames: Names<CnicWarning> = {
  unusual_first_digit: { en: 'Unusual first digit', ur: 'پہلا ہندسہ غیر معمولی ہے' },
  gender_differs: { en: 'The last digit does not match the gender', ur: 'آخری ہندسہ جنس سے میل نہیں کھاتا' },
};

export const documentKindNames: Names<(typeof documentKinds)[number]> = {
  photo: { en: 'Photo', ur: 'تصویر' },
  cnic_front: { en: 'CNIC, front', ur: 'شناختی کارڈ، سامنے کا رخ' },
  cnic_back: { en: 'CNIC, back', ur: 'شناختی کارڈ، پچھلا رخ' },
  utility_bill: { en: 'Utility bill', ur: 'یوٹیلٹی بل' },
  other: { en: 'Other', ur: 'دیگر' },
};

/** How late a customer is. */
export const arrearsTitle: Phrase = { en: 'Days past due', ur: 'تاخیر کے دن' };

export const arrearsNames: Names<ArrearsFilter> = {
  on_time: { en: 'On time', ur: 'بروقت' },
  late: { en: 'Past due', ur: 'تاخیر' },
  over_30: { en: 'Over 30 days', ur: '30 دن سے زائد' },
  over_90: { en: 'Over 90 days', ur: '90 دن سے زائد' },
};
