/** Lists against their entries, and matches against their decisions. The rows are held by the audit. Each check returns one line per difference. */
export const screeningChecks: readonly string[] = [
  `SELECT format('screening list %s: its entries are not those that were added', l.id) AS line
     FROM screening_lists l
    WHERE l.ended_at IS NULL AND screening_entries_digest(l.id) IS DISTINCT FROM l.entries_digest`,

  `SELECT format('screening list %s: it has ended, and entries are there', l.id) AS line
     FROM screening_lists l
    WHERE l.ended_at IS NOT NULL AND EXISTS (SELECT FROM screening_entries e WHERE e.list_id = l.id)`,

  `SELECT format('screening match %s: it is %s, and decided as %s', m.id, m.state, coalesce(d.decision, 'open')) AS line
     FROM screening_matches m
     LEFT JOIN LATERAL (SELECT decision FROM screening_decisions WHERE match_id = m.id ORDER BY id DESC LIMIT 1) d ON true
    WHERE m.state <> coalesce(d.decision, 'open')`,

  `SELECT format('screening run %s: it found %s, and %s are there', r.id, r.found, count(f.match_id)) AS line
     FROM screening_runs r LEFT JOIN screening_findings f ON f.run_id = r.id
    GROUP BY r.id HAVING count(f.match_id) <> r.found`,
];
