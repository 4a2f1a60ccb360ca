import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';

interface Deposit {
  readonly amount: Rupees;
  /** The cash of the drawer beside its floats that wait, in whole rupees. */
  readonly inDrawer: Rupees;
  /** The day on the slip. */
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** The first day that is open at the branch, and from which on the account is followed. */
  readonly earliestOn: CalendarDate;
  readonly isAccountClosed: boolean;
  /** The deposit of this account that has the number of the slip already; null if there is none. */
  readonly usedBy: string | null;
}

type DepositRefusal =
  | { readonly reason: 'cash_account_closed' }
  | { readonly reason: 'deposit_slip_used'; readonly usedBy: string }
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  | { readonly reason: 'deposit_too_early'; readonly earliestOn: CalendarDate }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/**
 * Refuses a deposit from a drawer, in whole rupees; null if it may be made. A slip proves one deposit for ever, and the drawer gives only
 * what it has.
 */
export function refusalOfDeposit({
  amount,
  inDrawer,
  day,
  today,
  earliestOn,
  ...facts
}: Deposit): DepositRefusal | null {
  if (facts.isAccountClosed) return { reason: 'cash_account_closed' };
  if (facts.usedBy !== null) return { reason: 'deposit_slip_used', usedBy: facts.usedBy };
  if (day > today) return { reason: 'valued_in_future', today };
  if (day < earliestOn) return { reason: 'deposit_too_early', earliestOn };
  const left = rupees(Math.max(0, inDrawer));
  return amount > left ? { reason: 'cash_beyond_drawer', left } : null;
}

interface Arrival {
  readonly depositedBy: string;
  readonly depositedOn: CalendarDate;
  readonly confirmedBy: string;
  /** True if the lender has another superadmin than the person who made it: then nobody confirms alone. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the confirmer entered the password again for this very confirmation. */
  readonly isPasswordReentered: boolean;
  /** The day on which the account had it. */
  readonly day: CalendarDate;
  readonly today: CalendarDate;
}

type ArrivalRefusal =
  | { readonly reason: 'own_deposit' | 'alone_without_password' }
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  | { readonly reason: 'arrived_before_deposit'; readonly earliestOn: CalendarDate };

/**
 * Refuses to confirm that an account has a deposit; null if it may be confirmed. The person who made it does not confirm it, except the
 * only superadmin, who enters the password.
 */
export function refusalOfArrival({ day, today, depositedOn, ...by }: Arrival): ArrivalRefusal | null {
  if (by.depositedBy === by.confirmedBy) {
    if (by.hasOtherSuperadmin) return { reason: 'own_deposit' };
    if (!by.isPasswordReentered) return { reason: 'alone_without_password' };
  }
  if (day > today) return { reason: 'valued_in_future', today };
  return day < depositedOn ? { reason: 'arrived_before_deposit', earliestOn: depositedOn } : null;
}
