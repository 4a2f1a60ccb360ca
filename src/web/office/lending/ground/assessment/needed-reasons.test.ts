import { expect, test } from 'vitest';
import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import { neededReasons } from './needed-reasons.ts';

const guarantorId = '01936a6e-0000-7000-8000-000000000001';
const guarantors = [
  {
    id: guarantorId,
    fullName: { own: 'Haji Nawaz', ur: null },
    relation: 'Uncle',
    exposure: 3,
    phone: null,
    isColleague: false,
    isOfHousehold: false,
  },
];

function assessment(
  grade: AgreementAssessment['burden']['grade'],
  exceeded: AgreementAssessment['exceeded'] = [],
): AgreementAssessment {
  const burden = {
    own: 1,
    others: 0,
    total: 1,
    monthlyIncome: 2,
    percent: 50,
    grade,
    warningPercent: 35,
    reasonPercent: 50,
  };
  return { burden, exceeded, reason: null };
}

test.each(['bearable', 'high'] as const)('a %s burden needs no reason', (grade) => {
  expect(neededReasons(assessment(grade), { guarantors }, 'en')).toEqual([]);
});

test('each finding is a sentence of its own, the burden first, with both figures', () => {
  const exceeded = [
    { limit: 'customer', guarantorId: null, figure: 240_000, most: 200_000 },
    { limit: 'household', guarantorId: null, figure: 500_000, most: 400_000 },
    { limit: 'guarantor', guarantorId, figure: 4, most: 3 },
  ] as const;
  expect(neededReasons(assessment('too_high', [...exceeded]), { guarantors }, 'en')).toEqual([
    'Too much of the family’s income',
    'The customer would owe Rs\u00a0240,000. The limit is Rs\u00a0200,000.',
    'The household would owe Rs\u00a0500,000. The limit is Rs\u00a0400,000.',
    'Haji Nawaz would be the guarantor of 4 agreements. The limit is 3.',
  ]);
});
