import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { SearchResult } from '#contract/insight/search.ts';
import type { Phrase } from '#domain/language.ts';
import { formatAgreementNumber, parseAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { readPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { parseReceiptNumber, type ReceiptSeries } from '#domain/lending/agreements/receipt-number.ts';
import { type Cnic, parseCnic } from '#domain/person/cnic.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { customersTsquery, type EndingsRow, endingsQuery } from '#server/platform/db/known-endings.ts';
import { searchTerms } from '#server/platform/db/search-terms.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

const foundColumns = columns('customers', ['cnic', 'phone'], { written: ['full_name'] });

export interface SearchRow extends RowOf<typeof foundColumns> {
  readonly kind: SearchResult['kind'];
  readonly agreementNumber: string | null;
  readonly receiptBranchCode: string | null;
  readonly receiptSeries: ReceiptSeries | null;
  readonly receiptSerial: number | null;
  readonly customerId: string;
  readonly cnic: Cnic;
  readonly city: Phrase;
}

/** The most results. A person who needs others types another letter. */
const resultsMax = 20;
/** The places among the results of a search for digits: half for customers, a quarter each for agreements and receipts. */
const customersByNumberMax = resultsMax / 2;
const eachByNumberMax = resultsMax / 4;

const customerColumns = `c.id AS "customerId", ${foundColumns.selected('c')}, ${phraseOf('b.city')} AS city`;
const noAgreement = 'NULL AS "agreementNumber"';
const noReceipt = 'NULL AS "receiptBranchCode", NULL AS "receiptSeries", NULL::integer AS "receiptSerial"';

/** A result opens the customer's account, so the customer's branch must be in reach. */
const withinReach = '($2::uuid IS NULL OR c.branch_id = $2)';
/** The same for the index of names, which has the branch too. */
const namedWithinReach = '($2::uuid IS NULL OR ARRAY[c.branch_id] @> ARRAY[$2::uuid])';

/** Orders the customers of a query after it was cut: the many rows of a common name are not all sorted. */
function customersOf(found: string, max: number, first = ''): string {
  return `SELECT 'customer' AS kind, ${noAgreement}, ${noReceipt}, ${customerColumns}
            FROM (${found} LIMIT ${max}) c
            JOIN branches b ON b.id = c.branch_id
           ORDER BY ${first} c.full_name, c.id`;
}

const customersWhere = (condition: string) =>
  `SELECT c.* FROM customers c WHERE ${condition} AND ${withinReach}`;

/** The newest customers include enough of every common name, all of which the index would have to collect. */
const newestLookedThrough = 1_000;

/**
 * The number of matches among which the closest are chosen. Whole words are searched separately: they come first, however
 * many there are.
 */
const comparedMax = 500;

/** A customer `c` whose name matches: in any way, or as typed (see `CloserNames`). */
const fits = (query: '$1' | '$3' | '$4' | '$5') => `c.name_search @@ ${query}::tsquery`;
const isNamed = fits('$1');
const hasWords = fits('$3');
const closeness = `CASE WHEN ${fits('$4')} THEN 1 WHEN ${fits('$5')} THEN 2 ELSE 3 END`;

// MATERIALIZED: a rarer name is planned as if all matches were wanted, so that the index is used, and still read only up
// to the limits. Budget: `search`.
const byName = `
  WITH newest AS MATERIALIZED (
         SELECT c.id, c.name_search
           FROM (SELECT * FROM customers c WHERE ${withinReach}
                  ORDER BY id DESC LIMIT ${newestLookedThrough}) c
          WHERE ${isNamed}),
       enough AS MATERIALIZED (
         SELECT count(*) >= ${resultsMax} AS found, count(*) FILTER (WHERE ${hasWords}) >= ${resultsMax} AS worded
           FROM newest c),
       worded AS MATERIALIZED (
         SELECT c.id FROM newest c WHERE ${hasWords} AND (SELECT worded FROM enough)
          UNION ALL
         SELECT c.id FROM customers c WHERE ${hasWords} AND ${namedWithinReach} AND NOT (SELECT worded FROM enough)),
       first_worded AS MATERIALIZED (SELECT id, 0 AS place FROM worded LIMIT ${resultsMax}),
       others AS MATERIALIZED (
         SELECT c.id, c.name_search FROM newest c WHERE (SELECT found FROM enough)
          UNION ALL
         SELECT c.id, c.name_search FROM customers c
          WHERE ${isNamed} AND ${namedWithinReach} AND NOT (SELECT found FROM enough)),
       closest AS (
         SELECT * FROM first_worded
          UNION ALL
         SELECT c.id, ${closeness} FROM (SELECT * FROM others c WHERE NOT ${hasWords} LIMIT ${comparedMax}) c
          WHERE (SELECT count(*) FROM first_worded) < ${resultsMax}
          ORDER BY place LIMIT ${resultsMax})
  ${customersOf('SELECT c.*, place FROM closest JOIN customers c ON c.id = closest.id', resultsMax, 'c.place,')}`;

const agreementsWhere = (condition: string) => `
  SELECT 'agreement' AS kind, a.number AS "agreementNumber", ${noReceipt}, ${customerColumns}
    FROM agreements a
    JOIN customers c ON c.id = a.customer_id
    JOIN branches b ON b.id = c.branch_id
   WHERE ${condition} AND ${withinReach}`;

const receiptsWhere = (condition: string) => `
  SELECT r.series AS kind, ${noAgreement}, rb.code AS "receiptBranchCode", r.series AS "receiptSeries",
         r.serial AS "receiptSerial", ${customerColumns}
    FROM receipts r
    JOIN branches rb ON rb.id = r.branch_id
    JOIN entries e ON e.id = r.entry_id
    JOIN agreements a ON a.id = e.agreement_id
    JOIN customers c ON c.id = a.customer_id
    JOIN branches b ON b.id = c.branch_id
   WHERE ${condition} AND ${withinReach}`;

// Each finds a few rows by an index, whatever the value, so it is planned once and not for each search.
const byWholeNumber = {
  agreement: { name: 'search-agreement-number', text: agreementsWhere('a.number = $1') },
  payment: { name: 'search-payment-number', text: agreementsWhere('a.payment_serial = $1') },
  receipt: {
    name: 'search-receipt-number',
    text: receiptsWhere('rb.code = $1 AND r.serial = $3 AND r.series = $4'),
  },
  cnic: { name: 'search-cnic', text: customersOf(customersWhere('c.cnic = $1'), customersByNumberMax) },
  phone: {
    name: 'search-phone',
    text: customersOf(
      // Two queries, because the plan of an OR over two indexes depends on the statistics of the phones.
      `${customersWhere('c.phone = $1')} UNION ALL ${customersWhere('c.second_phone = $1 AND c.phone <> $1')}`,
      customersByNumberMax,
    ),
  },
} as const satisfies Record<string, QueryConfig>;

// Finds the rows with the digits before any join, because the planner expects more of them than there are. The newest
// come first. Planned once, because planning takes longer than the search. Budget: `search`.
const byDigits = {
  name: 'search-digits',
  text: `
  (${customersOf(
    `SELECT * FROM customers c WHERE id = ANY (ARRAY(SELECT id FROM customers_with($1) id)) AND ${withinReach} ORDER BY id DESC`,
    customersByNumberMax,
  )})
  UNION ALL
  (${agreementsWhere(`a.id = ANY (ARRAY(SELECT id FROM agreements_with($1, $2) id LIMIT ${eachByNumberMax}))`)}
   ORDER BY a.id DESC)
  UNION ALL
  (${receiptsWhere(`r.entry_id = ANY (ARRAY(SELECT id FROM receipts_with($1, $2) id LIMIT ${eachByNumberMax}))`)}
   ORDER BY r.entry_id DESC)`,
} as const satisfies QueryConfig;

/** The statement for a text, by its form; null if the text is too short to search. */
export async function searchStatement(
  client: PoolClient,
  text: string,
  branchId: string | null,
): Promise<QueryConfig | null> {
  return wholeNumberStatement(text, branchId) ?? (await partStatement(client, text, branchId));
}

/** The statement for a whole number; null for any other text. */
function wholeNumberStatement(text: string, branchId: string | null): QueryConfig | null {
  const receipt = parseReceiptNumber(text);
  if (receipt !== null)
    return {
      ...byWholeNumber.receipt,
      values: [receipt.branchCode, branchId, receipt.serial, receipt.series],
    };
  const agreement = parseAgreementNumber(text);
  if (agreement !== null)
    return { ...byWholeNumber.agreement, values: [formatAgreementNumber(agreement), branchId] };
  const payment = readPaymentNumber(text);
  if (payment !== null && payment !== 'wrong_digit')
    return { ...byWholeNumber.payment, values: [payment.serial, branchId] };
  const cnic = parseCnic(text);
  if (cnic !== null) return { ...byWholeNumber.cnic, values: [cnic, branchId] };
  const phone = parsePhone(text);
  return phone && { ...byWholeNumber.phone, values: [phone, branchId] };
}

/**
 * The statement for a part of a name or of a number. One for names is planned for its own words, because the best plan
 * depends on how common they are.
 */
async function partStatement(
  client: PoolClient,
  text: string,
  branchId: string | null,
): Promise<QueryConfig | null> {
  const terms = searchTerms(text);
  switch (terms.kind) {
    case 'nothing':
      return null;
    case 'name': {
      const { withWords, withBeginnings, withParts } = terms.closer;
      const { rows: known } = await client.query<EndingsRow>(endingsQuery(terms));
      return {
        text: byName,
        values: [customersTsquery(terms, known), branchId, withWords, withBeginnings, withParts],
      };
    }
    case 'number':
      return { ...byDigits, values: [terms.digits, branchId] };
  }
}

/**
 * The setting for a search by name: no sequential scan. The planner can't estimate how many names have a few letters. It
 * expects so many that it prefers the table to the index, while often there is one. Budget: `search`.
 */
export const withoutSeqScan = 'SET LOCAL enable_seqscan = off';
/**
 * The setting for a search by digits: one generic plan. The planner thinks it too expensive, and would plan each time. Budget:
 * `search`.
 */
const byOnePlan = 'SET LOCAL plan_cache_mode = force_generic_plan';
/** No second process: a search takes less time than it takes to start. Budget: `search`. */
const alone = 'SET LOCAL max_parallel_workers_per_gather = 0';

/** The customers, agreements and receipts within reach that a text finds. */
export async function findEverywhere(pool: Pool, reach: BranchReach, text: string): Promise<SearchRow[]> {
  const branchId = branchIdOf(reach);
  const whole = wholeNumberStatement(text, branchId);
  if (whole !== null) return (await pool.query<SearchRow>(whole)).rows;
  return inTransaction(pool, async (client) => {
    const statement = await partStatement(client, text, branchId);
    if (statement === null) return [];
    await client.query(`${alone}; ${statement.name === undefined ? withoutSeqScan : byOnePlan}`);
    return (await client.query<SearchRow>(statement)).rows;
  });
}
