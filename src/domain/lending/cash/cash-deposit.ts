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
  /** The deposit of this account that has the number of the slip already, unless it never arrived; null if there is none. */
  readonly usedBy: string | null;
}

type DepositRefusal =
  | { readonly reason: 'cash_account_closed' }
  | { readonly reason: 'deposit_slip_used'; readonly usedBy: string }
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  | { readonly reason: 'deposit_too_early'; readonly earliestOn: CalendarDate }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/**
 * Refuses a deposit from a drawer, in whole rupees; null if it may be made. A slip proves one deposit for ever, unless its
 * account never had it, and the drawer gives only what it has.
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

/** A deposit is in transit until a superadmin says that its account has it, or that it never arrived. */
export type DepositState = 'in_transit' | 'confirmed' | 'refused';

interface SeenDeposit {
  readonly state: DepositState;
  readonly depositedBy: string;
  /** The person who says if the account has it. */
  readonly saidBy: string;
  /** True if the lender has another superadmin than the person who made it: then nobody says so alone. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the person entered the password again for this very answer. */
  readonly isPasswordReentered: boolean;
}

type SeenRefusal = {
  readonly reason: 'own_deposit' | 'alone_without_password' | 'deposit_confirmed' | 'deposit_refused';
};

/**
 * Refuses to say that an account never had a deposit; null if it may be said. It is said once, of a deposit in transit. The person who made
 * it does not say so, except the only superadmin, who enters the password.
 */
export function refusalOfNeverArrived(seen: SeenDeposit): SeenRefusal | null {
  if (seen.depositedBy === seen.saidBy) {
    if (seen.hasOtherSuperadmin) return { reason: 'own_deposit' };
    if (!seen.isPasswordReentered) return { reason: 'alone_without_password' };
  }
  if (seen.state === 'in_transit') return null;
  return { reason: seen.state === 'confirmed' ? 'deposit_confirmed' : 'deposit_refused' };
}

interface Arrival extends SeenDeposit {
  readonly depositedOn: CalendarDate;
  /** The day on which the account had it. */
  readonly day: CalendarDate;
  readonly today: CalendarDate;
}

type ArrivalRefusal =
  | SeenRefusal
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  | { readonly reason: 'arrived_before_deposit'; readonly earliestOn: CalendarDate };

/** Refuses to confirm that an account has a deposit; null if it may be confirmed, by the rules of the opposite answer. */
export function refusalOfArrival({ day, today, depositedOn, ...seen }: Arrival): ArrivalRefusal | null {
  const refusal = refusalOfNeverArrived(seen);
  if (refusal !== null) return refusal;
  if (day > today) return { reason: 'valued_in_future', today };
  return day < depositedOn ? { reason: 'arrived_before_deposit', earliestOn: depositedOn } : null;
}
