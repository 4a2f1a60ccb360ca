import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { importColumnsMax, importLinesMax, sheetsMax } from '#contract/fields/import-limits.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { typedPassword } from '#contract/fields/password-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { tableFile } from '#contract/fields/table-file.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { pointMeanings } from '#domain/money/read-rupees.ts';
import { dateOrders, storedDayReadings } from '#domain/tables/read-date.ts';
import { importKinds, importReadings } from './import-fields.ts';

/**
 * A file is checked, then its valid rows are imported, and the import can be undone. Importing and undoing resume after a stop
 * of the server.
 */
export const importStates = ['checked', 'running', 'done', 'undoing', 'undone'] as const;

/**
 * The state of a row, planned or reached. `differs` marks a row that is on record with other values, `chosen` one
 * whose values are to be taken over, `changed` one whose values were; `kept` marks a row that an undo had to leave, because something was built on it;
 * `skipped` a line that is no record, as a title, a sum or the headings again.
 */
export const importRowStates = [
  'ready',
  'known',
  'differs',
  'chosen',
  'changed',
  'faulty',
  'created',
  'undone',
  'kept',
  'skipped',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** The contents of a sheet: records of the file's kind, or the installments of the agreements in other sheets. */
export const sheetContents = ['records', 'installments'] as const;

/** Sums of the agreements in rows of a file, in whole rupees. */
const importTotals = z.object({
  agreements: z.number(),
  price: z.number(),
  downPayment: z.number(),
  paid: z.number(),
  relief: z.number(),
  outstanding: z.number(),
});

const importRecord = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  /** The sheets with something in them, in their order; a CSV file is one without a name. */
  sheets: z.array(
    z.object({
      name: z.string(),
      isRead: z.boolean(),
      /** Records of the file's kind, or the installments of agreements. */
      holds: z.enum(sheetContents),
      /** The line of its headings, from 1. */
      headingLine: z.number(),
      /** The number of its records or installments. */
      rows: z.number(),
      /** The number of its installments that belong to no agreement of the file. */
      unclaimed: z.number(),
      /** Its first lines, among which the headings can be chosen. */
      firstLines: z.array(z.object({ line: z.number(), text: z.string() })),
    }),
  ),
  headings: z.array(z.string()),
  /** The place of each field's column in the file, from 0; null where it has none. */
  columns: z.record(z.string(), z.nullable(z.number())),
  /** The text of a field without a column, for all rows. */
  forAll: z.record(z.string(), z.string()),
  dateOrder: z.nullable(z.enum(dateOrders)),
  /** The chosen reading of days that the spreadsheet seems to have turned round; null where it is asked. */
  storedDays: z.nullable(z.enum(storedDayReadings)),
  /** True if a column seems to have such days. */
  hasTurnedDays: z.boolean(),
  /** True if a year has two digits: the rule of its century is shown. */
  hasShortYears: z.boolean(),
  /** The chosen meaning of a point before three digits; null where each column says it itself, or it is asked. */
  points: z.nullable(z.enum(pointMeanings)),
  /** True if an amount has a point before three digits. */
  hasPoints: z.boolean(),
  /** Number of rows in each state. */
  rows: z.object({
    ready: z.number(),
    known: z.number(),
    differs: z.number(),
    chosen: z.number(),
    changed: z.number(),
    faulty: z.number(),
    created: z.number(),
    undone: z.number(),
    kept: z.number(),
    skipped: z.number(),
  }),
  /**
   * To hold against the last line of the register: of the rows that are or will be agreements, and of all rows as far as their
   * cells can be read. Null for customers.
   */
  totals: z.nullable(z.object({ taken: importTotals, all: importTotals })),
  /** The sums of all rows as the last line of the register has them, where it has one; null for those that it does not have. */
  sums: z.nullable(
    z.object({
      price: z.nullable(z.number()),
      downPayment: z.nullable(z.number()),
      paid: z.nullable(z.number()),
      relief: z.nullable(z.number()),
      outstanding: z.nullable(z.number()),
    }),
  ),
  createdAt: z.iso.datetime(),
  createdByName: spoken,
  startedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** True if the same file had been uploaded before. */
  isKnownFile: z.boolean(),
});
export type ImportRecord = z.output<typeof importRecord>;

