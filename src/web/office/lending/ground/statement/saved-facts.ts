import type { Agreement } from '#contract/lending/agreements.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { type KeyFacts, keyFactsOf } from '#domain/lending/agreements/key-facts.ts';
import { rupees } from '#domain/money/rupees.ts';

type SavedTerms = Pick<Agreement, 'price' | 'downPayment' | 'relief'> & {
  readonly installments: readonly Pick<Agreement['installments'][number], 'number' | 'dueOn' | 'amount'>[];
};

/** The key facts of terms as they are on record. */
export function savedFacts(terms: SavedTerms): KeyFacts {
  const installments = terms.installments
    .filter(({ number }) => number > 0)
    .map(({ number, dueOn, amount }) => ({ number, dueOn: calendarDate(dueOn), amount: rupees(amount) }));
  const plan = {
    price: rupees(terms.price),
    downPayment: rupees(terms.downPayment),
    relief: rupees(terms.relief),
  };
  return keyFactsOf(plan, installments);
}
