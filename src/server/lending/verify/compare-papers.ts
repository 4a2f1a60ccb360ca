import type { Pool } from 'pg';
import { readChainMark } from '#domain/audit/chain-mark.ts';
import {
  formatReceiptNumber,
  parseReceiptNumber,
  type ReceiptNumber,
} from '#domain/lending/agreements/receipt-number.ts';
import { joinReceiptEvent, markOfReceipt, type ReceiptEventRow } from '../receipts/receipt-event.ts';

/** A receipt on paper: its number and the chain mark that is printed on it. */
export interface Paper {
  readonly number: ReceiptNumber;
  readonly mark: string;
}

/** Reads `SGD-000123:4711:K7Q2X9TDA3`, with or without the hyphens of the paper. Null for anything else. */
export function readPaper(text: string): Paper | null {
  const [number = '', ...rest] = text.split(':');
  const receipt = parseReceiptNumber(number);
  const mark = readChainMark(rest.join(':'));
  return receipt === null || mark === null ? null : { number: receipt, mark };
}

const find = {
  name: 'find-event-of-receipt',
  text: `SELECT "eventPosition", "eventHash"
           FROM receipts t
           JOIN branches b ON b.id = t.branch_id
           JOIN entries e ON e.id = t.entry_id
           ${joinReceiptEvent}
          WHERE b.code = $1 AND t.serial = $2 AND t.series = $3`,
};

export interface ComparedPaper {
  readonly number: string;
  /** A readable line; null if the books have the same entry. */
  readonly difference: string | null;
}

/** Compares receipts on paper with the books: each has the entry that the books have, or they were rewritten since. */
export async function comparePapers(pool: Pool, papers: readonly Paper[]): Promise<ComparedPaper[]> {
  return Promise.all(
    papers.map(async ({ number: { series, branchCode, serial }, mark }) => {
      const { rows } = await pool.query<ReceiptEventRow>({ ...find, values: [branchCode, serial, series] });
      const number = formatReceiptNumber({ series, branchCode, serial });
      return { number, difference: differenceOf(number, mark, rows[0]) };
    }),
  );
}

function differenceOf(number: string, mark: string, row: ReceiptEventRow | undefined): string | null {
  if (row === undefined) return `receipt ${number}: the books have no receipt with this number`;
  const known = markOfReceipt(row);
  if (known === null)
    return `receipt ${number}: the books have no audit event of it, and the paper says ${mark}`;
  return known === mark ? null : `receipt ${number}: the paper says ${mark}, the books say ${known}`;
}
