import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { importColumnsMax, importLinesMax } from '#contract/fields/import-limits.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { tableFile } from '#contract/fields/table-file.ts';
import { requiredText, searchText } from '#contract/fields/text-field.ts';
import { cashAccountKinds } from '#domain/lending/cash/cash-account.ts';
import { lineFaults } from '#domain/lending/statements/read-statement.ts';
import { type StatementColumns, statementFields } from '#domain/lending/statements/statement-columns.ts';
import { dateOrders } from '#domain/tables/read-date.ts';

const byAccount = z.object({ id: z.uuid() });
const invalid = { error: 'choice_required' satisfies FieldMessageKey };

const place = z.nullable(z.number().check(z.int(), z.gte(0), z.lte(importColumnsMax - 1)));
const columns = z.record(z.enum(statementFields), place);

function parsedColumns(text: string): StatementColumns | null {
  try {
    const parsed = columns.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The columns that a person chose, as JSON, because the fields of a form with a file are texts. */
const chosenColumns = z.pipe(
  z.string().check(
    z.maxLength(400),
    z.refine((text) => parsedColumns(text) !== null, invalid),
  ),
  z.transform(parsedColumns),
);

const lineNumber = z.pipe(
  z.string().check(
    z.maxLength(7),
    z.refine((text) => /^[1-9]\d*$/.test(text) && Number(text) <= importLinesMax, invalid),
  ),
  z.transform(Number),
);

const statementForm = {
  fields: z.object({
    fileName: requiredText(200, 'text_required'),
    /** Absent where the columns are found by the headings, or kept from the last file of the account. */
    columns: optionalField(chosenColumns),
    headingLine: optionalField(lineNumber),
    dateOrder: optionalField(z.enum(dateOrders)),
  }),
  files: { table: tableFile },
};

/** The most faults, holes and lines of a file that are shown. */
export const statementShownMax = 50;

/** From 1 in the file. */
const line = z.number();

const lineFields = {
  day: z.iso.date(),
  /** In paisa, below zero for money that went out. */
  paisa: z.number(),
  reference: z.nullable(z.string()),
  text: z.string(),
  balancePaisa: z.nullable(z.number()),
};

const holeFields = {
  day: z.iso.date(),
  /** The sum of the missing lines; null if lines of the day are missing in several places. */
  missingPaisa: z.nullable(z.number()),
};

/** A file of a statement as it is read. */
const statementReading = z.object({
  /** The first lines, among which the headings can be chosen. */
  firstLines: z.array(z.object({ line, text: z.string() })),
  /** Null if no line names a day and an amount. */
  headingLine: z.nullable(z.number()),
  headings: z.array(z.string()),
  columns,
  dateOrder: z.nullable(z.enum(dateOrders)),
  /** True if days can be read in two orders: one is to be chosen. */
  isOrderUnclear: z.boolean(),
  /** The number of lines that can be taken; the added ones are not known from earlier files. */
  lines: z.number(),
  added: z.number(),
  from: z.nullable(z.iso.date()),
  until: z.nullable(z.iso.date()),
  inPaisa: z.number(),
  outPaisa: z.number(),
  sample: z.array(z.object({ line, ...lineFields })),
  faults: z.array(z.object({ line, reason: z.enum(lineFaults) })),
  holes: z.array(z.object({ line, ...holeFields })),
  /** The lines that the rules of the account matched; null before the file is added. */
  byRule: z.nullable(z.object({ recorded: z.number(), linked: z.number(), aside: z.number() })),
});
export type StatementReading = z.output<typeof statementReading>;

const statementOfAccount = z.object({
  accountId: z.uuid(),
  accountName: z.string(),
  accountKind: z.enum(cashAccountKinds),
  /** The number of its lines. */
  lines: z.number(),
  from: z.nullable(z.iso.date()),
  until: z.nullable(z.iso.date()),
  /** The balance after the last line; null if no file had one. */
  balancePaisa: z.nullable(z.number()),
  holes: z.array(z.object(holeFields)),
  files: z.array(
    z.object({
      id: z.uuid(),
      fileName: z.string(),
      lines: z.number(),
      added: z.number(),
      createdAt: z.iso.datetime(),
      createdByName: spoken,
    }),
  ),
});
export type StatementOfAccount = z.output<typeof statementOfAccount>;

/** The ways in which a line is matched. */
export const matchWays = ['posted', 'linked', 'deposit', 'aside'] as const;

const storedLine = z.object({
  id: z.uuid(),
  ...lineFields,
  /** Null for a line that waits. */
  match: z.nullable(
    z.object({
      how: z.enum(matchWays),
      /** True if a rule of the account matched it; `byName` has then added the file. */
      isByRule: z.boolean(),
      byName: spoken,
      /** Of a line that was set aside. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type StoredStatementLine = z.output<typeof storedLine>;

export const bankStatementEndpoints = {
  readBankStatement: endpoint({
    method: 'POST',
    path: '/api/cash/accounts/:id/statement/reading',
    summary: 'Reads a file of a statement and tells what it would add; nothing is stored',
    access: 'cash.manage',
    params: byAccount,
    body: statementForm,
    output: statementReading,
    errors: ['statement_of_other_account'],
  }),
  addBankStatement: endpoint({
    method: 'POST',
    path: '/api/cash/accounts/:id/statement',
    summary:
      'Adds the lines of a file that no earlier file of the account has brought; the same file again adds nothing',
    access: 'cash.manage',
    params: byAccount,
    body: statementForm,
    output: statementReading,
    errors: ['statement_of_other_account', 'statement_not_read', 'statement_order_unclear'],
  }),
  getBankStatement: endpoint({
    method: 'GET',
    path: '/api/cash/accounts/:id/statement',
    summary:
      'The statement of an account as its files have brought it, with the places where lines are missing',
    access: 'cash.manage',
    params: byAccount,
    output: statementOfAccount,
  }),
  listBankStatementLines: endpoint({
    // A POST although it only reads: a bank writes names and account numbers in its lines, which must not be in a URL.
    method: 'POST',
    path: '/api/cash/accounts/:id/statement/lines/search',
    summary:
      'The lines of the statement of an account, those that came last first; searched by a part of the text or the reference, or by the amount',
    access: 'cash.manage',
    params: byAccount,
    body: z.object({ ...pageQuery, search: z.optional(searchText()) }),
    output: storedLine,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
};
