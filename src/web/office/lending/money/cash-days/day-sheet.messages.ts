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
  closedBy: { en: 'Closed by', ur: 'بند کرنے والا' },
  openRequests: { en: 'Contact requests without an answer', ur: 'رابطے کی درخواستیں جن کا جواب باقی ہے' },
  reopened: { en: 'This day was reopened later', ur: 'یہ دن بعد میں دوبارہ کھولا گیا' },
  book: { en: 'Cash book', ur: 'نقد کا روزنامچہ' },
  hands: days.hands,
  notes: { en: 'Counted by notes', ur: 'نوٹوں کی گنتی' },
  shouldBe: days.shouldBe,
  counted: cash.counted,
  difference: cash.difference,
  moved: { en: 'What moved', ur: 'لین دین' },
  into: { en: 'In, Rs', ur: 'آیا، Rs' },
  out: { en: 'Out, Rs', ur: 'گیا، Rs' },
  drawer: { en: 'Drawer, Rs', ur: 'کیش دراز، Rs' },
  opening: { en: 'Opening, as closed before', ur: 'ابتدائی نقد، پچھلے حساب کے مطابق' },
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
