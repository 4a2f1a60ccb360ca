import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import {
  fieldNamesOf,
  type ImportFieldName,
  importFields,
  importWords,
} from '#contract/insight/import-fields.ts';
import { readChoice } from '#domain/insight/imports/match-columns.ts';
import { readDate } from '#domain/insight/imports/read-date.ts';
import { readRupees } from '#domain/money/read-rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import type { FileReading } from './file-reading.ts';

export type CellValues = Readonly<Partial<Record<ImportFieldName, string | number>>>;

type Reading =
  | { readonly ok: true; readonly value: string | number }
  | { readonly ok: false; readonly message: ImportFault['message'] };

/** The texts of a row as values of a form, and the faults of those that can't be read. An empty cell has no value. */
export function readCells(
  file: FileReading,
  cells: readonly string[],
): { readonly values: CellValues; readonly faults: readonly ImportFault[] } {
  const { kind, columns } = file;
  const values: Partial<Record<ImportFieldName, string | number>> = {};
  const faults: ImportFault[] = [];
  for (const field of fieldNamesOf(kind)) {
    const text = cells[columns[field] ?? -1] ?? '';
    if (text === '') continue;
    const reading = readCell(text, field, file);
    if (reading.ok) values[field] = reading.value;
    else faults.push({ field, message: reading.message });
  }
  return { values, faults };
}

function readCell(
  text: string,
  field: ImportFieldName,
  { kind, dateOrder, points, found }: FileReading,
): Reading {
  const reads = importFields[kind][field]?.reads ?? 'text';
  if (text.startsWith('=')) return { ok: false, message: 'formula' };
  if (reads === 'text') return { ok: true, value: text };
  if (reads === 'phone') return { ok: true, value: withItsZero(text) };
  if (reads === 'date') {
    const day = readDate(text, dateOrder);
    return day.ok ? { ok: true, value: day.date } : { ok: false, message: day.reason };
  }
  if (reads === 'amount' || reads === 'number') {
    const amount = readRupees(text, points ?? found.points[field] ?? null);
    return amount.ok ? { ok: true, value: amount.amount } : { ok: false, message: amount.reason };
  }
  const choice = readChoice<string>(text, importWords[reads]);
  return choice === null ? { ok: false, message: `${reads}_unknown` } : { ok: true, value: choice };
}

/** A spreadsheet that takes a phone for a number drops the zero that it begins with. */
function withItsZero(text: string): string {
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  return /^3\d{9}$/.test(digits) ? `0${digits}` : text;
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
