import type { Phrase } from '#domain/language.ts';
import type { DropReason, FailureReason } from '#domain/lending/messages/message-reason.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { reminderNames } from './contact-labels.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** The messages to customers, each by its reason. */
export const templateNames: Readonly<Record<MessageTemplate, Phrase>> = {
  receipt: lendingWords.receipt,
  promise: { en: 'Promise noted', ur: 'وعدہ درج' },
  agreement_approved: { en: 'Agreement approved', ur: 'معاہدہ منظور' },
  relief_approved: { en: 'Relief approved', ur: 'رعایت منظور' },
  relief_not_approved: { en: 'Relief not approved', ur: 'رعایت منظور نہیں ہوئی' },
  code: { en: 'Code of consent', ur: 'رضامندی کا کوڈ' },
  request_received: { en: 'Code for a visitor', ur: 'درخواست گزار کے لیے کوڈ' },
  answer: { en: 'Answer to a request', ur: 'درخواست کا جواب' },
  ...reminderNames,
};

/** The reasons for which a message was not sent, or failed. */
export const messageReasonNames: Readonly<Record<DropReason | FailureReason, Phrase>> = {
  paid_meanwhile: { en: 'Paid meanwhile', ur: 'اس دوران ادائیگی ہو گئی' },
  open_promise: { en: 'Promised to pay', ur: 'ادائیگی کا وعدہ کیا' },
  takes_no_messages: { en: 'Wants no messages', ur: 'پیغامات نہیں چاہتے' },
  reminded_by_hand: { en: 'Reminded by a person', ur: 'یاد دہانی ملازم نے کرائی' },
  void: { en: 'Receipt is void', ur: 'رسید منسوخ ہے' },
  too_late: { en: 'Not sent on its day', ur: 'اپنے دن نہیں بھیجا جا سکا' },
  outdated: { en: 'No longer so', ur: 'اب ایسا نہیں' },
  number: { en: 'Number not reached', ur: 'نمبر پر نہیں پہنچا' },
  not_reached: { en: 'Provider out of reach', ur: 'کمپنی سے رابطہ نہیں ہوا' },
  busy: { en: 'Provider busy', ur: 'کمپنی مصروف' },
  account: { en: 'Account not accepted', ur: 'اکاؤنٹ قبول نہیں ہوا' },
  template: { en: 'Words not approved', ur: 'الفاظ منظور شدہ نہیں' },
  refused: { en: 'Refused by the provider', ur: 'کمپنی نے قبول نہیں کیا' },
};
