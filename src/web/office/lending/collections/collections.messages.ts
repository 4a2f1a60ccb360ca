import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  notLoaded: lendingWords.agreementNotOpened,
  sending: plainWords.saving,
  cancel: plainWords.cancel,

  promise: lendingWords.recordPromise,
  promiseRefused: { en: 'The promise was not recorded', ur: 'وعدہ درج نہیں ہوا' },
  promised: { en: 'Promise recorded', ur: 'وعدہ درج ہو گیا' },
  amount: plainWords.amount,
  promisedFor: lendingWords.promisedFor,
  note: plainWords.notes,

  contact: lendingWords.logContact,
  contactRefused: { en: 'The contact was not logged', ur: 'رابطہ درج نہیں ہوا' },
  logged: { en: 'Contact logged', ur: 'رابطہ درج ہو گیا' },
  reach: { en: 'Call or write', ur: 'کال یا پیغام' },
  whichText: plainWords.message,
  reachedPerson: { en: 'Person contacted', ur: 'کس سے رابطہ' },
} as const satisfies Record<string, Phrase>;
