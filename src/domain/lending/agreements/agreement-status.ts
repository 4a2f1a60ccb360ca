/** The life of an agreement. `active`, `completed` and `written_off` follow from its entries; the others from decisions. */
export const agreementStatuses = [
  'draft',
  'submitted',
  'approved',
  'active',
  'completed',
  'rejected',
  'withdrawn',
  'cancelled',
  'written_off',
] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];

/** The status of an agreement that was delivered. A reversal on a completed one makes it active again, a payment completes it again. */
export type DeliveredStatus = Extract<AgreementStatus, 'active' | 'completed' | 'written_off'>;

/**
 * The status of a delivered agreement, derived from its entries. Overdue and overpaid are not statuses: the first depends on
 * the day, and the second can accompany any status.
 */
export function deliveredStatusOf(figures: {
  readonly outstanding: number;
  readonly writtenOff: number;
}): DeliveredStatus {
  if (figures.writtenOff > 0) return 'written_off';
  return figures.outstanding === 0 ? 'completed' : 'active';
}
