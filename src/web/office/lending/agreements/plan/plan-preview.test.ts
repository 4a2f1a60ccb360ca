import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { datesOf } from '#domain/lending/agreements/schedule.ts';
import { noRupees, rupees } from '#domain/money/rupees.ts';
import type { AgreementValues } from '../draft/agreement-values.ts';
import { newDraftValues } from '../draft/draft-values.ts';
import { anchorOf, countTiles, previewOf } from './plan-preview.ts';

const today = calendarDate('2026-11-20');

function typed(given: Partial<AgreementValues> = {}): AgreementValues {
  return {
    ...newDraftValues(today),
    items: [{ productId: null, description: 'Machines', quantity: 1, unitPrice: 131_000 }],
    downPayment: 26_000,
    count: 12,
    roundingStep: 100,
    firstDueOn: '2026-12-31',
    ...given,
  };
}

function planned(given: Partial<AgreementValues> = {}) {
  const preview = previewOf(typed(given), noRupees, today);
  if (!preview.ok) throw new Error('this plan makes a schedule');
  return preview;
}

test('the preview of a plan has the rows that the server will make', () => {
  const { facts } = planned();
  expect(facts).toMatchObject({ financed: 105_000, regularAmount: 8_700, lastAmount: 9_300 });
  expect(facts.installments[2]).toEqual({ number: 3, dueOn: '2027-02-28', amount: 8_700 });
});

test('approved relief is deducted from the installments', () => {
  const preview = previewOf(typed(), rupees(5_000), today);
  expect(preview.ok && preview.facts.financed).toBe(100_000);
});

test('a date that avoids a closed day is shown with the day that it was planned for', () => {
  const newYear = { on: calendarDate('2026-12-31') };
  const closedDays = { dueDateRule: 'before', weeklyDaysOff: [], holidays: [newYear] } as const;
  const preview = previewOf(typed(), noRupees, today, (plan) => datesOf(plan, closedDays));
  expect(preview.ok && preview.facts.installments.slice(0, 2)).toEqual([
    { number: 1, dueOn: '2026-12-30', movedFrom: '2026-12-31', amount: 8_700 },
    { number: 2, dueOn: '2027-01-31', amount: 8_700 },
  ]);
});

test('an impossible plan says why, and an incomplete one says nothing', () => {
  expect(previewOf(typed({ count: 500, roundingStep: 1000 }), noRupees, today)).toEqual({
    ok: false,
    issue: { field: 'count', message: 'count_does_not_split', maximum: 105 },
  });
  expect(previewOf(typed({ downPayment: 131_000 }), noRupees, today)).toMatchObject({
    issue: { field: 'downPayment', message: 'nothing_to_finance' },
  });
  for (const unfinished of [{ downPayment: null }, { count: '1o' }, { firstDueOn: '31/02' }])
    expect(previewOf(typed(unfinished), noRupees, today)).toEqual({ ok: false, issue: null });
});

test('impossible dates are reported at their field', () => {
  expect(
    previewOf(typed({ startOn: '2027-02-01', firstDueOn: '2027-03-01' }), noRupees, today),
  ).toMatchObject({
    issue: { field: 'startOn' },
  });
  expect(previewOf(typed({ firstDueOn: '2027-12-20' }), noRupees, today)).toMatchObject({
    issue: { field: 'firstDueOn' },
  });
});

test('each tile shows its installment; an impossible split shows none', () => {
  expect(countTiles(typed(), noRupees, null)).toEqual([
    { count: 6, installment: 17_500 },
    { count: 9, installment: 11_600 },
    { count: 12, installment: 8_700 },
    { count: 15, installment: 7_000 },
    { count: 18, installment: 5_800 },
    { count: 24, installment: 4_300 },
  ]);
  expect(countTiles(typed({ roundingStep: 10_000 }), noRupees, null).map(({ count }) => count)).toEqual([
    6, 9,
  ]);
});

test('products sold over certain months offer those as tiles, in the plan’s own steps', () => {
  const counts = (given: Partial<AgreementValues>) =>
    countTiles(typed(given), noRupees, [6, 9, 12]).map(({ count }) => count);
  expect(counts({})).toEqual([6, 9, 12]);
  expect(counts({ frequency: { unit: 'months', every: 3 } })).toEqual([2, 3, 4]);
  expect(counts({ frequency: { unit: 'weeks', every: 1 } })).toContain(24);
});

test('a due day that some months lack is explained', () => {
  expect(anchorOf(planned().plan)).toBe(31);
  expect(anchorOf(planned({ firstDueOn: '2026-12-28' }).plan)).toBeNull();
  expect(anchorOf(planned({ frequency: { unit: 'weeks', every: 2 } }).plan)).toBeNull();
});
