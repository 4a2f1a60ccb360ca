import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, formatTime } from '#web/format/date-time.ts';
import type { FieldBook } from '../book/field-book.ts';
import { slipName } from '../book/slip-name.ts';
import { slipSaid, slipWritten } from '../field.messages.ts';
import type { View } from '../view.ts';

/** Cash that was taken, with its visit. */
export interface Slip {
  readonly item: CollectedItem;
  readonly visit: FieldVisit;
  /** The amount that is left by the book of the day, less the slips since. */
  readonly left: number;
}

/** The address at which the receipt of a slip is checked. */
export function checkAddressOf({ code }: CollectedItem): string {
  return `${window.location.origin}${receiptCheckPath(code)}`;
}

/** The day and time of a slip, as they stay right on paper. */
export function momentIn(language: Language, item: CollectedItem): string {
  const at = Date.parse(item.at);
  return `${formatDate(businessDateOf(at), language)}, ${formatTime(at, language)}`;
}

/** The installment that is open after a slip and those before it, with the amount that is left of it. */
export function nextOf(
  { book }: View,
  { item, visit }: Slip,
): { readonly dueOn: string; readonly amount: number } | null {
  let taken = takenUpTo(book, item);
  for (const [dueOn, amount, paid] of visit.rows) {
    const open = amount - paid;
    if (open > taken) return { dueOn, amount: open - taken };
    taken -= open;
  }
  return null;
}

/** The cash that this phone took for the agreement of a slip up to and with it, on the day on the phone. */
export function takenUpTo(book: FieldBook, { agreement, position }: CollectedItem): number {
  return book.ofDay.reduce(
    (sum, { item }) =>
      sum +
      (item.kind === 'collected' && item.agreement === agreement && item.position <= position
        ? item.amount
        : 0),
    0,
  );
}

/** The slip as a text to the customer. */
export function writtenSlip(view: View, { item, visit, left }: Slip): string {
  const { book, t } = view;
  return t(slipWritten)({
    lender: t(book.day?.lenderName ?? { en: '', ur: '' }),
    amount: item.amount,
    left,
    customer: pickWritten(visit.customerName, book.language),
    agreement: visit.agreementNumber,
    slip: slipName(book, item),
    at: momentIn(book.language, item),
    officer: t(book.day?.officerName ?? { en: '', ur: '' }),
    address: checkAddressOf(item),
  });
}

/** The slip for the ear: amounts in words, and no codes. */
function saidSlip({ book, t }: View, { item, visit, left }: Slip): string {
  const words = (amount: number) => amountInWords(rupees(amount))[book.language];
  return t(slipSaid)({
    customer: pickWritten(visit.customerName, book.language),
    amount: words(item.amount),
    left: left === 0 ? null : words(left),
  });
}

/** The voice of the system for the language of the page, or null if it has none. */
function voiceOf({ book }: View): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null;
  const voices = speechSynthesis.getVoices();
  return voices.find(({ lang }) => lang.toLowerCase().startsWith(book.language)) ?? null;
}

/** Reads a slip out, or null where the system has no voice for the language. */
export function readerOf(view: View, slip: Slip): (() => void) | null {
  const voice = voiceOf(view);
  if (voice === null) return null;
  return () => {
    const said = new SpeechSynthesisUtterance(saidSlip(view, slip));
    said.voice = voice;
    said.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  };
}
