import type { AgreementStatus } from '../agreements/agreement-status.ts';

export interface Lateness {
  readonly status: AgreementStatus;
  readonly daysPastDue: number;
}

/** Whether a guarantor may be contacted: only when the customer is late for more than the lender's number of days, or what is owed was written off. */
export function mayContactGuarantor({ status, daysPastDue }: Lateness, afterDays: number): boolean {
  return status === 'written_off' || (status === 'active' && daysPastDue > afterDays);
}
