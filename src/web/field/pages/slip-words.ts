import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { receiptCheckPath } from '#domain/lending/agreements/receipt-check-path.ts';
import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, formatTime } from '#web/format/date-time.ts';
import { slipName } from '../book/slip-name.ts';
import { slipSaid, slipWritten } from '../field.messages.ts';
import type { View } from '../view.ts';

interface Slip {
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
export function momentOf({ book }: View, item: CollectedItem): string {
  const at = Date.parse(item.at);
  return `${formatDate(businessDateOf(at), book.language)}, ${formatTime(at, book.language)}`;
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
    at: momentOf(view, item),
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
