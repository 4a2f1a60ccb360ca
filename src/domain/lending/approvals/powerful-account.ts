import type { StaffRole } from '../../rights/role.ts';
import { type DecisionLimitName, mayDecideAny } from './decision-limits.ts';

type Limits = Readonly<Record<DecisionLimitName, number | boolean>>;

/** The acts that give someone the power over the books, or the account of someone who has it. */
export const rightsKinds = ['superadmin', 'limits', 'reactivation', 'sign_in_code'] as const;
export type RightsKind = (typeof rightsKinds)[number];

export const rightsStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type RightsState = (typeof rightsStates)[number];

/** True for an account that decides about money: a superadmin's, and that of an employee with limits. */
export function isPowerful(role: StaffRole, limits: Limits): boolean {
  return role === 'superadmin' || mayDecideAny(limits);
}

/** True if any limit is above what it was, so that the person may decide more. */
export function raisesLimits(before: Limits, after: Limits): boolean {
  return (Object.keys(before) as DecisionLimitName[]).some(
    (name) => Number(after[name]) > Number(before[name]),
  );
}

/** The reasons why a person may not confirm or reject such an act. */
export const rightsRefusals = ['already_decided', 'own_request'] as const;

/** A waiting act is decided by another person than the one who began it; the password does not replace that person. */
export function refusalOfRightsDecision(attempt: {
  readonly state: RightsState;
  readonly requestedBy: string;
  readonly decidedBy: string;
}): (typeof rightsRefusals)[number] | null {
  if (attempt.state !== 'pending') return 'already_decided';
  return attempt.requestedBy === attempt.decidedBy ? 'own_request' : null;
}
