import type {
  ComplaintEventKind,
  ComplaintKind,
  ComplaintSource,
  ComplaintStatus,
} from '#domain/desk/complaints/complaint.ts';
import type { ComplaintClock } from '#domain/desk/complaints/complaint-clock.ts';
import type { Phrase } from '#domain/language.ts';
import type { ComplaintTab } from '../complaints.ts';
import { promiseNames } from './request-names.messages.ts';

/** A label for each value of a complaint. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

/** The names of what people complain about. */
export const complaintKindNames: Names<ComplaintKind> = {
  conduct: { en: 'Behavior', ur: 'رویہ' },
  payment: { en: 'Amount or receipt', ur: 'رقم یا رسید' },
  terms: { en: 'Terms of the agreement', ur: 'معاہدے کی شرائط' },
  goods: { en: 'The goods', ur: 'سامان' },
  privacy: { en: 'Privacy', ur: 'رازداری' },
  other: { en: 'Something else', ur: 'کچھ اور' },
};

/** The names of the ways by which complaints arrive. */
export const complaintSourceNames: Names<ComplaintSource> = {
  site: { en: 'The site', ur: 'ویب سائٹ' },
  account: { en: 'Own account', ur: 'اپنے اکاؤنٹ سے' },
  desk: { en: 'At the branch', ur: 'برانچ میں' },
  phone: { en: 'By phone', ur: 'فون پر' },
};

/** The names of a complaint's states. */
export const complaintStatusNames: Names<ComplaintStatus> = {
  received: { en: 'With us', ur: 'زیرِ غور' },
  looked_into: { en: 'Looked into', ur: 'چھان بین' },
  answered: { en: 'Answer given', ur: 'جواب دے دیا گیا' },
};

/** The names of the states of a complaint's clock. */
export const complaintClockNames: Names<ComplaintClock> = promiseNames;

/** The names of the parts of the list. */
export const complaintTabNames: Names<ComplaintTab> = {
  open: promiseNames.open,
  mine: { en: 'Given to me', ur: 'میرے ذمے' },
  overdue: promiseNames.overdue,
  answered: complaintStatusNames.answered,
  all: { en: 'All', ur: 'تمام' },
};

/** The names of the events in the history. */
export const complaintEventNames: Names<ComplaintEventKind> = {
  taken: { en: 'Took the complaint', ur: 'شکایت اپنے ذمے لی' },
  assigned: { en: 'Assigned to', ur: 'شکایت سپرد کی' },
  noted: { en: 'Note', ur: 'نوٹ' },
  added: { en: 'The complainant added', ur: 'شکایت کرنے والے نے مزید لکھا' },
  named: { en: 'Named the person concerned', ur: 'متعلقہ شخص کا نام درج کیا' },
  linked: { en: 'Linked a payment', ur: 'ادائیگی منسلک کی' },
  escalated: {
    en: 'No answer in time, so it went to the executive',
    ur: 'وقت پر جواب نہ ملنے سے اعلیٰ عہدیدار کو گئی',
  },
  sent_outside: { en: 'Mail to the address outside the lender', ur: 'ادارے سے باہر کے پتے پر ای میل' },
  answered: { en: 'Gave the answer', ur: 'جواب دیا' },
  reopened: { en: 'The complainant opened it again', ur: 'شکایت کرنے والے نے دوبارہ کھلوائی' },
};
