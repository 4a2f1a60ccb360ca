import type { Agreement } from '#contract/lending/agreements.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { type KeyFacts, keyFactsOf } from '#domain/lending/agreements/key-facts.ts';
import { rupees } from '#domain/money/rupees.ts';

type SavedTerms = Pick<Agreement, 'price' | 'downPayment' | 'relief'> & {
  readonly installments: readonly Pick<
    Agreement['installments'][number],
    'number' | 'dueOn' | 'movedFrom' | 'amount'
  >[];
};

/** The key facts of terms as they are on record. */
export function savedFacts(terms: SavedTerms): KeyFacts {
  const installments = terms.installments
    .filter(({ number }) => number > 0)
    .map(({ number, dueOn, movedFrom, amount }) => ({
      number,
      dueOn: calendarDate(dueOn),
      amount: rupees(amount),
      ...(movedFrom && { movedFrom: calendarDate(movedFrom) }),
    }));
  const plan = {
    price: rupees(terms.price),
    downPayment: rupees(terms.downPayment),
    relief: rupees(terms.relief),
  };
  return keyFactsOf(plan, installments);
}
