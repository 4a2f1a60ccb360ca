/** True if the entry `e` is a payment that is not reversed. */
const stands = `e.kind IN ('payment', 'recovery') AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id)`;

/**
 * The outcomes of reported transfers, against the payments that they are matched to. Each check returns one line per
 * difference.
 */
export const transferChecks: readonly string[] = [
  // A matched report has one unreversed payment; every other report has none.
  `SELECT format('%s: transfer report %s is %s, and matched to %s', a.number, r.id, r.state,
                 CASE payments WHEN 1 THEN '1 payment that stands' ELSE payments || ' payments that stand' END) AS line
     FROM transfer_reports r
     LEFT JOIN agreements a ON a.id = r.agreement_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS payments FROM transfer_matches m JOIN entries e ON e.id = m.entry_id
       WHERE m.report_id = r.id AND ${stands}) matched
    WHERE payments <> CASE r.state WHEN 'matched' THEN 1 ELSE 0 END`,

  // A match is of a report and a payment of its agreement.
  `SELECT format('%s: transfer report %s is matched to %s', coalesce(a.number, m.agreement_id::text), m.report_id,
                 CASE WHEN e.id IS NULL THEN 'an entry that is not there'
                      WHEN r.id IS NULL THEN 'entry ' || e.position || ', and is not there'
                      WHEN e.agreement_id <> r.agreement_id THEN 'an entry of another agreement'
                      ELSE 'entry ' || e.position || ', which is no payment' END) AS line
     FROM transfer_matches m
     LEFT JOIN transfer_reports r ON r.id = m.report_id
     LEFT JOIN entries e ON e.id = m.entry_id
     LEFT JOIN agreements a ON a.id = m.agreement_id
    WHERE e.id IS NULL OR r.id IS NULL OR e.agreement_id <> r.agreement_id OR e.kind NOT IN ('payment', 'recovery')`,

  // A report that is being checked or matched was not refused.
  `SELECT format('%s: transfer report %s is %s, and %s', a.number, r.id, r.state,
                 CASE WHEN r.refused_at IS NULL THEN 'nobody refused it' ELSE 'somebody refused it' END) AS line
     FROM transfer_reports r
     LEFT JOIN agreements a ON a.id = r.agreement_id
    WHERE (r.state = 'refused') <> (r.refused_at IS NOT NULL)`,

  // A match is in the audit event of the person who made it, unless it is older than the audit of its agreement.
  `SELECT format('%s: no audit event says that transfer report %s was matched to entry %s', coalesce(a.number, m.agreement_id::text),
                 m.report_id, coalesce(e.position::text, m.entry_id::text)) AS line
     FROM transfer_matches m
     LEFT JOIN entries e ON e.id = m.entry_id
     LEFT JOIN agreements a ON a.id = m.agreement_id
    WHERE m.matched_at >= (SELECT min(recorded_at) FROM audit_events WHERE subject_id = m.agreement_id AND subject = 'agreement')
      AND NOT EXISTS (
      SELECT FROM audit_events v
       WHERE v.subject_id = m.agreement_id AND v.subject = 'agreement' AND v.actor_id = m.matched_by
         AND v.recorded_at = m.matched_at AND v.after ->> 'transferReportId' = m.report_id::text
         AND v.after ->> 'entryId' = m.entry_id::text)`,

  // A payment is matched to one report at most.
  `SELECT format('%s: entry %s is matched to %s transfer reports', min(a.number), min(e.position), count(*)) AS line
     FROM transfer_matches m
     JOIN entries e ON e.id = m.entry_id
     LEFT JOIN agreements a ON a.id = e.agreement_id
    GROUP BY m.entry_id HAVING count(*) > 1`,
];
