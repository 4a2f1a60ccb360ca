import type { Phrase } from '#domain/language.ts';
import type { FieldItemKind } from '#domain/lending/field/field-item.ts';
import type { HoldReason, WayOut } from '#domain/lending/field/judge-item.ts';
import type { AlarmReason } from '../field/field-items.ts';

/** The names of what a phone brings back from the field. */
export const fieldItemNames: Readonly<Record<FieldItemKind, Phrase>> = {
  collected: { en: 'Cash taken', ur: 'نقد وصولی' },
  promise: { en: 'Promise to pay', ur: 'ادائیگی کا وعدہ' },
  not_home: { en: 'Not home', ur: 'گھر پر نہیں' },
  note: { en: 'Note', ur: 'نوٹ' },
};

/** A slip about whose cash nobody has decided. */
export const slipOnHold: Phrase = { en: 'On hold', ur: 'روکی گئی' };

/** Why an item from the field waits for a person. */
/** The ways out of a hold, as they are proposed to staff. */
export const wayOutNames: Readonly<Record<WayOut, Phrase>> = {
  post: { en: 'record it', ur: 'اسے درج کیا جائے' },
  post_to_other: {
    en: 'move it to the customer’s other agreement',
    ur: 'صارف کے دوسرے معاہدے میں منتقل کیا جائے',
  },
  give_back: { en: 'give the cash back', ur: 'نقد واپس دیا جائے' },
  close: { en: 'read it and close it', ur: 'پڑھ کر بند کیا جائے' },
};

export const holdReasonNames: Readonly<Record<HoldReason, Phrase>> = {
  device_revoked: {
    en: 'The phone was revoked before it was sent',
    ur: 'بھیجنے سے پہلے فون کی اجازت ختم ہو چکی تھی',
  },
  officer_inactive: { en: 'The officer has left', ur: 'افسر اب ملازم نہیں' },
  clock_wrong: {
    en: 'The phone’s clock was off by more than a day',
    ur: 'فون کی گھڑی میں ایک دن سے زیادہ کا فرق تھا',
  },
  chain_broken: { en: 'It does not follow the item before it', ur: 'یہ پچھلے اندراج سے نہیں جڑتا' },
  of_another_branch: { en: 'The customer has moved to another branch', ur: 'صارف اب کسی اور برانچ میں ہیں' },
  related_person: { en: 'The officer is related to the customer', ur: 'افسر کا صارف سے تعلق ہے' },
  may_not_record: {
    en: 'The officer may not record payments',
    ur: 'افسر کو ادائیگیاں درج کرنے کی اجازت نہیں',
  },
  agreement_not_open: { en: 'The agreement takes no payment', ur: 'اس معاہدے میں ادائیگی نہیں لی جا سکتی' },
  before_delivery: { en: 'It was taken before the delivery', ur: 'رقم حوالگی سے پہلے لی گئی' },
  too_old: {
    en: 'It is older than the officer may record',
    ur: 'افسر اتنی پرانی تاریخ میں درج نہیں کر سکتا',
  },
  period_closed: { en: 'Its day or month is closed', ur: 'اس تاریخ کا دن یا مہینہ بند ہو چکا ہے' },
  beyond_outstanding: { en: 'It is more than what is left to pay', ur: 'رقم باقی سے زیادہ ہے' },
  promise_not_possible: { en: 'This promise cannot be made now', ur: 'یہ وعدہ اب درج نہیں ہو سکتا' },
};

/** Why what a phone sent cannot be posted at all. */
export const alarmReasonNames: Readonly<Record<AlarmReason, Phrase>> = {
  signature_wrong: { en: 'It was changed after the phone signed it', ur: 'فون کے دستخط کے بعد اسے بدلا گیا' },
  other_content: {
    en: 'Its number came before with other content',
    ur: 'یہی نمبر پہلے کسی اور تفصیل کے ساتھ آ چکا ہے',
  },
  slip_taken: { en: 'The number of the slip was used before', ur: 'پرچی کا یہ نمبر پہلے استعمال ہو چکا ہے' },
  code_taken: { en: 'The code of the slip is of another receipt', ur: 'پرچی کا کوڈ کسی اور رسید کا ہے' },
  package_unknown: { en: 'It belongs to no day of this phone', ur: 'یہ اس فون کے کسی دن کا نہیں' },
  agreement_unknown: { en: 'It belongs to no agreement', ur: 'یہ کسی معاہدے کا نہیں' },
};
