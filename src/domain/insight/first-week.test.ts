import { expect, test } from 'vitest';
import { doneSteps, type FirstWeekFacts, firstWeekSteps, isFirstWeekOver, nextStep } from './first-week.ts';

const nothing: FirstWeekFacts = {
  isTotpOn: false,
  licenceNumber: null,
  branches: 0,
  employees: 0,
  products: 0,
  hasBroughtIn: false,
  hasCustomers: false,
  isSitePublished: false,
};
const needed = {
  isTotpOn: true,
  licenceNumber: 'SC/NBFC-1',
  branches: 1,
  products: 3,
  hasCustomers: true,
  isSitePublished: true,
};

test('a lender on its first day has done nothing', () => {
  expect(doneSteps(nothing)).toEqual([]);
});

test('each fact does one step, in the order of the steps', () => {
  const whole = { ...needed, employees: 2, hasBroughtIn: true };
  const facts = Object.entries(whole) as [keyof FirstWeekFacts, never][];
  expect(facts.flatMap(([name, value]) => doneSteps({ ...nothing, [name]: value })).toSorted()).toEqual(
    [...firstWeekSteps].toSorted(),
  );
  expect(doneSteps(whole)).toEqual(firstWeekSteps);
});

test('a step that a lender may not need comes after all others', () => {
  expect(nextStep([])).toBe('second_step');
  expect(nextStep(['second_step', 'licence', 'branches'])).toBe('products');
  expect(nextStep(['second_step', 'licence', 'branches', 'products', 'customer', 'site'])).toBe('staff');
  expect(nextStep(firstWeekSteps)).toBeUndefined();
});

test('the first week ends without staff and without a register, and not without anything else', () => {
  const done = { ...nothing, ...needed };
  expect(isFirstWeekOver(done)).toBe(true);
  for (const name of Object.keys(needed) as (keyof FirstWeekFacts)[])
    expect(isFirstWeekOver({ ...done, [name]: nothing[name] })).toBe(false);
});
