import { debtAfterEntries, voidedAt } from './cleared-agreements.ts';

const numberOf = "format('%s-C-%s', b.code, lpad(k.serial::text, 6, '0'))";

/** Clearance certificates against the entries and their counters. Their rows are held by the audit. Each check returns one line per difference. */
export const clearanceChecks: readonly string[] = [
  `SELECT format('certificate %s: %s were owed when it was issued', ${numberOf}, o.owed) AS line
     FROM clearance_certificates k JOIN branches b ON b.id = k.branch_id
    CROSS JOIN LATERAL ${debtAfterEntries('k.agreement_id')} o
    WHERE o.position = k.entry_position AND o.owed > 0`,

  `SELECT format('%s: %s valid certificates', a.number, count(*)) AS line
     FROM clearance_certificates k JOIN agreements a ON a.id = k.agreement_id
    WHERE ${voidedAt} IS NULL GROUP BY a.number HAVING count(*) > 1`,

  `WITH raw AS (SELECT branch_id, count(*) AS there, max(serial) AS last FROM clearance_certificates GROUP BY branch_id)
   SELECT format('certificates of branch %s: %s there, the last is %s, %s were numbered', branch_id,
                 coalesce(there, 0), coalesce(last, 0), coalesce(last_serial, 0)) AS line
     FROM raw FULL JOIN clearance_counters USING (branch_id)
    WHERE there IS DISTINCT FROM last_serial OR last IS DISTINCT FROM last_serial`,
];
