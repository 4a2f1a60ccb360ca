import type { Rupees } from '#domain/money/rupees.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';

/** The reasons why an agreement gets no clearance certificate. */
export const clearanceRefusals = [
  'clearance_still_owed',
  'clearance_nothing_paid',
  'clearance_cheque_open',
] as const;
export type ClearanceRefusal = (typeof clearanceRefusals)[number];

/** The facts that decide. */
export interface ClearanceSituation {
  readonly status: AgreementStatus;
  /** The outstanding amount; of a written-off agreement, what is not recovered. */
  readonly stillOwed: Rupees;
  readonly price: Rupees;
  /** All relief that stands, granted before the start or later. */
  readonly relief: Rupees;
  /** True if a payment by a cheque counts that no bank has paid yet. */
  readonly hasOpenCheque: boolean;
}

/** True of a delivered agreement under which nothing is owed, also of one that was written off and recovered whole. Takes whole rupees. */
export function isCleared(agreement: {
  readonly status: AgreementStatus;
  readonly outstanding: number;
  readonly writtenOff: number;
  readonly recovered: number;
}): boolean {
  const { status, outstanding, writtenOff, recovered } = agreement;
  return ['completed', 'written_off'].includes(status) && outstanding + writtenOff === recovered;
}

/**
 * The reason why no certificate is issued now, or null. It says that a debt was paid: so the agreement was delivered and nothing is
 * owed, which includes one that was written off and recovered whole; some of it was paid, not all of it waived; and no cheque can
 * still come back.
 */
export function refusalOfClearance(agreement: ClearanceSituation): ClearanceRefusal | null {
  const { status, stillOwed, price, relief, hasOpenCheque } = agreement;
  if ((status !== 'completed' && status !== 'written_off') || stillOwed > 0) return 'clearance_still_owed';
  if (relief >= price) return 'clearance_nothing_paid';
  return hasOpenCheque ? 'clearance_cheque_open' : null;
}
