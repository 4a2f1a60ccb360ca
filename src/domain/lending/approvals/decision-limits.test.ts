import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type Rupees, rupees } from '../../money/rupees.ts';
import { staffRelations } from '../relations/staff-relation.ts';
import { type ApprovalKind, approvalKinds, approvalStates, limitNameOf } from './approval.ts';
import {
  type DecisionLimits,
  isWithinLimits,
  type MeasuredRequest,
  mayDecideAny,
  noDecisionLimits as none,
} from './decision-limits.ts';
import { type DecisionAttempt, rightToDecide } from './right-to-decide.ts';

const money = (): fc.Arbitrary<Rupees> => fc.integer({ min: 0, max: 200_000 }).map(rupees);
const anyLimits: fc.Arbitrary<DecisionLimits> = fc.record({
  decidesAgreementsTo: money(),
  decidesReliefTo: money(),
  decidesReversalsTo: money(),
  decidesRefundsTo: money(),
  decidesWriteOffsTo: money(),
  decidesBackDatingDays: fc.nat(90),
  decidesReschedules: fc.boolean(),
});
const anyKind = fc.constantFrom(...approvalKinds);
const anyRequest: fc.Arbitrary<MeasuredRequest> = fc.record({
  kind: anyKind,
  amount: fc.option(fc.integer({ min: 1, max: 200_000 })),
  grantedToday: fc.nat(100_000),
  daysBack: fc.option(fc.nat(120)),
});
const anyRelation = fc.option(fc.constantFrom(...staffRelations));
const people = ['asif', 'nadia'] as const;
const anyAttempt: fc.Arbitrary<DecisionAttempt> = fc.record({
  state: fc.constantFrom(...approvalStates),
  requestedBy: fc.constantFrom(...people),
  decidedBy: fc.constantFrom(...people),
  isPasswordReentered: fc.boolean(),
  relation: anyRelation,
  hasOtherSuperadmin: fc.boolean(),
  atBranch: fc.record({
    isOwnBranch: fc.boolean(),
    requesterRelation: anyRelation,
    limits: anyLimits,
    request: anyRequest,
  }),
});

/** A request that measures as much, by money or by days. By the other, which does not count, it measures more than any limit. */
function asking(kind: ApprovalKind, measure: number | null): MeasuredRequest {
  const other = 1_000_000;
  return limitNameOf[kind] === 'decidesBackDatingDays'
    ? { kind, amount: other, grantedToday: 0, daysBack: measure }
    : { kind, amount: measure, grantedToday: 0, daysBack: other };
}

test.each(approvalKinds)('%s is decided up to its limit, and not one beyond it', (kind) => {
  const name = limitNameOf[kind];
  if (name === 'decidesReschedules') {
    expect(isWithinLimits({ ...none, [name]: true }, asking(kind, 1_000_000))).toBe(true);
    return;
  }
  const limits = { ...none, [name]: rupees(30) };
  expect(isWithinLimits(limits, asking(kind, 30))).toBe(true);
  expect(isWithinLimits(limits, asking(kind, 31))).toBe(false);
  expect(isWithinLimits(limits, asking(kind, null))).toBe(false);
});

test('without a limit nothing is decided', () => {
  fc.assert(fc.property(anyRequest, (request) => !isWithinLimits(none, request)));
  expect(approvalKinds.filter((kind) => isWithinLimits(none, asking(kind, 0)))).toEqual([]);
  expect(mayDecideAny(none)).toBe(false);
});

test('a limit for one kind decides no other', () => {
  const own = fc.tuple(anyLimits, anyRequest).filter(([limits, request]) => isWithinLimits(limits, request));
  fc.assert(
    fc.property(own, ([limits, request]) => {
      const name = limitNameOf[request.kind];
      expect(isWithinLimits({ ...limits, [name]: none[name] }, request)).toBe(false);
      expect(isWithinLimits({ ...none, [name]: limits[name] }, request)).toBe(true);
      expect(mayDecideAny(limits)).toBe(true);
    }),
  );
});

test('a larger request is never decided where a smaller one is not', () => {
  fc.assert(
    fc.property(anyLimits, anyRequest, fc.nat(50_000), (limits, request, more) => {
      const larger = {
        ...request,
        amount: request.amount === null ? null : request.amount + more,
        daysBack: request.daysBack === null ? null : request.daysBack + more,
      };
      expect(isWithinLimits(limits, larger) && !isWithinLimits(limits, request)).toBe(false);
    }),
  );
});

test('requests that are granted one after another on one day come to no more than the limit', () => {
  fc.assert(
    fc.property(money(), fc.array(fc.integer({ min: 1, max: 60_000 })), (limit, amounts) => {
      const limits = { ...none, decidesReversalsTo: limit };
      let grantedToday = 0;
      for (const amount of amounts)
        if (isWithinLimits(limits, { kind: 'reversal', amount, grantedToday, daysBack: null }))
          grantedToday += amount;
      expect(grantedToday).toBeLessThanOrEqual(limit);
    }),
  );
});

test('an employee decides exactly what is of the own branch, of strangers, of another and within the limits', () => {
  fc.assert(
    fc.property(anyAttempt, (attempt) => {
      const { state, requestedBy, decidedBy, relation, atBranch } = attempt;
      const isRight =
        atBranch !== null &&
        state === 'pending' &&
        atBranch.isOwnBranch &&
        requestedBy !== decidedBy &&
        relation === null &&
        atBranch.requesterRelation === null &&
        isWithinLimits(atBranch.limits, atBranch.request);
      const right = rightToDecide(attempt);
      expect(right.ok).toBe(isRight);
      // No employee decides alone, with a password neither.
      expect(right).not.toMatchObject({ alone: true });
    }),
  );
});

test('a superadmin is bound by no limit, and an employee by everything that binds a superadmin', () => {
  fc.assert(
    fc.property(anyAttempt, (attempt) => {
      const unbound = rightToDecide({ ...attempt, atBranch: null });
      if (rightToDecide(attempt).ok) expect(unbound).toEqual({ ok: true, alone: false, mayExceed: true });
    }),
  );
});
