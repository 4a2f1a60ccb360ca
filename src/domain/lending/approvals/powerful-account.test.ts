import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { rupees } from '../../money/rupees.ts';
import { type DecisionLimits, mayDecideAny, noDecisionLimits } from './decision-limits.ts';
import { isPowerful, raisesLimits, refusalOfRightsDecision, rightsStates } from './powerful-account.ts';

const amount = fc.constantFrom(0, 1, 50_000).map(rupees);
const someLimits: fc.Arbitrary<DecisionLimits> = fc.record({
  decidesAgreementsTo: amount,
  decidesReliefTo: amount,
  decidesReversalsTo: amount,
  decidesRefundsTo: amount,
  decidesWriteOffsTo: amount,
  decidesBackDatingDays: fc.constantFrom(0, 3),
  decidesReschedules: fc.boolean(),
});

test('a superadmin has power, and an employee only with a limit', () => {
  fc.assert(
    fc.property(someLimits, (limits) => {
      expect(isPowerful('superadmin', limits)).toBe(true);
      expect(isPowerful('employee', limits)).toBe(mayDecideAny(limits));
    }),
  );
  expect(isPowerful('employee', noDecisionLimits)).toBe(false);
});

test('limits are raised if one of them is, whatever the others do; never by staying or sinking', () => {
  fc.assert(
    fc.property(someLimits, someLimits, (before, after) => {
      expect(raisesLimits(before, before)).toBe(false);
      expect(raisesLimits(before, noDecisionLimits)).toBe(false);
      expect(raisesLimits(noDecisionLimits, after)).toBe(mayDecideAny(after));
      if (!raisesLimits(before, after) && !raisesLimits(after, before)) expect(after).toEqual(before);
    }),
  );
});

test('only a waiting act is decided, and by another person', () => {
  for (const state of rightsStates) {
    const own = { state, requestedBy: 'nadia', decidedBy: 'nadia' };
    const ofOther = { ...own, decidedBy: 'asif' };
    expect(refusalOfRightsDecision(ofOther)).toBe(state === 'pending' ? null : 'already_decided');
    expect(refusalOfRightsDecision(own)).toBe(state === 'pending' ? 'own_request' : 'already_decided');
  }
});
