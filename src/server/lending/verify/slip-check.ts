/**
 * The taken slips, against the entries that take one and stand. One line per difference. A replaced function of the key is
 * named by the comparison of the schema.
 */
export const slipCheck = `
  WITH taken AS (
    SELECT e.id AS entry_id, e.agreement_id, slip_key(e.method, e.reference) AS key
      FROM entries e
     WHERE e.takes_slip
       AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)
  ), compared AS (
    SELECT entry_id, agreement_id, t.key AS key, s.key AS held
      FROM taken t FULL JOIN taken_slips s USING (entry_id, agreement_id)
     WHERE s.key IS DISTINCT FROM t.key)
  SELECT format('%s: the slip of entry %s is ', coalesce(a.number, c.agreement_id::text), coalesce(e.position::text, c.entry_id::text))
           || CASE WHEN held IS NULL THEN 'not held'
                   WHEN key IS NULL THEN 'held, and the entry takes none'
                   ELSE format('held as %s, not %s', held, key) END AS line
    FROM compared c
    LEFT JOIN entries e ON e.id = c.entry_id AND e.agreement_id = c.agreement_id
    LEFT JOIN agreements a ON a.id = c.agreement_id`;
