import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';

/** The answer to a money request. The receipt's serial is known only after it is written. */
export interface PostedAnswer {
  readonly entryId: string;
  readonly agreementId: string;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly valuedOn: CalendarDate;
  readonly countsOn: CalendarDate;
  readonly status: AgreementStatus;
  readonly outstanding: number;
  readonly overpaid: number;
  readonly pays: readonly {
    readonly number: number;
    readonly dueOn: CalendarDate;
    readonly amount: number;
  }[];
  readonly next: { readonly dueOn: CalendarDate; readonly amount: number } | null;
  readonly branchCode: string;
  readonly receiptCode: string | null;
  readonly receiptSerial?: number | null;
}
