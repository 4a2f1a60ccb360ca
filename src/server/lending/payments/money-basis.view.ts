import type { MoneyBasis, Payable } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { MoneyBasisRow } from './money-basis.queries.ts';

export function moneyBasisView({ ledger, names }: MoneyBasisRow, today: CalendarDate): MoneyBasis {
  return {
    number: names.number,
    goods: [...names.goods],
    status: ledger.status,
    agreementId: ledger.id,
    version: ledger.version,
    customer: { id: ledger.customerId, fullName: names.customerName },
    branchCity: names.city,
    deliveredOn: ledger.plan.startOn,
    rows: ledger.schedule.rows.map(({ number, dueOn, amount }) => ({ number, dueOn, amount })),
    carried: ledger.schedule.carried.map(({ entryId, number, amount }) => ({ entryId, number, amount })),
    entries: ledger.entries.map(({ id, kind, amount, valuedOn, rule, reverses }) => ({
      id,
      kind,
      amount,
      valuedOn,
      rule,
      reverses,
    })),
    today,
    backDatingDaysMax: ledger.backDatingDaysMax,
    closedUntil: ledger.closedUntil,
    mayRecordPayments: ledger.mayRecordPayments,
  };
}

export function payableView({ customer, agreements }: Payable): Payable {
  return {
    customer: { id: customer.id, fullName: customer.fullName },
    agreements: agreements.map(({ number, goods, status, id, outstanding, dueNow }) => ({
      number,
      goods,
      status,
      id,
      outstanding,
      dueNow,
    })),
  };
}
