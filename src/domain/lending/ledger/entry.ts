import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { BookAccount } from './bookkeeping.ts';
import type { EntryKind } from './entry-kind.ts';
import type { FutureRule } from './future-rule.ts';

/** One money event of an agreement. It is appended and never changed; a mistake is undone by a reversal. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** Above zero; debit and credit say the direction. */
  readonly amount: Rupees;
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  /** The day on which the money counts, which may be before the day it was recorded. */
  readonly valuedOn: CalendarDate;
  /** The rule for money beyond what is due. Only entries that pay installments have one. */
  readonly rule: FutureRule | null;
  /** The entry that a reversal reverses. */
  readonly reverses: string | null;
  /**
   * The id shared by the two halves of a moved overpayment: a refund on the agreement it leaves and a payment on the one it
   * goes to, by the account `transfer`. They are recorded together and reversed together. Null for all other entries.
   */
  readonly transferId: string | null;
  /**
   * True of money and goods from before the move to these books, as a register told it, and of the reversal of such an entry. It
   * counts for the agreement and in no figure of a period.
   */
  readonly broughtIn: boolean;
}
