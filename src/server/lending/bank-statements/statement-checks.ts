/**
 * The matches of bank statements, against the entries and the deposits that they name. Digests hold each row for itself; these compare
 * their sums. Each check returns one line per difference.
 */
export const statementChecks: readonly string[] = [
  // A line has the amount of its entry, and money that went out is no payment. A match whose entry was reversed says what it was.
  `SELECT format('%s: statement line %s of %s has %s paisa, and is matched to entry %s of %s', a.number, l.line, l.day, l.paisa,
                 e.position, CASE WHEN e.kind IN ('refund', 'delivery') THEN -e.amount ELSE e.amount END) AS line
     FROM statement_matches m
     JOIN statement_lines l ON l.id = m.line_id
     JOIN entries e ON e.id = m.entry_id AND e.agreement_id = m.agreement_id
     JOIN agreements a ON a.id = m.agreement_id
    WHERE l.paisa <> CASE WHEN e.kind IN ('refund', 'delivery') THEN -e.amount ELSE e.amount END * 100`,

  // Cash and entries that move no money of the account are of no line.
  `SELECT format('%s: a statement line is matched to entry %s, which is %s', a.number, e.position,
                 CASE WHEN e.method IN ('cash', 'transfer') THEN 'paid by ' || e.method ELSE 'of kind ' || e.kind END) AS line
     FROM statement_matches m
     JOIN entries e ON e.id = m.entry_id AND e.agreement_id = m.agreement_id
     JOIN agreements a ON a.id = m.agreement_id
    WHERE e.method IN ('cash', 'transfer') OR e.kind NOT IN ('down_payment', 'payment', 'recovery', 'refund', 'delivery')`,

  // An entry that was posted from a line has its day.
  `SELECT format('%s: entry %s is of %s, and its statement line of %s', a.number, e.position, e.valued_on, l.day) AS line
     FROM statement_matches m
     JOIN statement_lines l ON l.id = m.line_id
     JOIN entries e ON e.id = m.entry_id AND e.agreement_id = m.agreement_id
     JOIN agreements a ON a.id = m.agreement_id
    WHERE m.how = 'posted' AND e.valued_on <> l.day`,

  // A deposit has the amount and the account of its line.
  `SELECT format('slip %s: a deposit of %s is matched to a statement line of %s paisa', b.code || '-C-' || lpad(d.serial::text, 6, '0'),
                 d.amount, l.paisa) AS line
     FROM statement_matches m
     JOIN statement_lines l ON l.id = m.line_id
     JOIN cash_movements d ON d.id = m.movement_id
     JOIN branches b ON b.id = d.branch_id
    WHERE m.undone_at IS NULL AND (d.amount * 100 <> l.paisa OR d.account_id <> l.account_id)`,

  // A line, an entry and a deposit are in one match that holds.
  `SELECT format('statement line %s is in %s matches', line_id, count(*)) AS line
     FROM statement_matches WHERE undone_at IS NULL GROUP BY line_id HAVING count(*) > 1`,
  `SELECT format('entry %s is matched to %s statement lines', coalesce(entry_id, movement_id), count(*)) AS line
     FROM statement_matches
    WHERE undone_at IS NULL AND coalesce(entry_id, movement_id) IS NOT NULL
    GROUP BY coalesce(entry_id, movement_id) HAVING count(*) > 1`,
];
