import type * as z from 'zod/mini';
import { customerLabels } from '#contract/lending/field-labels.ts';
import type { guarantorForm } from '#contract/lending/guarantors.ts';
import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';
import type { Draft, Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const labels = {
  fullName: customerLabels.fullName,
  cnic: customerLabels.cnic,
  phone: customerLabels.phone,
  address: customerLabels.address,
  occupation: customerLabels.occupation,
} as const satisfies Labels<Draft<z.input<typeof guarantorForm>>>;

export const messages = {
  lead: {
    en: 'Guarantors of the customer, who do not live in the same household',
    ur: 'ایسے افراد جو صارف کی ضمانت دیں اور ان کے گھر میں نہ رہتے ہوں',
  },
  add: { en: 'Add as guarantor', ur: 'ضامن کے طور پر شامل کریں' },
  relationHint: { en: 'Choose one, or enter another', ur: 'فہرست سے چنیں، یا خود لکھیں' },
  sameHousehold: {
    en: 'A guarantor seems to live in the customer’s household: the address, a phone or the relation says so. The person who approves the agreement sees this too.',
    ur: 'ایک ضامن صارف ہی کے گھر کے معلوم ہوتے ہیں: پتہ، فون یا رشتہ یہی بتاتا ہے۔ منظوری دینے والے کو بھی یہ نظر آئے گا۔',
  },
  findTitle: { en: 'Add a guarantor', ur: 'ضامن شامل کریں' },
  findLead: {
    en: 'By CNIC. Each search is recorded in the audit.',
    ur: 'شناختی کارڈ نمبر سے۔ آڈٹ ریکارڈ میں درج ہوتا ہے کہ کس کو تلاش کیا گیا۔',
  },
  find: { en: 'Find', ur: 'تلاش کریں' },
  finding: { en: 'Searching…', ur: 'تلاش جاری ہے…' },
  notFound: { en: 'The search failed', ur: 'تلاش نہیں ہو سکی' },
  otherBranch: {
    en: 'On record at another branch, so only the name is shown here.',
    ur: 'یہ دوسری برانچ کے ضامن ہیں، اس لیے یہاں صرف نام دکھایا جاتا ہے۔',
  },
  isNew: {
    en: 'No one is on record with this CNIC. Enter their details.',
    ur: 'اس شناختی کارڈ نمبر سے کوئی فرد درج نہیں۔ ان کی معلومات لکھیے۔',
  },
  save: { en: 'Save and add', ur: 'محفوظ کر کے شامل کریں' },
  saving: plainWords.saving,
  notSaved: { en: 'The guarantor was not saved', ur: 'ضامن کی معلومات محفوظ نہیں ہوئیں' },
  other: { en: 'Another CNIC', ur: 'کوئی اور شناختی کارڈ' },
  differs: {
    en: 'This CNIC is on record with other details',
    ur: 'یہ شناختی کارڈ نمبر مختلف معلومات کے ساتھ درج ہے',
  },
  onRecord: { en: 'Already on record', ur: 'پہلے سے درج' },
  entered: { en: 'Entered now', ur: 'ابھی لکھی گئی' },
  takeOver: { en: 'Save what was entered, and add', ur: 'ابھی لکھی گئی معلومات محفوظ کر کے شامل کریں' },
  keep: { en: 'Add as on record', ur: 'ریکارڈ کے مطابق شامل کریں' },
  notTakenOver: { en: 'Nothing was changed', ur: 'کچھ نہیں بدلا گیا' },
  otherBranchDiffers: {
    en: 'The details on record belong to another branch and stay as they are. A superadmin can correct them.',
    ur: 'درج معلومات دوسری برانچ کی ہیں اور نہیں بدلیں گی۔ سپر ایڈمن انہیں درست کر سکتے ہیں۔',
  },
  alreadyThere: { en: 'This guarantor is already on the list', ur: 'یہ ضامن پہلے سے فہرست میں ہیں' },
} as const satisfies Record<string, Phrase>;

export const chosenOf: Phrase<(count: number, needed: number) => string> = {
  en: (count, needed) =>
    count < needed
      ? `${count} of ${needed} guarantors`
      : `${count} ${countNoun(count, 'guarantor', 'guarantors')}`,
  ur: (count, needed) =>
    count < needed ? `\u2066${needed}\u2069 میں سے \u2066${count}\u2069 ضامن` : `\u2066${count}\u2069 ضامن`,
};

export const exposureOf: Phrase<(count: number) => string> = {
  en: (count) =>
    count === 0
      ? 'Guarantor of no active agreement'
      : `Already guarantor of ${count} active ${countNoun(count, 'agreement', 'agreements')}`,
  ur: (count) =>
    count === 0
      ? 'کسی فعال معاہدے کے ضامن نہیں'
      : `پہلے سے \u2066${count}\u2069 فعال ${count === 1 ? 'معاہدے' : 'معاہدوں'} کے ضامن ہیں`,
};
