import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { messages as paper } from '../../ground/sheet/paper-sheet.messages.ts';
import { messages as cash } from '../cash/cash.messages.ts';
import { messages as days } from './cash-days.messages.ts';

export const messages = {
  title: { en: 'Day close', ur: 'دن کا حساب' },
  comma: paper.comma,
  day: { en: 'Day', ur: 'دن' },
  closedAt: { en: 'Closed at', ur: 'دن کب بند ہوا' },
  closedBy: days.closedBy,
  openRequests: { en: 'Contact requests without an answer', ur: 'رابطے کی درخواستیں جن کا جواب باقی ہے' },
  reopened: { en: 'This day was reopened later', ur: 'یہ دن بعد میں دوبارہ کھولا گیا' },
  book: days.book,
  hands: days.hands,
  notes: { en: 'Counted by notes', ur: 'نوٹوں کی گنتی' },
  shouldBe: days.shouldBe,
  counted: cash.counted,
  difference: cash.difference,
  moved: days.moved,
  into: days.into,
  out: days.out,
  drawer: { en: 'Drawer, Rs', ur: 'کیش دراز، Rs' },
  opening: days.opening,
  person: cash.person,
  before: { en: 'Before, Rs', ur: 'پہلے، Rs' },
  took: { en: 'Took, Rs', ur: 'وصول کیا، Rs' },
  handedOver: { en: 'Handed over, Rs', ur: 'حوالے کیا، Rs' },
  now: { en: 'Now, Rs', ur: 'اب، Rs' },
  together: plainWords.total,
  coins: cash.coins,
  counter: cash.countedBy,
  inTheBooks: lendingWords.entryInTheBooks,
} as const satisfies Record<string, Phrase>;
