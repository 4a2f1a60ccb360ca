import { expect, test } from 'vitest';
import { foldedRows } from './folded-rows.ts';

/** A schedule of monthly rows of 1,000 from February on: `p` is a paid one, `o` an open one, a `d` in front the paid down payment. */
function rowsOf(states: string) {
  const first = states.startsWith('d') ? 0 : 1;
  return [...states].map((state, index) => ({
    number: first + index,
    dueOn: `2026-${String(index + 2).padStart(2, '0')}-10`,
    amount: 1_000,
    paid: state === 'o' ? 0 : 1_000,
    state: state === 'o' ? ('upcoming' as const) : ('paid' as const),
  }));
}

test('paid rows are one line with their count, sum and span', () => {
  const { open, ...line } = foldedRows(rowsOf('pppo'));
  expect(line).toMatchObject({
    count: 3,
    hasDownPayment: false,
    paid: 3_000,
    span: { from: '2026-02-10', to: '2026-04-10' },
  });
  expect(open.map(({ number }) => number)).toEqual([4]);
});

test('the down payment is folded with its sum, and is no installment of the count', () => {
  expect(foldedRows(rowsOf('dppo'))).toMatchObject({ count: 2, hasDownPayment: true, paid: 3_000 });
});

test('a single paid row is not folded', () => {
  expect(foldedRows(rowsOf('poo'))).toMatchObject({ folded: [], span: null });
  expect(foldedRows(rowsOf('poo')).open).toHaveLength(3);
});

test('rows that relief paid at the end are counted, and no span goes across open rows', () => {
  expect(foldedRows(rowsOf('ppoop'))).toMatchObject({ count: 3, paid: 3_000, span: null });
});
