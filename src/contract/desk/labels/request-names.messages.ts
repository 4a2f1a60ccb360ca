import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import type { RequestStatus } from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';
import type { RequestTab } from '../contact-requests.ts';

/** A label for each value of a contact request. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

/** The names of the forms that a visitor sends. */
export const formTypeNames: Names<FormType> = {
  contact_us: { en: 'Contact', ur: 'رابطہ' },
  general_inquiry: { en: 'General inquiry', ur: 'عام سوال' },
  home_visit: { en: 'Home visit', ur: 'گھر پر ملاقات' },
};

/** The names of a request's states. */
export const requestStatusNames: Names<RequestStatus> = {
  new: { en: 'New', ur: 'نئی' },
  assigned: { en: 'Assigned', ur: 'سپرد کی گئی' },
  contacted: { en: 'Contacted', ur: 'رابطہ ہو گیا' },
  visit_booked: { en: 'Visit booked', ur: 'ملاقات طے ہوئی' },
  converted: { en: 'Converted', ur: 'صارف بن گئے' },
  closed: { en: 'Closed', ur: 'بند کی گئی' },
};

/** The names of the parts of the day's queue. */
export const requestTabNames: Names<RequestTab> = {
  to_contact: { en: 'To contact', ur: 'رابطہ باقی' },
  unassigned: { en: 'Unassigned', ur: 'کسی کے سپرد نہیں' },
  visits_today: { en: 'Visits today', ur: 'آج کی ملاقاتیں' },
  answered: { en: 'Contacted', ur: 'رابطہ ہو گیا' },
  all: { en: 'All', ur: 'تمام' },
};

/** The names of the states of the 24-hour promise. */
export const promiseNames: Names<PromiseState> = {
  open: { en: 'Still open', ur: 'ابھی باقی' },
  due_soon: { en: 'Due soon', ur: 'وقت کم ہے' },
  overdue: { en: 'Overdue', ur: 'وقت گزر گیا' },
  kept: { en: 'Kept', ur: 'پورا ہوا' },
  late: { en: 'Late', ur: 'تاخیر سے' },
};
