import type { RequestTab } from '#contract/desk/contact-requests.ts';
import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import type {
  CloseReason,
  ContactOutcome,
  RequestStatus,
} from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from './desk-words.messages.ts';

/** A label for each value of a contact request. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const formTypeNames: Names<FormType> = {
  contact_us: plainWords.contact,
  general_inquiry: { en: 'General inquiry', ur: 'عام سوال' },
  home_visit: lendingWords.homeVisit,
};

export const requestStatusNames: Names<RequestStatus> = {
  new: { en: 'New', ur: 'نئی' },
  assigned: { en: 'Assigned', ur: 'سپرد کی گئی' },
  contacted: { en: 'Contacted', ur: 'رابطہ ہو گیا' },
  visit_booked: { en: 'Visit booked', ur: 'ملاقات طے ہوئی' },
  converted: { en: 'Converted', ur: 'صارف بن گئے' },
  closed: { en: 'Closed', ur: 'بند کی گئی' },
};

export const requestTabNames: Names<RequestTab> = {
  to_contact: { en: 'To contact', ur: 'رابطہ باقی' },
  unassigned: deskWords.unassigned,
  visits_today: { en: 'Visits today', ur: 'آج کی ملاقاتیں' },
  answered: { en: 'Contacted', ur: 'رابطہ ہو گیا' },
  all: plainWords.all,
};

export const promiseNames: Names<PromiseState> = {
  open: lendingWords.stillOpen,
  due_soon: { en: 'Due soon', ur: 'وقت کم ہے' },
  overdue: { en: 'Overdue', ur: 'وقت گزر گیا' },
  kept: lendingWords.kept,
  late: plainWords.late,
};

export const closeReasonNames: Names<CloseReason> = {
  not_interested: { en: 'Not interested', ur: 'دلچسپی نہیں' },
  unreachable: { en: 'Unreachable', ur: 'رابطہ نہ ہو سکا' },
  duplicate: { en: 'Duplicate request', ur: 'دوہری درخواست' },
  spam: { en: 'Spam', ur: 'فضول پیغام' },
};

export const contactOutcomeNames: Names<ContactOutcome> = {
  reached: { en: 'Reached', ur: 'بات ہو گئی' },
  call_back: { en: 'Asked to be called back', ur: 'دوبارہ کال کرنے کو کہا' },
  not_interested: { en: 'Not interested', ur: 'دلچسپی نہیں' },
  no_answer: { en: 'No answer', ur: 'جواب نہیں ملا' },
  wrong_number: { en: 'Wrong number', ur: 'غلط نمبر' },
  message_left: { en: 'Left a message', ur: 'پیغام چھوڑا' },
};