const importRow = z.object({
  /** Its number in the whole file, by which it is chosen. */
  row: z.number(),
  /** Its line in the sheet, from 1. */
  line: z.number(),
  /** Its sheet, if several are read. */
  sheet: z.nullable(z.string()),
  state: z.enum(importRowStates),
  /** The customer's name, or the register number and the item. */
  title: z.string(),
  /** The reasons to refuse it; of a row that is or will be created, the things that it lacks. */
  faults: z.array(
    z.object({
      /** The column of the fault: its heading in the file, or the field's heading where the file has no such column. */
      column: z.string(),
      message: z.string(),
    }),
  ),
  /** The values of the row that are other than those on record now. */
  differences: z.array(
    z.object({
      /** The heading of the field in the caller's language. */
      column: z.string(),
      /** The installment that differs, from 1, and the number of later ones that do in the same way; null of any other value. */
      installment: z.nullable(z.object({ number: z.number(), others: z.number() })),
      reads: z.enum(importReadings),
      /** On record; null where nothing is. */
      was: z.nullable(z.union([z.string(), z.number()])),
      /** In the file. */
      now: z.union([z.string(), z.number()]),
      /** The reason why it is never taken over; null if it may be. */
      staysBecause: z.nullable(z.string()),
    }),
  ),
  /** The customer whose record it opens; null where there is none, or it was undone. */
  customerId: z.nullable(z.uuid()),
  agreementNumber: z.nullable(z.string()),
  /** The agreement on which a payment that the row has is still to be recorded; null if there is none. */
  missingPaymentOn: z.nullable(z.uuid()),
  /** The installments that a sheet lists for it, until it is created; null without such a sheet, or if they can't be read. */
  installments: z.nullable(z.object({ sheet: z.string(), count: z.number(), firstDueOn: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

const byId = z.object({ id: z.uuid() });
const byKind = z.object({ kind: z.enum(importKinds) });
const lineNumber = z.number().check(z.int(), z.gte(1), z.lte(importLinesMax));
const place = z.number().check(z.int(), z.gte(0), z.lte(importColumnsMax - 1));

export const importEndpoints = {
  downloadImportCsv: endpoint({
    method: 'GET',
    path: '/api/imports/templates/:kind/csv',
    summary: 'An empty table with the headings in the caller’s language and one row as an example, as CSV',
    access: 'imports.run',
    params: byKind,
    output: z.string(),
    answers: 'csv',
  }),
  downloadImportXlsx: endpoint({
    method: 'GET',
    path: '/api/imports/templates/:kind/xlsx',
    summary: 'The same as a workbook',
    access: 'imports.run',
    params: byKind,
    output: z.null(),
    answers: 'xlsx',
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/api/imports',
    summary: 'The files that were sent, newest first',
    access: 'imports.run',
    query: z.object(pageQuery),
    output: importRecord,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/imports',
    summary:
      'Reads a CSV or XLSX file and checks every row; nothing of it is created. The same file again is the import on record',
    access: 'imports.run',
    body: {
      fields: z.object({ kind: z.enum(importKinds), fileName: requiredText(200, 'text_required') }),
      files: { table: tableFile },
    },
    output: importRecord,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'An import with how far it has come',
    access: 'imports.run',
    params: byId,
    output: importRecord,
  }),
  listImportRows: endpoint({
    method: 'GET',
    path: '/api/imports/:id/rows',
    summary:
      'The rows of an import in the order of the file, with what is wrong in each in the caller’s language, or other than on record',
    access: 'imports.run',
    params: byId,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(importRowStates)) }),
    output: importRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  matchImport: endpoint({
    method: 'PUT',
    path: '/api/imports/:id/columns',
    summary:
      'Says which sheets are read, where their headings are, which column holds what or what holds for all rows, and how days and amounts are written; every row is checked again',
    access: 'imports.run',
    params: byId,
    body: z.object({
      /** A choice for each sheet; if it changes, the columns are found by the new headings. */
      sheets: optionalField(
        z.array(z.object({ isRead: z.boolean(), headingLine: lineNumber })).check(z.maxLength(sheetsMax)),
      ),
      columns: z.record(z.string().check(z.maxLength(40)), z.nullable(place)),
      forAll: optionalField(z.record(z.string().check(z.maxLength(40)), requiredText(80, 'text_required'))),
      dateOrder: optionalField(z.enum(dateOrders)),
      storedDays: optionalField(z.enum(storedDayReadings)),
      points: optionalField(z.enum(pointMeanings)),
    }),
    output: importRecord,
    errors: [
      'import_has_begun',
      'import_empty',
      'import_too_long',
      'import_cells_merged',
      'import_not_opened',
    ],
  }),
  chooseImportRows: endpoint({
    method: 'PUT',
    path: '/api/imports/:id/chosen-rows',
    summary:
      'Chooses the rows on record whose other values are taken over when the import starts, one or all; none is chosen at first',
    access: 'imports.run',
    params: byId,
    body: z.object({
      isChosen: z.boolean(),
      /** Null for all. */
      row: optionalField(lineNumber),
    }),
    output: importRecord,
    errors: ['import_has_begun', 'nothing_to_take_over'],
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/start',
    summary:
      'Begins to create what is right in a checked file, and to take over what is chosen; asks for the password again',
    access: 'imports.run',
    params: byId,
    body: z.object({ password: typedPassword() }),
    output: importRecord,
    errors: ['wrong_current_password', 'too_many_requests', 'import_has_begun', 'nothing_to_import'],
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/api/imports/:id/undo',
    summary:
      'Begins to take back all that an import created, as long as nothing is built on it; what it took over stays. Asks for the password again',
    access: 'imports.run',
    params: byId,
    body: z.object({ password: typedPassword(), reason: requiredText(500, 'reason_required') }),
    output: importRecord,
    errors: [
      'wrong_current_password',
      'too_many_requests',
      'import_not_done',
      'nothing_to_undo',
      'import_built_on',
    ],
  }),
  discardImport: endpoint({
    method: 'DELETE',
    path: '/api/imports/:id',
    summary: 'Forgets a file of which nothing was created',
    access: 'imports.run',
    params: byId,
    output: z.null(),
    errors: ['import_has_begun'],
  }),
  exportFaultyRows: endpoint({
    method: 'GET',
    path: '/api/imports/:id/faulty-rows',
    summary: 'The faulty rows as a workbook: the columns of the file, and one that says what to correct',
    access: 'imports.run',
    params: byId,
    output: z.null(),
    answers: 'xlsx',
  }),
};
