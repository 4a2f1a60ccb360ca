import { headingKeys } from '#domain/tables/heading-key.ts';
import { type ColumnPlaces, matchColumns } from '#domain/tables/match-columns.ts';

/** The columns of a statement. A bank has one amount with its sign or side, or one column for each direction. */
export const statementFields = [
  'day',
  'text',
  'payer',
  'reference',
  'in',
  'out',
  'amount',
  'side',
  'balance',
] as const;
export type StatementField = (typeof statementFields)[number];

/** For each field, the place of its column in the file, from 0; null where it has none. */
export type StatementColumns = ColumnPlaces<StatementField>;

const known: Readonly<Record<StatementField, readonly string[]>> = {
  day: ['Transaction date', 'Txn date', 'Trans date', 'Posting date', 'Booking date', 'Date time', 'تاریخ'],
  text: ['Description', 'Particulars', 'Narration', 'Transaction details', 'Details', 'Remarks', 'تفصیل'],
  payer: ['Sender', 'Sender name', 'Sender MSISDN', 'From', 'Payer', 'Counterparty', 'بھیجنے والا'],
  reference: [
    ...['Reference', 'Reference no', 'Transaction ID', 'Txn ID', 'Trans ID', 'TID', 'RRN', 'STAN'],
    ...['Transaction no', 'Instrument no', 'Cheque no', 'Document no', 'حوالہ نمبر', 'ٹرانزیکشن نمبر'],
  ],
  in: ['Credit', 'Credit amount', 'Cr', 'Deposit', 'Deposits', 'Credits', 'جمع'],
  out: ['Debit', 'Debit amount', 'Dr', 'Withdrawal', 'Withdrawals', 'Debits', 'نکالی گئی'],
  amount: ['Amount', 'Transaction amount', 'Txn amount', 'رقم'],
  side: ['Dr Cr', 'Cr Dr', 'Debit Credit', 'Credit Debit', 'Type', 'Transaction type', 'Direction'],
  balance: ['Balance', 'Running balance', 'Closing balance', 'Available balance', 'بیلنس', 'بقایا'],
};

const vague: Partial<Record<StatementField, readonly string[]>> = {
  day: ['Date', 'Value date', 'Day'],
  text: ['Transaction', 'Comments', 'Narrative'],
  reference: ['Ref', 'ID', 'Number'],
};

/** Headings stand in the first lines of a file, below the name of the bank and of the account. */
const headingLinesMax = 60;

interface Headings {
  /** The place of the line among the lines given, from 0. */
  readonly place: number;
  readonly columns: StatementColumns;
}

/** True if lines can be read by these columns: they have a day and an amount. */
export function areColumnsWhole({ day, amount, in: came, out: went }: StatementColumns): boolean {
  return day !== null && (amount !== null || came !== null || went !== null);
}

/**
 * Finds the line of headings: the one with the most columns of a statement, and of equals the first. Null if no line names a day and
 * an amount.
 */
export function findStatementHeadings(lines: readonly (readonly string[])[]): Headings | null {
  let best: (Headings & { readonly named: number }) | null = null;
  for (const [place, cells] of lines.slice(0, headingLinesMax).entries()) {
    const columns = matchColumns<StatementField>(cells, known, vague);
    const named = Object.values(columns).filter((column) => column !== null).length;
    if (areColumnsWhole(columns) && named > (best?.named ?? 0)) best = { place, columns, named };
  }
  return best && { place: best.place, columns: best.columns };
}

/** The place of the line whose cells are the headings by which the columns of an account were chosen; null if no line is. */
export function findKeptHeadings(
  lines: readonly (readonly string[])[],
  headings: readonly string[],
): number | null {
  const keyOf = (cells: readonly string[]) => cells.map((cell) => headingKeys(cell)[1] ?? '').join('|');
  const key = keyOf(headings);
  const place = lines.slice(0, headingLinesMax).findIndex((cells) => keyOf(cells) === key);
  return place < 0 ? null : place;
}
