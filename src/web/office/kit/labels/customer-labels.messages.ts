import type { CustomerChanges } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';

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
