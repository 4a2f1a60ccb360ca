import { expect, test } from 'vitest';
import { isStep, stepAfter, stepOf, stepOfProblems } from './steps.ts';

const left = { consentedVersion: null, guarantors: [], termsVersion: 1 };
const someone = {
  id: '1',
  fullName: { own: 'Abdul Ghafoor', ur: null },
  relation: 'Neighbor',
  exposure: 0,
  phone: null,
  isColleague: false,
  isOfHousehold: false,
};

test('a draft opens at the step where it was left', () => {
  expect(stepOf(left)).toBe('plan');
  expect(stepOf({ ...left, termsVersion: 2 })).toBe('guarantors');
  expect(stepOf({ ...left, termsVersion: 3, guarantors: [someone] })).toBe('statement');
  expect(stepOf({ consentedVersion: 3, termsVersion: 3, guarantors: [someone] })).toBe('submit');
});

test('terms changed after the consent lead back to the key fact statement', () => {
  expect(stepOf({ consentedVersion: 3, termsVersion: 4, guarantors: [someone] })).toBe('statement');
});

test('a refusal leads to the first step with a wrong field', () => {
  const wrong = { en: 'wrong', ur: 'غلط' };
  expect(stepOfProblems({ 'guarantors.0.relation': wrong, downPayment: wrong })).toBe('plan');
  expect(stepOfProblems({ count: wrong, 'items.2.unitPrice': wrong })).toBe('items');
  expect(stepOfProblems({ 'guarantors.0.guarantorId': wrong })).toBe('guarantors');
  expect(stepOfProblems({})).toBeNull();
});

test('an address names a step or none', () => {
  expect([isStep('plan'), isStep('payment'), isStep(null)]).toEqual([true, false, false]);
  expect([stepAfter('items'), stepAfter('submit')]).toEqual(['plan', 'submit']);
});
