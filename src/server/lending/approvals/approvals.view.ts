import type { Approval, ApprovalListItem, ReliefFundView } from '#contract/lending/approvals.ts';
import { leftInFund, type ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { Preview } from '#domain/lending/approvals/preview.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';

export const approvalColumns = columns('approvals', [
  'id',
  'kind',
  'agreement_id',
  'entry_id',
  'amount',
  'reason',
  'evidence',
  'details',
  'preview',
  'state',
  'requested_by',
  'requested_at',
  'decided_by',
  'decided_at',
  'decision_note',
  'decided_alone',
]);
export type ApprovalRow = RowOf<typeof approvalColumns>;

export interface ApprovalListRow extends ApprovalRow {
  readonly agreementNumber: string;
  readonly customerName: string;
  readonly requestedByName: string;
}

export function approvalView(row: ApprovalRow): Approval {
  return {
    id: row.id,
    kind: row.kind,
    agreementId: row.agreementId,
    entryId: row.entryId,
    amount: row.amount,
    reason: row.reason,
    evidence: row.evidence,
    details: row.details as Approval['details'],
    preview: row.preview === null ? null : previewView(row.preview as Preview),
    state: row.state,
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionNote: row.decisionNote,
    decidedAlone: row.decidedAlone,
  };
}

export function previewView({ kind, agreements }: Preview): NonNullable<Approval['preview']> {
  return {
    kind,
    agreements: agreements.map((agreement) => ({
      agreementId: agreement.agreementId,
      status: agreement.status,
      price: agreement.price,
      downPayment: agreement.downPayment,
      relief: agreement.relief,
      outstanding: agreement.outstanding,
      overpaid: agreement.overpaid,
      rows: agreement.rows.map(({ number, dueOn, amount, paid }) => ({ number, dueOn, amount, paid })),
      entries: agreement.entries.map((entry) => ({
        kind: entry.kind,
        amount: entry.amount,
        debit: entry.debit,
        credit: entry.credit,
        valuedOn: entry.valuedOn,
        rule: entry.rule,
        reverses: entry.reverses,
      })),
    })),
  };
}

export function approvalListView(row: ApprovalListRow): ApprovalListItem {
  return {
    ...approvalView(row),
    agreementNumber: row.agreementNumber,
    customerName: row.customerName,
    requestedByName: row.requestedByName,
  };
}

export function reliefFundView(fund: ReliefFund): ReliefFundView {
  const { budget, reserved, granted } = fund;
  return { budget, reserved, granted, left: leftInFund(fund) };
}
