import { chainMarkOf } from '#domain/audit/chain-mark.ts';
import { hashOfEvent } from '#server/platform/audit/verify-audit.ts';

/**
 * Joins the audit event with which receipt or voucher `t` of entry `e` was written. Its hash is computed from the event, so an event that
 * was changed alone has another. A receipt that is older than the audit has none.
 */
export const joinReceiptEvent = `
  LEFT JOIN LATERAL (
    SELECT a.position AS "eventPosition", ${hashOfEvent} AS "eventHash" FROM audit_events a
     WHERE a.subject_id = e.agreement_id AND a.recorded_at = e.recorded_at AND a.chain_id = t.branch_id
       AND a.after ? 'pays' AND a.after -> (t.series || 'Serial') = to_jsonb(t.serial)) event ON true`;

export interface ReceiptEventRow {
  readonly eventPosition: number | null;
  readonly eventHash: Buffer | null;
}

/** The mark that the paper of the receipt has; null without an event. */
export function markOfReceipt({ eventPosition, eventHash }: ReceiptEventRow): string | null {
  return eventPosition === null || eventHash === null ? null : chainMarkOf(eventPosition, eventHash);
}
