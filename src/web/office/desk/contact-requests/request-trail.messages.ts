import type { FormType } from '#domain/desk/contact-requests/form-type.ts';
import type { RequestEventKind } from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';

const always = (en: string, ur: string): Phrase<(name: string) => string> => ({ en: () => en, ur: () => ur });

/** The event, with the name of the person concerned if there is one. */
export const eventTexts: Readonly<Record<RequestEventKind, Phrase<(name: string) => string>>> = {
  assigned: { en: (name) => `Assigned to ${name}`, ur: (name) => `${name} کے سپرد` },
  taken: { en: (name) => `Taken by ${name}`, ur: (name) => `${name} نے لی` },
  handed_back: {
    en: (name) => `Returned to the queue by ${name}`,
    ur: (name) => `${name} نے فہرست میں واپس بھیجی`,
  },
  called: always('Called', 'کال کی گئی'),
  whatsapp: always('Messaged on WhatsApp', 'واٹس ایپ پر پیغام'),
  visited: always('Visited at home', 'گھر پر ملاقات کی گئی'),
  note: always('Note', 'نوٹ'),
  visit_booked: always('Visit booked', 'ملاقات طے ہوئی'),
  visit_moved: always('Visit moved', 'ملاقات کا وقت بدلا'),
  visit_cancelled: always('Visit cancelled', 'ملاقات منسوخ'),
  closed: always('Closed', 'بند کی گئی'),
  reopened: always('Reopened', 'دوبارہ کھولی گئی'),
  converted: always('Converted', 'صارف بن گئے'),
  linked: always('Linked to a customer on record', 'موجودہ صارف سے جوڑی گئی'),
  merged: always('Another request of this phone merged', 'اسی فون کی دوسری درخواست یکجا'),
  visitor_wrote: always('The visitor added a word', 'درخواست گزار نے بات لکھی'),
  withdrawn: always('Cancelled by the visitor', 'درخواست گزار نے منسوخ کی'),
};

/** The person of an event that nobody in the office made. */
export const byVisitor: Phrase = { en: 'Visitor, by the code', ur: 'درخواست گزار، کوڈ کے ذریعے' };

/** The origin of a request. */
export const requestedBy: Readonly<Record<FormType, Phrase>> = {
  contact_us: { en: 'Left contact details on the website', ur: 'ویب سائٹ پر رابطے کی معلومات درج کیں' },
  general_inquiry: { en: 'Asked a question on the website', ur: 'ویب سائٹ پر سوال پوچھا' },
  home_visit: { en: 'Home visit requested on the website', ur: 'ویب سائٹ پر گھر پر ملاقات کی درخواست دی' },
};
