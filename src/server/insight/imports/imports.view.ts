import { type ImportFault, sayImportFault } from '#contract/insight/import-faults.ts';
import {
  type ImportFieldName,
  type ImportKind,
  type ImportReading,
  importFields,
  importWords,
} from '#contract/insight/import-fields.ts';
import { whyItStays } from '#contract/insight/import-stays.ts';
import type { ImportRecord, ImportRow } from '#contract/insight/imports.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { recordedAsPayment } from '#domain/insight/imports/paid-more.ts';
import type { Language } from '#domain/language.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import type { DifferingNow } from './differences-now.ts';
import type { ImportDbRow, ImportRowDbRow } from './imports.queries.ts';
import type { FieldColumns, FileReading } from './rows/file-reading.ts';
import type { JudgingContext, RowDifference } from './rows/judged.ts';
import { type FoundSheet, placeInFile } from './rows/lay-out-sheets.ts';
import { ownRowsIn } from './rows/own-rows.ts';

export function importView(row: ImportDbRow, isKnownFile = false): ImportRecord {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    state: row.state,
    sheets: row.sheets.map(({ name, isRead, holds, headingLine, rows, unclaimed, firstLines }) => ({
      name,
      isRead,
      holds,
      headingLine,
      rows,
      unclaimed,
      firstLines: firstLines.map(({ line, text }) => ({ line, text })),
    })),
    headings: row.headings,
    columns: row.columns as ImportRecord['columns'],
    forAll: row.forAll as ImportRecord['forAll'],
    dateOrder: row.dateOrder,
    storedDays: row.storedDays,
    hasTurnedDays: row.found.turned.length > 0,
    hasShortYears: row.found.hasShortYears,
    points: row.points,
    hasPoints: row.found.hasPoints,
    rows: row.rows,
    totals: row.kind === 'agreements' ? row.totals : null,
    sums: row.found.sums && sumsView(row.found.sums),
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    isKnownFile,
  };
}

function sumsView({
  price,
  downPayment,
  paid,
  relief,
  outstanding,
}: NonNullable<ImportRecord['sums']>): ImportRecord['sums'] {
  return { price, downPayment, paid, relief, outstanding };
}

/** The headings and columns that name the place of a cell. */
interface NamedColumns {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly columns: FieldColumns;
}

interface ShownFile extends FileReading {
  readonly headings: readonly string[];
  readonly state: ImportRecord['state'];
  readonly sheets: readonly FoundSheet[];
}

export function importRowView(
  row: ImportRowDbRow,
  file: ShownFile,
  differing: DifferingNow | undefined,
  { language, today }: { readonly language: Language; readonly today: CalendarDate },
): ImportRow {
  const { line, sheet } = placeInFile(file.sheets, row.line);
  return {
    row: row.line,
    line,
    sheet,
    state: row.state,
    title: row.title,
    faults: (row.faults as readonly ImportFault[]).map((fault) => ({
      column: columnName(fault.field, file, language),
      message: sayImportFault(fault, file.state === 'checked', language),
    })),
    differences: (differing?.differences ?? []).map((one) => differenceView(one, file.kind, language)),
    customerId: row.customerId ?? differing?.onRecord.customerId ?? null,
    agreementNumber: row.agreementNumber ?? differing?.onRecord.agreement?.number ?? null,
    missingPaymentOn: missingPaymentOn(differing),
    installments: row.state === 'skipped' ? null : installmentsOf(row.cells ?? [], { ...file, today }),
  };
}

function missingPaymentOn(differing: DifferingNow | undefined): string | null {
  const stays = differing?.differences.find(({ field }) => field === 'paidToDate')?.paid?.stays;
  return stays && recordedAsPayment.includes(stays) ? (differing?.onRecord.agreement?.id ?? null) : null;
}

function differenceView(
  difference: RowDifference,
  kind: ImportKind,
  language: Language,
): ImportRow['differences'][number] {
  const { field, was, now, names, installment } = difference;
  const column = importFields[kind][field];
  const reads = column?.reads ?? 'text';
  const sayOf = (value: string | number) =>
    field === 'cnic' ? maskCnic(value as Cnic) : wordOf(reads, value, language);
  const [said, saidNow] =
    names === undefined
      ? [was && sayOf(was), sayOf(now)]
      : [names.was?.[language] ?? null, names.now[language]];
  return {
    column: column?.heading[language] ?? field,
    installment: installment ?? null,
    reads: installment === undefined ? reads : typeof now === 'number' ? 'amount' : 'date',
    was: said,
    now: saidNow,
    staysBecause: whyItStays(kind, difference)?.[language] ?? null,
  };
}

function installmentsOf(cells: readonly string[], judging: JudgingContext): ImportRow['installments'] {
  const text = cells[judging.columns.installments ?? -1] ?? '';
  const reading = text === '' ? null : ownRowsIn({ installments: text }, judging);
  const own = reading?.ok ? reading.own : null;
  const [listed, first] = [own?.listed[0], own?.rows[0]];
  return listed === undefined || first === undefined || own === null
    ? null
    : { sheet: listed.sheet, count: own.rows.length, firstDueOn: first.dueOn };
}

/** A choice by the first word that a file may use for it in a language; any other value as it is. */
function wordOf(reads: ImportReading, value: string | number, language: Language): string | number {
  const choices: Readonly<Record<string, readonly string[]>> | undefined = Reflect.get(importWords, reads);
  const words = choices?.[value] ?? [];
  return words.find((word) => /\p{Script=Arabic}/u.test(word) === (language === 'ur')) ?? value;
}

/** The heading in the file, or the template's if the file has no such column. */
export function columnName(
  field: ImportFieldName,
  { kind, headings, columns }: NamedColumns,
  language: Language,
): string {
  return headings[columns[field] ?? -1] || (importFields[kind][field]?.heading[language] ?? field);
}
