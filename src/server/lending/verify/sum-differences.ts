import type { PoolClient } from 'pg';

/** Everything that is kept as a sum, against the rows it is made of. Each answers one line per difference. */
const checks: readonly string[] = [
  // What was collected, by the day it counts for: payments and recoveries in money that were not reversed.
  `WITH raw AS (
     SELECT e.valued_on, e.branch_id, e.method, sum(e.amount) AS amount, count(*) AS entry_count
       FROM entries e
      WHERE e.kind IN ('payment', 'recovery') AND e.method <> 'transfer'
        AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
      GROUP BY e.valued_on, e.branch_id, e.method)
   SELECT format('collections of %s by %s: %s kept, %s in the entries', valued_on, method,
                 coalesce(d.amount, 0), coalesce(raw.amount, 0)) AS line
     FROM raw FULL JOIN collection_days d USING (valued_on, branch_id, method)
    WHERE (coalesce(raw.amount, 0), coalesce(raw.entry_count, 0))
       <> (coalesce(d.amount, 0), coalesce(d.entry_count, 0))`,

  // What the delivered agreements of a branch add up to.
  `WITH raw AS (
     SELECT branch_id, count(*) FILTER (WHERE status = 'active') AS active_count, sum(outstanding) AS outstanding,
            sum(overpaid) AS overpaid, sum(written_off) AS written_off, sum(recovered) AS recovered
       FROM agreements WHERE entry_count > 0 GROUP BY branch_id)
   SELECT format('portfolio of branch %s: %s outstanding kept, %s in its agreements', branch_id,
                 coalesce(p.outstanding, 0), coalesce(raw.outstanding, 0)) AS line
     FROM raw FULL JOIN branch_portfolios p USING (branch_id)
    WHERE (coalesce(raw.active_count, 0), coalesce(raw.outstanding, 0), coalesce(raw.overpaid, 0),
           coalesce(raw.written_off, 0), coalesce(raw.recovered, 0))
       <> (coalesce(p.active_count, 0), coalesce(p.outstanding, 0), coalesce(p.overpaid, 0),
           coalesce(p.written_off, 0), coalesce(p.recovered, 0))`,

  // Receipts run from 1 without gaps, and every entry of money received has one.
  `SELECT format('receipts of branch %s: %s there, the last is %s', branch_id, count(*), max(c.last_serial)) AS line
     FROM receipts r FULL JOIN receipt_counters c USING (branch_id)
    GROUP BY branch_id HAVING count(r.serial) <> max(c.last_serial) OR max(r.serial) <> max(c.last_serial)
        OR max(c.last_serial) IS NULL`,
  `SELECT format('entry %s: %s', e.id, CASE WHEN r.entry_id IS NULL THEN 'money received without a receipt'
                                            ELSE 'a receipt without money received' END) AS line
     FROM entries e LEFT JOIN receipts r ON r.entry_id = e.id
    WHERE (r.entry_id IS NOT NULL)
       <> (e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer')`,

  // Entries are numbered as they were recorded.
  `SELECT format('agreement %s: %s entries, the last is %s', agreement_id, count(*), max(position)) AS line
     FROM entries GROUP BY agreement_id HAVING count(*) <> max(position)`,

  // Relief that stands came out of the fund.
  `SELECT format('relief fund: %s granted kept, %s in the entries', f.granted, raw.granted) AS line
     FROM relief_fund f,
          (SELECT coalesce(sum(CASE WHEN debit = 'relief_fund' THEN amount ELSE -amount END), 0) AS granted
             FROM entries WHERE 'relief_fund' IN (debit, credit)) raw
    WHERE f.granted <> raw.granted`,

  // What it holds for agreements that have not started is what was granted on them.
  `SELECT format('relief fund: %s reserved kept, %s on the agreements', f.reserved, raw.reserved) AS line
     FROM relief_fund f,
          (SELECT coalesce(sum(relief), 0) AS reserved FROM agreements
            WHERE status IN ('draft', 'submitted', 'approved')) raw
    WHERE f.reserved <> raw.reserved`,
];

/** Adds up from the rows what is kept as a sum, and names what is kept otherwise. */
export async function sumDifferences(client: PoolClient): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) {
    const { rows } = await client.query<{ line: string }>(check);
    found.push(...rows.map(({ line }) => line));
  }
  return found;
}
