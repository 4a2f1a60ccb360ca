import type { Agreement } from '#contract/lending/agreements.ts';
import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { currentOf } from './previewed-relief.ts';

/** An agreement as it will be after a back-dated payment, by the server's own replay. */
export function afterPayment(
  agreement: Agreement,
  { rows, carried, entries }: MoneyBasis,
  payment: { readonly amount: number; readonly valuedOn: CalendarDate },
): PreviewedAgreement {
  const schedule = {
    rows: rows.map((row) => ({ ...row, dueOn: calendarDate(row.dueOn), amount: rupees(row.amount) })),
    carried: carried.map((paid) => ({ ...paid, amount: rupees(paid.amount) })),
  };
  const recorded = entries.map((entry) => ({
    ...entry,
    amount: rupees(entry.amount),
    valuedOn: calendarDate(entry.valuedOn),
  }));
  const asked = { ...payment, id: 'asked', kind: 'payment', rule: null, reverses: null } as const;
  const figures = replay(schedule, [...recorded, { ...asked, amount: rupees(payment.amount) }]);
  return {
    ...currentOf(agreement),
    status: deliveredStatusOf(figures),
    outstanding: figures.outstanding,
    overpaid: figures.overpaid,
    rows: schedule.rows.map((row, index) => ({ ...row, paid: figures.paid[index] ?? 0 })),
  };
}
