import type { CellsOf } from '#contract/insight/report-table.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { CashAccountKind } from '#domain/lending/cash/cash-account.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { wholeReport } from '../report.ts';

/** The sums of an account, in paisa where they come from a statement. */
interface AccountRow {
  /** Null for money whose account is not known yet. */
  readonly id: string | null;
  readonly kind: CashAccountKind;
  readonly name: string | null;
  readonly statedUntil: string | null;
  readonly book: number;
  readonly before: number;
  readonly entriesInTransit: number;
  readonly cashInTransit: number;
  readonly uncleared: number;
  readonly openingPaisa: number;
  readonly statementPaisa: number;
  readonly linesPaisa: number;
  readonly unmatchedPaisa: number;
  readonly unmatchedLines: number;
  readonly asidePaisa: number;
}

/** The kind of account that the money of an entry `e` is in. */
const kindOf = `CASE WHEN e.method IN ('jazzcash', 'easypaisa') THEN e.method ELSE 'bank' END`;

/** True of a day that is not after the one that is asked for. */
const byThen = (day: string) => `${day} <= :until::date`;

/**
 * The account of an entry is that of the line it is matched to, that of the step of its cheque, or the only one of its kind. A match
 * counts once the books and the statement have both sides of it, so each sum is of one day.
 */
const read = namedStatement(
  'report-reconciliation',
  `WITH matched AS (
     SELECT m.line_id, m.how, m.entry_id, m.movement_id, l.account_id, l.day
       FROM statement_matches m JOIN statement_lines l ON l.id = m.line_id
      WHERE m.undone_at IS NULL AND ${byThen('l.day')}
        AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id)
   ), only_one AS (
     SELECT kind, min(id::text)::uuid AS id FROM cash_accounts GROUP BY kind HAVING count(*) = 1
   ), starts AS (
     SELECT account_id, min(day) AS day FROM statement_lines WHERE ${byThen('day')} GROUP BY account_id
   ), entries_now AS (
     SELECT coalesce(m.account_id, s.account_id, o.id) AS account_id, ${kindOf} AS kind, e.id AS record_id, e.valued_on AS day,
            CASE WHEN e.kind IN ('refund', 'delivery') THEN -e.amount ELSE e.amount END AS amount, m.line_id IS NOT NULL AS has_line,
            CASE WHEN e.method = 'cheque' AND e.kind IN ('down_payment', 'payment', 'recovery') AND s.step IS DISTINCT FROM 'cleared'
                 THEN 'uncleared' ELSE 'entry' END AS record
       FROM entries e
       LEFT JOIN matched m ON m.entry_id = e.id
       LEFT JOIN LATERAL (
         SELECT account_id, step FROM cheque_steps
          WHERE entry_id = e.id AND taken_back_at IS NULL AND ${byThen('happened_on')} ORDER BY step LIMIT 1) s ON e.method = 'cheque'
       LEFT JOIN only_one o ON o.kind = ${kindOf}
      WHERE e.method NOT IN ('cash', 'transfer') AND e.kind IN ('down_payment', 'payment', 'recovery', 'refund', 'delivery')
        AND NOT e.brought_in AND ${byThen('e.counts_on')}
        AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id AND r.agreement_id = e.agreement_id AND ${byThen('r.counts_on')})
   ), deposits_now AS (
     SELECT d.account_id, c.kind, d.id, d.deposited_on, d.amount, m.line_id IS NOT NULL, 'deposit'
       FROM cash_movements d
       JOIN cash_accounts c ON c.id = d.account_id
       LEFT JOIN matched m ON m.movement_id = d.id
      WHERE d.kind = 'deposit' AND d.counted_at < :end
        AND NOT EXISTS (SELECT FROM cash_movements n WHERE n.refuses = d.id AND n.counted_at < :end)
   ), records AS (
     SELECT r.account_id, coalesce(c.kind, r.kind) AS kind, r.record_id, r.amount, r.has_line, r.record,
            NOT r.has_line AND r.day < coalesce(t.day, r.day) AS is_before
       FROM (SELECT * FROM entries_now UNION ALL SELECT * FROM deposits_now) r
       LEFT JOIN cash_accounts c ON c.id = r.account_id
       LEFT JOIN starts t ON t.account_id = r.account_id
   ), booked AS (
     SELECT account_id, kind, sum(amount)::bigint AS book, coalesce(sum(amount) FILTER (WHERE is_before), 0)::bigint AS before,
            ${['entry', 'deposit', 'uncleared']
              .map(
                (record) =>
                  `coalesce(sum(amount) FILTER (WHERE NOT is_before AND NOT has_line AND record = '${record}'), 0)::bigint AS ${record}_sum`,
              )
              .join(', ')}
       FROM records GROUP BY 1, 2
   ), balances AS (
     SELECT l.account_id, l.day, b.paisa, sum(b.side) AS times
       FROM statement_lines l
      CROSS JOIN LATERAL (VALUES (l.balance_paisa, 1), (l.balance_paisa - l.paisa, -1)) AS b (paisa, side)
      WHERE l.balance_paisa IS NOT NULL AND ${byThen('l.day')}
      GROUP BY 1, 2, 3 HAVING sum(b.side) <> 0
   ), day_ends AS (
     SELECT account_id, day, max(paisa) FILTER (WHERE times < 0) AS begins, max(paisa) FILTER (WHERE times > 0) AS ends
       FROM balances GROUP BY 1, 2
     HAVING count(*) FILTER (WHERE times < 0) = 1 AND count(*) FILTER (WHERE times > 0) = 1
   ), lines AS (
     SELECT l.account_id, l.day, l.paisa, m.how,
            m.how IS DISTINCT FROM 'aside' AND NOT EXISTS (SELECT FROM records r WHERE r.record_id IN (m.entry_id, m.movement_id)) AS waits
       FROM statement_lines l LEFT JOIN matched m ON m.line_id = l.id WHERE ${byThen('l.day')}
   ), stated AS (
     SELECT account_id, max(day) AS until, sum(paisa)::bigint AS lines, coalesce(sum(paisa) FILTER (WHERE waits), 0)::bigint AS unmatched,
            count(*) FILTER (WHERE waits)::integer AS unmatched_lines, coalesce(sum(paisa) FILTER (WHERE how = 'aside'), 0)::bigint AS aside
       FROM lines GROUP BY 1
   ), rows AS (
     SELECT c.id, c.kind, c.name FROM cash_accounts c
      UNION ALL
     SELECT NULL, b.kind, NULL FROM booked b WHERE b.account_id IS NULL
   )
   SELECT x.id, x.kind, x.name, s.until AS "statedUntil", coalesce(b.book, 0) AS book, coalesce(b.before, 0) AS before,
          coalesce(b.entry_sum, 0) AS "entriesInTransit", coalesce(b.deposit_sum, 0) AS "cashInTransit",
          coalesce(b.uncleared_sum, 0) AS uncleared,
          coalesce((SELECT d.begins - (SELECT coalesce(sum(l.paisa), 0) FROM lines l WHERE l.account_id = x.id AND l.day < d.day)
                      FROM day_ends d WHERE d.account_id = x.id ORDER BY d.day LIMIT 1), 0)::bigint AS "openingPaisa",
          coalesce((SELECT d.ends + (SELECT coalesce(sum(l.paisa), 0) FROM lines l WHERE l.account_id = x.id AND l.day > d.day)
                      FROM day_ends d WHERE d.account_id = x.id ORDER BY d.day DESC LIMIT 1), s.lines, 0)::bigint AS "statementPaisa",
          coalesce(s.lines, 0) AS "linesPaisa", coalesce(s.unmatched, 0) AS "unmatchedPaisa", coalesce(s.unmatched_lines, 0) AS "unmatchedLines",
          coalesce(s.aside, 0) AS "asidePaisa"
     FROM rows x
     LEFT JOIN booked b ON b.kind = x.kind AND b.account_id IS NOT DISTINCT FROM x.id
     LEFT JOIN stated s ON s.account_id = x.id
    ORDER BY x.name IS NULL, x.name, x.kind, x.id`,
);

