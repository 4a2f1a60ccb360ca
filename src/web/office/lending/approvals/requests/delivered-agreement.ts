import type { Agreement } from '#contract/lending/agreements.ts';
import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { downPaymentRow } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { currentOf } from './previewed-relief.ts';

/** An agreement as it will be after the delivery and the down payment. */
export function afterDelivery(agreement: Agreement, deliveredOn: CalendarDate): PreviewedAgreement {
  const current = currentOf(agreement);
  const downPayment = rupees(agreement.downPayment);
  const paidAtOnce = downPaymentRow({ downPayment, startOn: deliveredOn }).map((row) => ({
    ...row,
    paid: row.amount,
  }));
  return {
    ...current,
    status: 'active',
    outstanding: agreement.financed,
    rows: [...paidAtOnce, ...current.rows],
  };
}
