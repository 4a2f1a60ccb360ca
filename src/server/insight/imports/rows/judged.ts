import type { ImportFault } from '#contract/insight/import-faults.ts';
import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaidStays } from '#domain/insight/imports/paid-more.ts';
import type { Phrase } from '#domain/language.ts';
import type { MoneyAccount } from '#domain/lending/ledger/bookkeeping.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { FileReading } from './file-reading.ts';

/** The format of a file, and the day on which its rows are judged. */
export interface JudgingContext extends FileReading {
  readonly today: CalendarDate;
}

interface RowSummary {
  readonly line: number;
  readonly title: string;
  /** The key by which the row is recognized again: a CNIC, or a number of a branch's register; null if it cannot be read. */
  readonly key: string | null;
  /** Of an agreement, as far as they can be read; for the sums of the file. */
  readonly amounts?: RowAmounts;
}

export interface RowAmounts {
  readonly price: number | null;
  readonly downPayment: number | null;
  readonly paid: number | null;
  readonly relief: number | null;
}

/** The record of a row: its customer, and its agreement. */
export interface OnRecord {
  readonly customerId: string;
  readonly agreement: { readonly id: string; readonly number: string } | null;
}

export type PaidDifference =
  | { readonly stays: PaidStays }
  | {
      readonly stays: null;
      readonly amount: Rupees;
      readonly valuedOn: CalendarDate;
      readonly method: MoneyAccount;
      readonly registerNumber: string;
    };

/** A value of a row that is other than that on record. */
export interface RowDifference {
  readonly field: ImportFieldName;
  /** On record; null where nothing is. */
  readonly was: string | number | null;
  /** In the row. */
  readonly now: string | number;
  /** Of a branch or an officer, whose values are ids. */
  readonly names?: { readonly was: Phrase | null; readonly now: Phrase };
  /** Of an amount paid: the reason why it stays, or the payment that is missing. */
  readonly paid?: PaidDifference;
  /** The installment that has the values, from 1, and the number of later ones that differ in the same way. */
  readonly installment?: { readonly number: number; readonly others: number };
}

/** The result of judging a row: a record to create, or nothing because it is on record or has faults. */
export type Judged<Record> = RowSummary &
  (
    | {
        readonly state: 'ready';
        readonly record: Record;
        /** The things that the record lacks or has elsewhere; no reason to refuse it. */
        readonly marks?: readonly ImportFault[];
      }
    | { readonly state: 'known'; readonly onRecord: OnRecord }
    | {
        readonly state: 'differs';
        readonly onRecord: OnRecord;
        readonly differences: readonly RowDifference[];
      }
    | { readonly state: 'faulty'; readonly faults: readonly ImportFault[] }
  );
