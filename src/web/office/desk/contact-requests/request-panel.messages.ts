import type { BranchRule } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  previous: { en: 'Previous request', ur: 'پچھلی درخواست' },
  next: { en: 'Next request', ur: 'اگلی درخواست' },
  contactWithin: { en: 'Contact within', ur: 'رابطے کا باقی وقت' },
  overdueBy: { en: 'Overdue by', ur: 'کتنی تاخیر' },
  promisedUntil: { en: 'Contact by', ur: 'رابطے کا آخری وقت' },
  meterStart: { en: 'received', ur: 'موصول' },
  outsideHours: { en: 'Contact outside the contact hours?', ur: 'مقررہ اوقات سے باہر رابطہ کریں؟' },
  outsideHoursText: {
    en: 'The reason is kept in the audit. Visitors are called and messaged in these hours:',
    ur: 'وجہ آڈٹ ریکارڈ میں محفوظ ہوگی۔ کال اور پیغام ان اوقات میں کیے جاتے ہیں:',
  },
  contactAnyway: { en: 'Contact anyway', ur: 'پھر بھی رابطہ کریں' },
  call: plainWords.call,
  whatsApp: plainWords.whatsApp,
  email: plainWords.email,
  message: plainWords.message,
  notes: { en: 'Notes', ur: 'مزید تفصیل' },
  visitor: deskWords.visitor,
  noted: { en: 'Notes of colleagues', ur: 'ساتھیوں کے نوٹ' },
  details: { en: 'Details', ur: 'تفصیلات' },
  phone: plainWords.phone,
  address: plainWords.address,
  wantsVisit: { en: 'Wants a visit', ur: 'مطلوبہ ملاقات' },
  service: { en: 'Service', ur: 'سہولت' },
  status: plainWords.status,
  logContact: lendingWords.logContact,
  bookVisit: { en: 'Book visit', ur: 'ملاقات طے کریں' },
  moveVisit: { en: 'Move visit', ur: 'ملاقات کا وقت بدلیں' },
  visit: lendingWords.homeVisit,
  cancelVisit: { en: 'Cancel visit', ur: 'ملاقات منسوخ کریں' },
  assignee: deskWords.assignee,
  nobody: deskWords.unassigned,
  assign: deskWords.assign,
  handBack: { en: 'Return to queue', ur: 'فہرست میں واپس بھیجیں' },
  branch: lendingWords.branch,
  closedBecause: { en: 'Reason for closing', ur: 'بند کرنے کی وجہ' },
  customer: lendingWords.customer,
  take: { en: 'Take this request', ur: 'یہ درخواست لیں' },
  close: { en: 'Close with reason', ur: 'وجہ کے ساتھ بند کریں' },
  convert: { en: 'Convert to customer', ur: 'صارف بنائیں' },
  reopen: { en: 'Reopen', ur: 'دوبارہ کھولیں' },
  addNote: { en: 'Add note', ur: 'نوٹ لکھیں' },
  openCustomer: { en: 'Open customer page', ur: 'صارف کا صفحہ کھولیں' },
  contactFirst: {
    en: 'Log the call, message or visit first.',
    ur: 'پہلے کال، پیغام یا ملاقات درج کیجیے۔',
  },
  timeline: { en: 'Timeline', ur: 'تفصیلِ کارروائی' },
  sameNumber: { en: 'Same phone', ur: 'اسی فون سے' },
  isCustomer: { en: 'This phone belongs to a customer', ur: 'یہ فون ایک صارف کا ہے' },
  link: { en: 'Link to this customer', ur: 'اس صارف سے جوڑیں' },
  openIt: { en: 'Open request', ur: 'درخواست کھولیں' },
  wroteIn: plainWords.language,
  english: plainWords.english,
  urdu: plainWords.urdu,
  anyDay: { en: 'any day', ur: 'کسی بھی دن' },
  errorTitle: { en: 'The request could not be opened', ur: 'درخواست نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;

export const receivedAt: Phrase<(moment: string) => string> = {
  en: (moment) => `Received: ${moment}`,
  ur: (moment) => `موصول: ${moment}`,
};

export const hoursMark: Phrase<(hours: number) => string> = {
  en: (hours) => `${hours} h`,
  ur: (hours) => `${hours} گھنٹے`,
};

/** The opening text in WhatsApp, in the visitor's language. */
export const greeting: Phrase<(name: string, lender: string) => string> = {
  en: (name, lender) =>
    `Assalam-o-alaikum ${name}, this is ${lender}. Thank you for writing to us. When may we call you?`,
  ur: (name, lender) =>
    `السلام علیکم ${name}، ہم ${lender} سے ہیں۔ رابطہ کرنے کا شکریہ۔ آپ کو کس وقت کال کرنا مناسب ہوگا؟`,
};

/** The reason why a request is at its branch. */
export const branchRuleNames: Readonly<Record<BranchRule, Phrase>> = {
  city_in_address: { en: 'from the city in the address', ur: 'پتے میں شہر لکھا ہے' },
  area_in_address: { en: 'from the area in the address', ur: 'پتے میں علاقہ لکھا ہے' },
  city_in_message: { en: 'from the city in the message', ur: 'پیغام میں شہر لکھا ہے' },
  main_branch: { en: 'no city given: main branch', ur: 'شہر نہیں لکھا: مرکزی برانچ' },
  same_phone: { en: 'with an earlier request', ur: 'پہلی درخواست کے ساتھ' },
  by_hand: { en: 'chosen by staff', ur: 'عملے نے مقرر کی' },
};

/** The heading above the same visitor's text from another form. */
export const wroteAgain: Phrase<(name: string, moment: string) => string> = {
  en: (name, moment) => `${name} wrote again: ${moment}`,
  ur: (name, moment) => `${name} نے دوبارہ لکھا: ${moment}`,
};
