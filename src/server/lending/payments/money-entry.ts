import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { type EntryRequest, type EntryWarning, refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type NewEntry, newEntry } from '../ledger/new-entry.ts';
import { situationOf, takesSlip } from './money-request.ts';

/** The fields of a form about money that changes hands. */
export interface MovedMoney {
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly valuedOn: CalendarDate;
  readonly note: string | null;
  readonly payerPhone?: string | null;
  readonly rule?: FutureRule | null;
  readonly confirmed?: readonly EntryWarning[];
  readonly version?: number | null;
}

/** The entry for the money. Refuses if the user may not record it, or if the rules do not allow it on that ledger. */
export function moneyEntry(
  kind: 'payment' | 'recovery' | 'refund',
  money: MovedMoney,
  ledger: Ledger,
  today: CalendarDate,
): NewEntry {
  const { amount, method, reference, valuedOn, note, payerPhone = null, rule = null, confirmed = [] } = money;
  refuseUnseen(money, ledger);
  if (!ledger.mayRecordPayments) throw new Refusal('payments_not_permitted');
  const asked: EntryRequest = { kind, amount, valuedOn, money: method, reference, confirmed };
  refuse(refusalOfEntry(asked, situationOf(ledger, today)));
  return newEntry({
    ...{ kind, amount: rupees(amount), valuedOn, method, reference, note, payerPhone, rule },
    takesSlip: takesSlip(ledger, money),
  });
}

/** Refuses a decision on outdated figures, for example the same payment in a second tab. */
export function refuseUnseen({ version = null }: Pick<MovedMoney, 'version'>, ledger: Ledger): void {
  if (version !== null && version !== ledger.version) throw new Refusal('recorded_meanwhile');
}
