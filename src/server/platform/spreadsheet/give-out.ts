import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import type { Language } from '#domain/language.ts';
import { type Origin, recordAuditEvent } from '../audit/record-audit-event.ts';
import type { AppContext } from '../context.ts';
import { type CsvColumn, csvOf } from '../http/csv-of.ts';
import { Refusal } from '../refusal.ts';
import { type FiltersInForce, filtersSheet } from './filters-sheet.ts';
import { xlsxOf } from './xlsx-of.ts';

/** A call that gives out rows as a file. */
export interface ExportCall extends Origin {
  readonly context: AppContext;
  readonly language: Language;
}

interface Export<Row> {
  readonly now: number;
  readonly action: Extract<AuditAction, `export_${string}`>;
  readonly subject: AuditSubject;
  /** Recorded with the number of rows. Mask what people searched for: it may be a phone or a CNIC. */
  readonly recorded: { readonly filters: object; readonly report?: string };
  /** For the sheet beside the rows; masked in the same way. */
  readonly inForce: FiltersInForce;
  readonly count: number;
  readonly countMax: number;
  /** Without the ending of its kind. */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
}

/** The subject of the audit event: rows that are exported together have no single id. */
const allRows = '00000000-0000-0000-0000-000000000000';

/** Records an export, or refuses one that is too long. The rows are read while the file is sent. */
export async function giveOut<Row>(call: ExportCall, given: Export<Row>) {
  const { action, subject, recorded, count, fileName, columns, rows } = given;
  if (count > given.countMax) throw new Refusal('export_too_large');
  await recordAuditEvent(call.context.pool, call, new Date(given.now), {
    branchId: null,
    action,
    subject,
    subjectId: allRows,
    after: { ...recorded, rows: count },
  });
  return {
    csv: (): CsvFile => ({ fileName: `${fileName}.csv`, lines: csvOf(columns, rows, call.language) }),
    workbook: async (): Promise<Workbook> => {
      const told = { filters: given.inForce, exportedBy: call.actor.fullName, now: given.now, rows: count };
      const beside = await filtersSheet(call.context.pool, told, call.language);
      return {
        fileName: `${fileName}.xlsx`,
        workbook: xlsxOf(columns, rows, { language: call.language, beside }),
      };
    },
  };
}
