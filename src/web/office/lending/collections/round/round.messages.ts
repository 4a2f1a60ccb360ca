import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  previous: { en: 'Previous customer', ur: 'پچھلے صارف' },
  next: { en: 'Next customer', ur: 'اگلے صارف' },
  call: plainWords.call,
  whatsApp: plainWords.whatsApp,
  dueNow: lendingWords.dueNow,
  lastContacts: { en: 'Last contacts', ur: 'پچھلے رابطے' },
  save: plainWords.saveAndNext,
  saving: plainWords.saving,
  refused: { en: 'The contact was not logged', ur: 'رابطہ درج نہیں ہوا' },
  gone: {
    en: 'This agreement is not on the list. Close this and choose another part of the list.',
    ur: 'یہ معاہدہ اس فہرست میں نہیں۔ اسے بند کر کے فہرست کا کوئی اور حصہ چنیے۔',
  },
  finished: { en: 'That was the last one here', ur: 'یہاں یہ آخری تھے' },
} as const satisfies Record<string, Phrase>;

/** The place of a customer in the round. */
export const placeInRound: Phrase<(place: number, all: number) => string> = {
  en: (place, all) => `${formatCount(place)} of ${formatCount(all)}`,
  ur: (place, all) => `\u2066${formatCount(all)}\u2069 میں سے \u2066${formatCount(place)}\u2069`,
};
