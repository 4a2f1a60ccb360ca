import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import type { ReliefFund } from '#domain/lending/agreements/relief.ts';
import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import type { Preview } from '#domain/lending/approvals/preview.ts';
import type { Repeats } from '#domain/lending/ledger/check-entry.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import type { Figures, Schedule } from '#domain/lending/ledger/replay.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { KnownKey } from '#server/platform/idempotency/known-key.ts';

/** A pending approval. */
export interface PendingApproval {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly slip: string | null;
  /** The preview at the time of the request; null for a request from before previews were kept. */
  readonly preview: Preview | null;
  readonly entryId: string | null;
  readonly amount: Rupees | null;
  readonly reason: string;
  readonly evidence: string | null;
  readonly details: unknown;
  readonly requestedBy: string;
}

/** A recorded entry. */
export interface LedgerEntry extends Entry {
  /** The day in the figures of a period: see `countsOn`. */
  readonly countsOn: CalendarDate;
}

/** An agreement with all facts that decide about its money, in one snapshot. */
export interface Ledger {
  readonly id: string;
  readonly version: number;
  readonly status: AgreementStatus;
  readonly customerId: string;
  readonly isCustomerBlocked: boolean;
  readonly branchId: string;
  readonly branchCode: string;
  readonly draftedOn: CalendarDate;
  readonly contractKind: ContractKind;
  readonly plan: Plan;
  /** Which of its schedules counts. */
  readonly scheduleNumber: number;
  readonly schedule: Schedule;
  /** In entry order. */
  readonly entries: readonly LedgerEntry[];
  /** The figures of the schedule after all entries. */
  readonly figures: Figures;
  readonly pending: readonly PendingApproval[];
  readonly fund: ReliefFund;
  /** The number of days before today at which the actor may value an entry. */
  readonly backDatingDaysMax: number;
  readonly mayRecordPayments: boolean;
  /** The last day of the last closed month; null if none is closed. */
  readonly closedUntil: CalendarDate | null;
  /** The actor's relation to the customer. */
  readonly relation: StaffRelation | null;
  /** The entries that the new money may repeat. */
  readonly repeats: Repeats;
  /** The earlier use of this request's key. */
  readonly known: KnownKey | null;
}
