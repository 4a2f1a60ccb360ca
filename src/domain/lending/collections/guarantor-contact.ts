import type { AgreementStatus } from '../agreements/agreement-status.ts';

export interface Lateness {
  readonly status: AgreementStatus;
  readonly daysPastDue: number;
}

/**
 * True if a guarantor may be contacted: the customer is late by more than `afterDays` (the lender's setting), or the agreement
 * was written off.
 */
export function mayContactGuarantor({ status, daysPastDue }: Lateness, afterDays: number): boolean {
  return status === 'written_off' || (status === 'active' && daysPastDue > afterDays);
}
