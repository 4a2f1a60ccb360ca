import type { Approval, ApprovalListItem, ReliefFundView } from '#contract/lending/approvals.ts';
import { leftInFund, type ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { ApprovalListRow } from './approvals.queries.ts';

export interface ApprovalRow {
  id: string;
  kind: Approval['kind'];
  agreement_id: string;
  entry_id: string | null;
  amount: number | null;
  reason: string;
  evidence: string | null;
  details: unknown;
  state: Approval['state'];
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string | null;
  decided_alone: boolean;
}

export const approvalColumns =
  'id, kind, agreement_id, entry_id, amount, reason, evidence, details, state, requested_by, requested_at, decided_by, decided_at, decision_note, decided_alone';

export function approvalView(row: ApprovalRow): Approval {
  return {
    id: row.id,
    kind: row.kind,
    agreementId: row.agreement_id,
    entryId: row.entry_id,
    amount: row.amount,
    reason: row.reason,
    evidence: row.evidence,
    details: row.details as Approval['details'],
    state: row.state,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionNote: row.decision_note,
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

export function reliefFundView(fund: ReliefFund): ReliefFundView {
  const { budget, reserved, granted } = fund;
  return { budget, reserved, granted, left: leftInFund(fund) };
}
