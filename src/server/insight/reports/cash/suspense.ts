import type { CellsOf } from '#contract/insight/report-table.ts';
import { isInTransit } from '#server/lending/cash/cash-places.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { wholeReport } from '../report.ts';

interface AccountRow extends CellsOf<'suspense'> {
  readonly key: string;
}

/** The way in which a line `l` is matched now; null for one that waits. A match ends with the reversal of what it posted. */
const howMatched = `
  (SELECT m.how FROM statement_matches m
    WHERE m.line_id = l.id AND m.undone_at IS NULL
      AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id))`;

/** The rupees of the lines that meet a condition. Paisa are rounded, once for each sum. */
const rupeesOf = (condition: string) =>
  `round(coalesce(sum(l.paisa) FILTER (WHERE ${condition}), 0) / 100.0)::bigint`;

const inPeriod = 'l.day BETWEEN :from::date AND :until::date';
const waits = 'l.how IS NULL';
const daysOld = ':today::date - l.day';

const read = namedStatement(
  'report-suspense',
  `WITH came AS (SELECT l.account_id, l.day, l.paisa, ${howMatched} AS how FROM statement_lines l WHERE l.paisa > 0)
   SELECT c.id AS key, c.name AS "bankAccount",
          (SELECT max(s.day) FROM statement_lines s WHERE s.account_id = c.id) AS "statedUntil",
          ${rupeesOf(inPeriod)} AS "statementIn",
          ${rupeesOf(`${inPeriod} AND l.how IN ('posted', 'linked')`)} AS "ofCustomers",
          ${rupeesOf(`${inPeriod} AND l.how = 'deposit'`)} AS "ofDeposits",
          ${rupeesOf(`${inPeriod} AND l.how = 'aside'`)} AS "ofOthers",
          ${rupeesOf(waits)} AS "inSuspense", count(l.day) FILTER (WHERE ${waits})::integer AS "suspenseLines",
          ${rupeesOf(`${waits} AND ${daysOld} <= 2`)} AS suspense2,
          ${rupeesOf(`${waits} AND ${daysOld} BETWEEN 3 AND 7`)} AS suspense7,
          ${rupeesOf(`${waits} AND ${daysOld} BETWEEN 8 AND 30`)} AS suspense30,
          ${rupeesOf(`${waits} AND ${daysOld} > 30`)} AS "suspenseOlder",
          (SELECT coalesce(sum(m.amount), 0)::bigint FROM cash_movements m WHERE m.account_id = c.id AND ${isInTransit}) AS "cashInTransit"
     FROM cash_accounts c
     LEFT JOIN came l ON l.account_id = c.id
    GROUP BY c.id
    ORDER BY c.name, c.id`,
);

/**
 * The money that came into each account by its statement, and what of it is whose: of customers, of deposits of cash, or of somebody
 * else. The rest is in suspense, by its age today. An account belongs to no branch.
 */
export const suspense = wholeReport('suspense', async (books, { from, until, today }) => {
  const { rows } = await books.query<AccountRow>(read({ from, until, today }));
  return rows.map(({ key, ...cells }) => ({ key, cells }));
});
