import type { Agreement } from '#contract/lending/agreements.ts';
import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { deliveredStatusOf } from '#domain/lending/agreements/agreement-status.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import type { PaidRow } from '#domain/lending/rescheduling/reschedule.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';

/** The rows of an agreement as the domain's rules take them. */
export function paidRowsIn({ installments }: Pick<Agreement, 'installments'>): PaidRow[] {
  return installments.map(({ number, dueOn, movedFrom, amount, paid }) => ({
    number,
    dueOn: dueOn as CalendarDate,
    ...(movedFrom && { movedFrom: movedFrom as CalendarDate }),
    amount: rupees(amount),
    paid: rupees(paid),
  }));
}

/** The current agreement, in the form of a preview. */
export function currentOf(agreement: Agreement): PreviewedAgreement {
  const { id, status, price, downPayment, relief, outstanding, overpaid } = agreement;
  const rows = paidRowsIn(agreement);
  return { agreementId: id, status, price, downPayment, relief, outstanding, overpaid, rows, entries: [] };
}

/**
 * The agreement after so much relief is granted today, by the same replay as the server's: payments so far stay where they are,
 * and the relief pays the rest.
 */
export function afterRelief(agreement: Agreement, amount: number, today: CalendarDate): PreviewedAgreement {
  const rows = paidRowsIn(agreement);
  const soFar = { id: 'so far', kind: 'payment', rule: null, reverses: null, valuedOn: today } as const;
  const relief = { ...soFar, id: 'relief', kind: 'relief', amount: rupees(amount) } as const;
  const carried = rows
    .filter(({ paid }) => paid > 0)
    .map(({ number, paid }) => ({ entryId: soFar.id, number, amount: paid }));
  const entries = [{ ...soFar, amount: sumOf(rows.map(({ paid }) => paid)) }, relief];
  const figures = replay({ rows, carried }, carried.length > 0 ? entries : [relief]);
  return {
    ...currentOf(agreement),
    status: deliveredStatusOf(figures),
    outstanding: figures.outstanding,
    rows: rows.map((row, index) => ({ ...row, paid: figures.paid[index] ?? row.paid })),
  };
}
