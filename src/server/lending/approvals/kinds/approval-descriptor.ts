import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { LedgerQuery } from '../../ledger/load-ledger.ts';
import type { ApprovalRow } from '../approvals.view.ts';
import type { Judged, RequestedApproval, Situation } from '../judged.ts';

/** A kind of approval on the server. Features that a kind does not name are off. */
export interface ApprovalDescriptor {
  /**
   * The result of granting it now. It is judged in the same way at the request and at the decision, so the two previews can
   * be compared row for row. Refuses a request that cannot be granted.
   */
  readonly judge: (requested: RequestedApproval, situation: Situation) => Judged;
  /** True if granting it changes the terms of the agreement. Without this it posts entries. */
  readonly changesTerms?: (agreement: Pick<Ledger, 'status'>) => boolean;
  /** It is judged by the rows that the last reschedule replaced. */
  readonly readsReplacedSchedule?: true;
  /** It is judged by the transfers on the agreement that a slip shows. */
  readonly readsShownTransfers?: true;
  /** The money that it would record, to find duplicates of it. */
  readonly moneyIn?: (details: ApprovalRow['details']) => LedgerQuery['money'];
  /** A key that tells it from another pending approval of its kind on the same agreement. */
  readonly slipIn?: (details: ApprovalRow['details']) => string;
  /** The day before the decision that it dates money to. */
  readonly datedIn?: (details: ApprovalRow['details']) => CalendarDate;
  /** The documents of the customer that are its evidence. */
  readonly documentsIn?: (details: ApprovalRow['details']) => readonly string[];
}