/** Paisa are rounded once for each sum, so a difference of sums may be off by this. */
const roundedMax = 3;

/** The parts that lead from the books to the statement. They add up to the difference; the rest of rounding is in what was set aside. */
function cellsOf(row: AccountRow): CellsOf<'reconciliation'> {
  const rupeesOf = (paisa: number) => Math.round(paisa / 100);
  const isStated = row.statedUntil !== null;
  const statement = isStated ? rupeesOf(row.statementPaisa) : row.book;
  const difference = statement - row.book;
  const parts = {
    beforeStatement: isStated ? rupeesOf(row.openingPaisa) - row.before : 0,
    missingLines: rupeesOf(row.statementPaisa - row.openingPaisa - row.linesPaisa),
    entriesInTransit: isStated ? -row.entriesInTransit : 0,
    depositsInTransit: isStated ? -row.cashInTransit : 0,
    unclearedAmount: isStated ? -row.uncleared : 0,
    unmatched: rupeesOf(row.unmatchedPaisa),
  };
  const notOfCustomers = difference - Object.values(parts).reduce((sum, part) => sum + part, 0);
  invariant(
    Math.abs(notOfCustomers - rupeesOf(row.asidePaisa)) <= roundedMax,
    `the difference of account ${row.id} is explained`,
  );
  return {
    ...{ bankAccount: row.name, accountKind: row.kind, statedUntil: row.statedUntil },
    ...{ bookBalance: row.book, statementBalance: isStated ? statement : null, difference, ...parts },
    ...{ notOfCustomers, unmatchedLines: row.unmatchedLines },
  };
}

/**
 * The balance of each account by the books and by its statement on the last day of the period, and what their difference comes from. Money
 * whose account is not known yet has a row for its kind. An account belongs to no branch.
 */
export const reconciliation = wholeReport('reconciliation', async (books, { until }) => {
  const end = new Date(startOfBusinessDate(addDays(until, 1)));
  const { rows } = await books.query<AccountRow>(read({ until, end }));
  return rows.map((row) => ({ key: row.id ?? row.kind, cells: cellsOf(row) }));
});
