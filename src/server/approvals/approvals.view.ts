import type { Approval, ApprovalListItem } from '#contract/approvals.ts';
import type { ApprovalListRow } from './approvals.queries.ts';

export interface ApprovalRow {
  id: string;
  kind: Approval['kind'];
  agreement_id: string;
  entry_id: string | null;
  amount: number | null;
  reason: string;
  evidence: string | null;
  state: Approval['state'];
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_alone: boolean;
}

export const approvalColumns =
  'id, kind, agreement_id, entry_id, amount, reason, evidence, state, requested_by, requested_at, decided_by, decided_alone';

export function approvalView(row: ApprovalRow): Approval {
  return {
    id: row.id,
    kind: row.kind,
    agreementId: row.agreement_id,
    entryId: row.entry_id,
    amount: row.amount,
    reason: row.reason,
    evidence: row.evidence,
    state: row.state,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAlone: row.decided_alone,
  };
}

export function approvalListView(row: ApprovalListRow): ApprovalListItem {
  return {
    ...approvalView(row),
    agreementNumber: row.agreement_number,
    customerName: row.customer_name,
    requestedByName: row.requested_by_name,
  };
}
