import { expect, test } from 'vitest';
import { staffRelations } from '../relations/staff-relation.ts';
import { type DecisionAttempt, rightToDecide } from './right-to-decide.ts';

const attempt: DecisionAttempt = {
  state: 'pending',
  requestedBy: 'nadia',
  decidedBy: 'asif',
  isPasswordReentered: false,
  relation: null,
  atBranch: null,
};

test('a request is decided by another person than its maker', () => {
  expect(rightToDecide(attempt)).toEqual({ ok: true, alone: false });
  expect(rightToDecide({ ...attempt, requestedBy: 'asif' })).toEqual({ ok: false, reason: 'own_request' });
});

test('a superadmin decides alone only with the password, and the decision is marked so', () => {
  const own = { ...attempt, requestedBy: 'asif', isPasswordReentered: true };
  expect(rightToDecide(own)).toEqual({ ok: true, alone: true });
});

test.each(staffRelations)(
  'a decider who is related as %s does not decide, with a password neither',
  (relation) => {
    const related = { ok: false, reason: 'related_decider' };
    expect(rightToDecide({ ...attempt, relation })).toEqual(related);
    expect(rightToDecide({ ...attempt, relation, requestedBy: 'asif', isPasswordReentered: true })).toEqual(
      related,
    );
  },
);

test.each(['approved', 'rejected', 'withdrawn', 'outdated'] as const)(
  'a request that is %s cannot be decided again',
  (state) => {
    expect(rightToDecide({ ...attempt, state })).toEqual({ ok: false, reason: 'already_decided' });
  },
);
