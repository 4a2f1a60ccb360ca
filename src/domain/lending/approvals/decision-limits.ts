import { noRupees, type Rupees } from '../../money/rupees.ts';
import { type ApprovalKind, limitNameOf } from './approval.ts';

/**
 * The most that an employee may decide at their own branch. 0 and false each mean that they decide no request of the kind.
 */
export interface DecisionLimits {
  /** Whole rupees: the price of the agreement. */
  readonly decidesAgreementsTo: Rupees;
  /** Whole rupees, as are the next three. */
  readonly decidesReliefTo: Rupees;
  readonly decidesReversalsTo: Rupees;
  readonly decidesRefundsTo: Rupees;
  readonly decidesWriteOffsTo: Rupees;
  /** Days before the day of the decision. */
  readonly decidesBackDatingDays: number;
  readonly decidesReschedules: boolean;
}

export type DecisionLimitName = keyof DecisionLimits;

export const noDecisionLimits: DecisionLimits = {
  decidesAgreementsTo: noRupees,
  decidesReliefTo: noRupees,
  decidesReversalsTo: noRupees,
  decidesRefundsTo: noRupees,
  decidesWriteOffsTo: noRupees,
  decidesBackDatingDays: 0,
  decidesReschedules: false,
};

/** The limits alone, of a record or a form that has more. */
export function limitsOf<Limits extends Readonly<Record<DecisionLimitName, unknown>>>(
  source: Limits,
): Pick<Limits, DecisionLimitName> {
  return {
    decidesAgreementsTo: source.decidesAgreementsTo,
    decidesReliefTo: source.decidesReliefTo,
    decidesReversalsTo: source.decidesReversalsTo,
    decidesRefundsTo: source.decidesRefundsTo,
    decidesWriteOffsTo: source.decidesWriteOffsTo,
    decidesBackDatingDays: source.decidesBackDatingDays,
    decidesReschedules: source.decidesReschedules,
  };
}

/** The measures of a request that limits are compared with. */
export interface MeasuredRequest {
  readonly kind: ApprovalKind;
  /** Whole rupees: the price, or the money that is waived, given back, given up or reversed. Null where the kind has none. */
  readonly amount: number | null;
  /** Whole rupees of this kind that the decider has granted on the same agreement since the day began. */
  readonly grantedToday: number;
  /** Days from the day that the money is dated to the day of the decision. Null where the kind has none. */
  readonly daysBack: number | null;
}

/** True if the limits cover a request, together with what the decider has granted of it today. */
export function isWithinLimits(limits: DecisionLimits, request: MeasuredRequest): boolean {
  const { kind, amount, grantedToday, daysBack } = request;
  const name: DecisionLimitName = limitNameOf[kind];
  if (name === 'decidesReschedules') return limits[name];
  if (name === 'decidesBackDatingDays')
    return limits[name] > 0 && daysBack !== null && daysBack <= limits[name];
  return limits[name] > 0 && amount !== null && amount + grantedToday <= limits[name];
}

/** True if the limits cover any request at all. */
export function mayDecideAny(limits: Readonly<Record<DecisionLimitName, number | boolean>>): boolean {
  return Object.values(limits).some((limit) => limit !== 0 && limit !== false);
}
