import type { Approval, PreviewedAgreement } from '#contract/lending/approval.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { ReliefFundView } from '#contract/lending/relief-fund.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { leftInFund, type ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { Preview } from '#domain/lending/approvals/preview.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
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

/** The entry that a reversal is requested for; all null for other kinds. */
export interface ReversedEntryRow {
  readonly entryKind: EntryKind | null;
  readonly entryAmount: Rupees | null;
  readonly entryValuedOn: CalendarDate | null;
  readonly receiptSerial: number | null;
  readonly receiptBranchCode: string | null;
}

export interface ApprovalListRow extends ApprovalRow, ReversedEntryRow {
  readonly agreementNumber: string;
  /** The present price of the agreement. */
  readonly price: Rupees;
  readonly branchCity: Phrase;
  readonly customerId: string;
  readonly customerName: Written;
  readonly requestedByName: Phrase;
  readonly decidedByName: Phrase | null;
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
  return { kind, agreements: agreements.map(previewedAgreementView) };
}

export function previewedAgreementView(agreement: Preview['agreements'][number]): PreviewedAgreement {
  return {
    agreementId: agreement.agreementId,
    status: agreement.status,
    price: agreement.price,
    downPayment: agreement.downPayment,
    relief: agreement.relief,
    outstanding: agreement.outstanding,
    overpaid: agreement.overpaid,
    rows: agreement.rows.map(({ number, dueOn, movedFrom, amount, paid }) => ({
      number,
      dueOn,
      ...(movedFrom && { movedFrom }),
      amount,
      paid,
    })),
    entries: agreement.entries.map((entry) => ({
      kind: entry.kind,
      amount: entry.amount,
      debit: entry.debit,
      credit: entry.credit,
      valuedOn: entry.valuedOn,
      rule: entry.rule,
      reverses: entry.reverses,
    })),
  };
}

export function approvalListView(row: ApprovalListRow): ApprovalListItem {
  return {
    ...approvalView(row),
    agreementNumber: row.agreementNumber,
    branchCity: row.branchCity,
    customerId: row.customerId,
    customerName: row.customerName,
    entry: reversedEntryView(row),
    requestedByName: row.requestedByName,
    decidedByName: row.decidedByName,
  };
}

export function reversedEntryView(row: ReversedEntryRow): ApprovalListItem['entry'] {
  const { entryKind: kind, entryAmount: amount, entryValuedOn: valuedOn } = row;
  if (kind === null || amount === null || valuedOn === null) return null;
  const { receiptSerial: serial, receiptBranchCode: branchCode } = row;
  const hasReceipt = serial !== null && branchCode !== null;
  return {
    kind,
    amount,
    valuedOn,
    receiptNumber: hasReceipt ? formatReceiptNumber({ series: seriesOf(kind), branchCode, serial }) : null,
  };
}

/** The fund with the version of its budget. */
export interface KeptReliefFund extends ReliefFund {
  readonly version: number;
}

export function reliefFundView(fund: KeptReliefFund): ReliefFundView {
  const { budget, reserved, granted, version } = fund;
  return { budget, reserved, granted, left: leftInFund(fund), version };
}
