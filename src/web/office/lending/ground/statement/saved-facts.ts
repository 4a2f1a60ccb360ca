import type { Agreement } from '#contract/lending/agreements.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { type KeyFacts, keyFactsOf } from '#domain/lending/agreements/key-facts.ts';
import { rupees } from '#domain/money/rupees.ts';

/** The key facts of an agreement as it is on record. */
export function savedFacts(agreement: Agreement): KeyFacts {
  const installments = agreement.installments
    .filter(({ number }) => number > 0)
    .map(({ number, dueOn, amount }) => ({ number, dueOn: calendarDate(dueOn), amount: rupees(amount) }));
  const plan = {
    price: rupees(agreement.price),
    downPayment: rupees(agreement.downPayment),
    relief: rupees(agreement.relief),
  };
  return keyFactsOf(plan, installments);
}
