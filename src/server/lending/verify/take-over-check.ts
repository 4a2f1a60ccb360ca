import type { AuditAction } from '#domain/audit/audit-action.ts';
import { takeOverRowsAction } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { lenderChain } from '#server/platform/audit/record-audit-event.ts';

/** The event of an agreement whose rows are older than the audit. */
const takeOver = 'take_over_agreement' satisfies AuditAction;

/** The rows of an agreement are taken over before anything else is on record at its branch, and never afterwards. */
export const takeOverCheck = `
  SELECT format('%s: audit event %s takes its rows over, and other events of its branch came before', coalesce(a.number, e.subject_id::text),
                e.position) AS line
    FROM audit_chains c
   CROSS JOIN LATERAL (SELECT position FROM audit_events
                        WHERE chain_id = c.id AND action <> '${takeOver}' ORDER BY position LIMIT 1) first
    JOIN audit_events e ON e.chain_id = c.id AND e.action = '${takeOver}' AND e.position > first.position
    LEFT JOIN agreements a ON a.id = e.subject_id`;

/** The rows of a new lender are taken over by the first event of its chain, and by no other. */
export const takeOverRowsCheck = `
  SELECT format('audit event %s of %s takes rows over, and is not the first of the lender', e.position, coalesce(b.code, 'the lender')) AS line
    FROM audit_events e LEFT JOIN branches b ON b.id = e.chain_id
   WHERE e.action = '${takeOverRowsAction}' AND (e.chain_id, e.position) <> ('${lenderChain}', 1)`;
