import type { Phrase } from '#domain/language.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import type { WaitingPart } from './waiting-item.ts';

export const messages = {
  title: { en: 'Needs you', ur: 'آپ کے منتظر' },
  parts: { en: 'By kind', ur: 'قسم کے لحاظ سے' },
  notOpened: { en: 'This list could not be loaded', ur: 'یہ فہرست نہیں کھل سکی' },
  wholeList: lendingWords.wholeList,
  nothing: { en: 'Nothing waits for you', ur: 'سب کام نمٹ گئے' },
  nothingText: {
    en: 'New work appears here automatically.',
    ur: 'نیا کام خود ہی یہاں نظر آ جائے گا۔',
  },
  unassigned: deskWords.unassigned,
  transfer: { en: 'Reported transfer', ur: 'رقم بھیجنے کی اطلاع' },
} as const satisfies Record<string, Phrase>;

export const partNames: Readonly<Record<WaitingPart | 'all', Phrase>> = {
  all: plainWords.all,
  decisions: { en: 'Decisions', ur: 'فیصلے' },
  requests: plainWords.requests,
  transfers: lendingWords.transfers,
};

export const overdueBy: Phrase<(duration: string) => string> = {
  en: (duration) => `Contact overdue by ${duration}`,
  ur: (duration) => `رابطے کا وقت گزرے ${duration} ہو گئے`,
};
