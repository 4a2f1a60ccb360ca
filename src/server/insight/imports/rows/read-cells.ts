import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import {
  fieldNamesOf,
  type ImportFieldName,
  importFields,
  importWords,
} from '#contract/insight/import-fields.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import {
  faultOfCell,
  isLifelong,
  plainText,
  saysNothing,
  withoutApostrophe,
} from '#domain/insight/imports/cell-text.ts';
import { readRupees } from '#domain/money/read-rupees.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { readChoice } from '#domain/tables/match-columns.ts';
import { readDate, turnedDay } from '#domain/tables/read-date.ts';
import type { FileReading } from './file-reading.ts';
import type { JudgingContext } from './judged.ts';

export type CellValues = Readonly<Partial<Record<ImportFieldName, string | number>>>;

type Reading<Value = string | number> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: ImportFault['message'] };

/**
 * The texts of a row as values of a form, and the faults of those that can't be read. A cell that is empty or says that there is
 * nothing has no value.
 */
export function readCells(
  judging: JudgingContext,
  cells: readonly string[],
): { readonly values: CellValues; readonly faults: readonly ImportFault[] } {
  const { kind, columns, forAll } = judging;
  const values: Partial<Record<ImportFieldName, string | number>> = {};
  const faults: ImportFault[] = [];
  for (const field of fieldNamesOf(kind)) {
    const place = columns[field] ?? null;
    const text = withoutApostrophe((place === null ? forAll[field] : cells[place]) ?? '');
    const { isRequired = false, reads } = importFields[kind][field] ?? {};
    // A register has a column of phones, and not each customer has one.
    const mayBeEmpty = !isRequired || reads === 'phone';
    const fault = text.startsWith('=') ? 'formula' : faultOfCell(text);
    if (fault !== null) faults.push({ field, message: fault });
    if (fault !== null || text === '' || saysNothing(text, mayBeEmpty)) continue;
    if (field === 'cnicExpiresOn' && isLifelong(text)) continue;
    const reading = readCell(text, field, judging);
    if (reading.ok) values[field] = reading.value;
    else faults.push({ field, message: reading.message });
  }
  return { values, faults };
}

function readCell(text: string, field: ImportFieldName, judging: JudgingContext): Reading {
  const reads = importFields[judging.kind][field]?.reads ?? 'text';
  if (reads === 'installments') return { ok: true, value: text };
  if (reads === 'text' || reads === 'phone') return { ok: true, value: plainText(text) };
  if (reads === 'date') return readDay(text, field, judging);
  if (reads === 'amount') return readAmount(text, field, judging);
  if (reads === 'number') {
    const number = readRupees(text);
    return number.ok ? { ok: true, value: number.amount } : { ok: false, message: 'amount_invalid' };
  }
  const choice = readChoice<string>(text, importWords[reads]);
  return choice === null ? { ok: false, message: `${reads}_unknown` } : { ok: true, value: choice };
}

/** An amount in the column of a field. */
export function readAmount(text: string, field: ImportFieldName, judging: FileReading): Reading<Rupees> {
  const amount = readRupees(text, judging.points ?? judging.found.points[field] ?? null);
  return amount.ok ? { ok: true, value: amount.amount } : { ok: false, message: amount.reason };
}

/** A day in the column of a field. A birth is no later than this year, so a year of two digits is one of the last hundred. */
export function readDay(
  text: string,
  field: ImportFieldName,
  judging: JudgingContext,
): Reading<CalendarDate> {
  const { dateOrder, storedDays, found, today } = judging;
  const turned = found.turned.includes(field) ? turnedDay(text) : null;
  if (turned !== null && storedDays === null) return { ok: false, message: 'date_turned' };
  const meant = turned !== null && storedDays === 'turned' ? turned : text;
  const latestYear = field === 'bornOn' ? Number(today.slice(0, 4)) : undefined;
  const day = readDate(meant, dateOrder, latestYear);
  return day.ok ? { ok: true, value: day.date } : { ok: false, message: day.reason };
}

/** Adds the faults that a schema or a rule found, except for fields that have a fault already. */
export function moreFaults(
  known: readonly ImportFault[],
  found: readonly (Omit<ImportFault, 'field'> & { readonly field: string })[],
): ImportFault[] {
  const named = new Set<string>(known.map(({ field }) => field));
  const more = found.filter(({ field }) => !named.has(field));
  return [...known, ...(more as ImportFault[])];
}

/** The message for an empty cell that needs a value. */
export const emptyCell = 'text_required' satisfies FieldMessageKey;
