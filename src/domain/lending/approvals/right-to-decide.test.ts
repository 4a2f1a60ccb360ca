import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { staffRelations } from '../relations/staff-relation.ts';
import { noDecisionLimits } from './decision-limits.ts';
import {
  type BranchDecision,
  type DecisionAttempt,
  deciderRefusals,
  rightToDecide,
} from './right-to-decide.ts';

const attempt: DecisionAttempt = {
  state: 'pending',
  requestedBy: 'nadia',
  decidedBy: 'asif',
  isPasswordReentered: false,
  relation: null,
  hasOtherSuperadmin: false,
  atBranch: null,
};

test('a request is decided by another person than its maker', () => {
  expect(rightToDecide(attempt)).toEqual({ ok: true, alone: false, mayExceed: true });
  expect(rightToDecide({ ...attempt, requestedBy: 'asif' })).toEqual({ ok: false, reason: 'own_request' });
});

test('the only superadmin decides alone with the password, and the decision is marked so', () => {
  const own = { ...attempt, requestedBy: 'asif', isPasswordReentered: true };
  expect(rightToDecide(own)).toEqual({ ok: true, alone: true, mayExceed: true });
  const withColleague = { ...own, hasOtherSuperadmin: true };
  expect(rightToDecide(withColleague)).toEqual({ ok: false, reason: 'another_person_decides' });
  expect(rightToDecide({ ...withColleague, requestedBy: 'nadia' })).toEqual({
    ok: true,
    alone: false,
    mayExceed: true,
  });
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

/** A request for 500 rupees of relief, which an employee of the branch may grant. */
const atBranch: BranchDecision = {
  isOwnBranch: true,
  requesterRelation: null,
  limits: { ...noDecisionLimits, decidesReliefTo: rupees(500) },
  request: { kind: 'relief', amount: 500, grantedToday: 0, daysBack: null },
};

/** The reasons in the order in which they are looked for, each with the facts that it is about. */
const refusals = [
  ['not_found', {}, { isOwnBranch: false }],
  ['already_decided', { state: 'approved' }, {}],
  ['related_decider', { relation: 'customer' }, {}],
  ['another_person_decides', { requestedBy: 'asif' }, {}],
  ['related_requester', {}, { requesterRelation: 'customer' }],
  ['beyond_decision_limit', {}, { limits: noDecisionLimits }],
] as const satisfies readonly (readonly [string, Partial<DecisionAttempt>, Partial<BranchDecision>])[];
const reasons = refusals.map(([reason]) => reason);

test('an employee decides a request of the own branch within the limits', () => {
  expect(rightToDecide({ ...attempt, atBranch })).toEqual({ ok: true, alone: false, mayExceed: false });
});

test.each(refusals)('an employee is refused with %s, with a password too', (reason, ofAttempt, ofBranch) => {
  const refused = { ...attempt, ...ofAttempt, atBranch: { ...atBranch, ...ofBranch } };
  expect(rightToDecide(refused)).toEqual({ ok: false, reason });
  expect(rightToDecide({ ...refused, isPasswordReentered: true })).toEqual({ ok: false, reason });
});

test('an employee whom several reasons refuse hears of another branch first and of the limit last', () => {
  let refused = { ...attempt, atBranch };
  const heard = refusals.toReversed().map(([, ofAttempt, ofBranch]) => {
    refused = { ...refused, ...ofAttempt, atBranch: { ...refused.atBranch, ...ofBranch } };
    const right = rightToDecide(refused);
    return right.ok ? null : right.reason;
  });
  expect(heard).toEqual(reasons.toReversed());
});

test('a decider is told beforehand of what no password lifts', () => {
  expect(deciderRefusals).toEqual(reasons.slice(2));
});
