import type { Pool, QueryConfig } from 'pg';
import type { SearchResult } from '#contract/insight/search.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { type Cnic, parseCnic } from '#domain/person/cnic.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

const foundColumns = columns('customers', ['full_name', 'full_name_ur', 'cnic', 'phone']);

export interface SearchRow extends RowOf<typeof foundColumns> {
  readonly kind: SearchResult['kind'];
  readonly agreementNumber: string | null;
  readonly receiptBranchCode: string | null;
  readonly receiptSerial: number | null;
  readonly customerId: string;
  readonly cnic: Cnic;
  readonly city: string;
  readonly cityUr: string;
}

/** As many as one looks through; whoever sees them all types another letter. */
const resultsMax = 20;

/** A shorter beginning is that of every phone in the country. */
const phoneDigitsMin = 5;

const customerColumns = `c.id AS "customerId", ${foundColumns.selected('c')}, b.city, b.city_ur AS "cityUr"`;
const noAgreement = 'NULL AS "agreementNumber"';
const noReceipt = 'NULL AS "receiptBranchCode", NULL::integer AS "receiptSerial"';

/** What is found opens the customer's account, so it is the customer's branch that has to be in reach. */
const withinReach = '($2::uuid IS NULL OR c.branch_id = $2)';

/** Puts the customers of a query in order after it was cut: a name that half the country bears is not sorted to its end. */
function customersOf(found: string): string {
  return `SELECT 'customer' AS kind, ${noAgreement}, ${noReceipt}, ${customerColumns}
            FROM (${found} LIMIT ${resultsMax}) c
            JOIN branches b ON b.id = c.branch_id
           ORDER BY c.full_name, c.id`;
}

// The bearers are found as if all were wanted, and so by the index, and still read only as far as the limit.
const byName = `
  WITH found AS MATERIALIZED (SELECT * FROM customers WHERE name_search @@ to_tsquery('simple', $1))
  ${customersOf(`SELECT * FROM found c WHERE ${withinReach}`)}`;

// The order is each index's own, which makes it the way to the first few.
const byPhone = customersOf(
  `SELECT * FROM (SELECT * FROM customers c WHERE phone LIKE $1 AND ${withinReach}
                   ORDER BY phone USING ~<~ LIMIT ${resultsMax}) c
   UNION ALL
   SELECT * FROM (SELECT * FROM customers c WHERE second_phone LIKE $1 AND phone NOT LIKE $1 AND ${withinReach}
                   ORDER BY second_phone USING ~<~ LIMIT ${resultsMax}) c`,
);

const byCnic = customersOf(`SELECT * FROM customers c WHERE cnic = $1 AND ${withinReach}`);

const byAgreementNumber = `
  SELECT 'agreement' AS kind, a.number AS "agreementNumber", ${noReceipt}, ${customerColumns}
    FROM agreements a
    JOIN customers c ON c.id = a.customer_id
    JOIN branches b ON b.id = c.branch_id
   WHERE a.number = $1 AND ${withinReach}`;

const byReceiptNumber = `
  SELECT 'receipt' AS kind, ${noAgreement}, rb.code AS "receiptBranchCode", r.serial AS "receiptSerial", ${customerColumns}
    FROM receipts r
    JOIN branches rb ON rb.id = r.branch_id
    JOIN entries e ON e.id = r.entry_id
    JOIN agreements a ON a.id = e.agreement_id
    JOIN customers c ON c.id = a.customer_id
    JOIN branches b ON b.id = c.branch_id
   WHERE rb.code = $1 AND r.serial = $3 AND ${withinReach}`;

/**
 * The one question to ask for a text, told by its form; null when it says too little to ask any. It has no name, so that
 * it is planned for its very words: how many bear a name decides how to look for it.
 */
export function searchStatement(text: string, branchId: string | null): QueryConfig | null {
  const receipt = parseReceiptNumber(text);
  if (receipt !== null)
    return { text: byReceiptNumber, values: [receipt.branchCode, branchId, receipt.serial] };
  const agreement = parseAgreementNumber(text);
  if (agreement !== null)
    return { text: byAgreementNumber, values: [formatAgreementNumber(agreement), branchId] };
  const cnic = parseCnic(text);
  if (cnic !== null) return { text: byCnic, values: [cnic, branchId] };
  const terms = searchTerms(text);
  if (terms.kind === 'name')
    return terms.tsquery === '' ? null : { text: byName, values: [terms.tsquery, branchId] };
  return terms.prefix.length < phoneDigitsMin
    ? null
    : { text: byPhone, values: [`${terms.prefix}%`, branchId] };
}

/**
 * Keeps the planner from reading a whole table. It can't tell how many names begin with a few letters and takes them for
 * so many that the table looks nearer than the index, while often there is one.
 */
export const byIndexOnly = 'SET LOCAL enable_seqscan = off';

/** What is found within reach by a text, over customers, agreements and receipts. */
export async function findEverywhere(pool: Pool, reach: BranchReach, text: string): Promise<SearchRow[]> {
  const statement = searchStatement(text, branchIdOf(reach));
  if (statement === null) return [];
  return inTransaction(pool, async (client) => {
    await client.query(byIndexOnly);
    return (await client.query<SearchRow>(statement)).rows;
  });
}
