import { expect, test } from 'vitest';
import {
  type DecisionAttempt,
  decidedKinds,
  decisionStates,
  refusalOfWithdrawal,
  rightToDecide,
} from './decision.ts';

const attempt: DecisionAttempt = {
  kind: 'relief',
  state: 'pending',
  requestedBy: 'nadia',
  decidedBy: 'asif',
  role: 'superadmin',
  isPasswordReentered: false,
};

test.each(decidedKinds)('%s is requested by one person and decided by another', (kind) => {
  expect(rightToDecide({ ...attempt, kind })).toEqual({ ok: true, alone: false });
  expect(rightToDecide({ ...attempt, kind, requestedBy: 'asif' })).toEqual({
    ok: false,
    reason: 'own_request',
  });
});

test('a superadmin decides alone only after entering the password again, and it shows', () => {
  const own = { ...attempt, requestedBy: 'asif', isPasswordReentered: true };
  expect(rightToDecide(own)).toEqual({ ok: true, alone: true });
});

test.each(['employee', 'customer'] as const)(
  'an %s decides nothing, with or without the password',
  (role) => {
    const refused = { ok: false, reason: 'may_not_decide' };
    expect(rightToDecide({ ...attempt, role, isPasswordReentered: true })).toEqual(refused);
  },
);

test.each(['approved', 'rejected', 'withdrawn'] as const)(
  'a request that is %s is not decided again',
  (state) => {
    expect(rightToDecide({ ...attempt, state })).toEqual({ ok: false, reason: 'already_decided' });
  },
);

test('a request is withdrawn by its maker, only while it waits', () => {
  const own = { requestedBy: 'nadia', withdrawnBy: 'nadia' };
  const refusals = decisionStates.map((state) => refusalOfWithdrawal({ ...own, state }));
  expect(refusals).toEqual([null, 'already_decided', 'already_decided', 'already_decided']);
  expect(refusalOfWithdrawal({ ...own, withdrawnBy: 'asif', state: 'pending' })).toBe('not_own_request');
});
