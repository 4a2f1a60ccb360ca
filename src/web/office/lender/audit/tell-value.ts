import { yesNoNames } from '#contract/fields/plain-choices.messages.ts';
import type { Instant } from '#domain/instant.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { formatReceiptNumber, type ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { formatClearanceNumber } from '#domain/lending/clearance/clearance-code.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { formatPercent } from '#web/format/rate.ts';
import { formatRupees } from '#web/format/rupees.ts';

/** The context of a reader: the language, the moment, and the names in the record. */
export interface Reader {
  readonly language: Language;
  readonly now: Instant;
  /** The prefix of the receipt numbers; null for events of the lender as a whole. */
  readonly branchCode: string | null;
  /** The known names of branches and people, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Shows a recorded value, on one line or on several. A value of an older shape is shown as recorded. */
export type Tell = (value: unknown, reader: Reader) => string | readonly string[];
export type TellLine = (value: unknown, reader: Reader) => string;

export const asRecorded: TellLine = (value) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function ofNumber(format: (value: number, reader: Reader) => string): TellLine {
  return (value, reader) => (typeof value === 'number' ? format(value, reader) : asRecorded(value, reader));
}

function ofText(pattern: RegExp, format: (value: string, reader: Reader) => string): TellLine {
  return (value, reader) =>
    typeof value === 'string' && pattern.test(value) ? format(value, reader) : asRecorded(value, reader);
}

export const rupees = ofNumber(formatRupees);
export const count = ofNumber(formatCount);
/** A number that is no count, such as a year. */
export const plainNumber = ofNumber(String);
export const percent = ofNumber(formatPercent);
const numberIn = (series: ReceiptSeries) =>
  ofNumber((serial, { branchCode }) =>
    branchCode === null ? String(serial) : formatReceiptNumber({ series, branchCode, serial }),
  );
export const receiptNumber = numberIn('receipt');
export const voucherNumber = numberIn('voucher');
export const clearanceNumber = ofNumber((serial, { branchCode }) =>
  branchCode === null ? String(serial) : formatClearanceNumber(branchCode, serial),
);

export const calendarDay = ofText(/^\d{4}-\d\d-\d\d$/, (date, { language, now }) =>
  formatCalendarDay(date, language, now),
);
export const moment = ofText(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, (iso, { language, now }) =>
  formatMoment(instantOf(iso), language, now),
);
export const clockTime = ofText(/^\d\d:\d\d$/, (time, { language }) => formatClock(time, language));
export const phone = ofText(/./, formatStoredPhone);
/** A branch, an employee or a customer. */
export const named = ofText(/./, (id, { names }) => names.get(id) ?? id);

/** One of a list of values, by its label. */
export function oneOf(names: Readonly<Partial<Record<string, Phrase>>>): TellLine {
  return (value, reader) => names[String(value)]?.[reader.language] ?? asRecorded(value, reader);
}
export const yesNo = oneOf(yesNoNames);

/** Shows a value only when it is true; false is the normal case. */
export const ifTrue: Tell = (value, reader) => (value === false ? [] : yesNo(value, reader));

/** Several of the same kind on one line. */
export function series(tell: TellLine): TellLine {
  return (values, reader) =>
    Array.isArray(values)
      ? inARow[reader.language](values.map((value) => tell(value, reader)))
      : asRecorded(values, reader);
}

/** Several values of the same kind, each on its own line. */
export function each(tell: Tell): Tell {
  return (values, reader) =>
    Array.isArray(values) ? values.flatMap((value) => tell(value, reader)) : asRecorded(values, reader);
}
