import { noRupees, type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import type { AgreementStatus } from './agreement-status.ts';

/** The most that may be owed or vouched for. An office rule; null is no limit. */
export interface ExposureLimits {
  /** Whole rupees that one customer may owe. */
  readonly customerOwedMax: Rupees | null;
  /** Whole rupees that a customer may owe together with the rest of the household. */
  readonly householdOwedMax: Rupees | null;
  /** Number of agreements that one guarantor may vouch for. */
  readonly guarantorAgreementsMax: number | null;
}

/** The amounts of an agreement that decide what it adds to an exposure. */
export interface Owing {
  readonly status: AgreementStatus;
  /** The price less the down payment and relief before the start. */
  readonly financed: Rupees;
  readonly outstanding: Rupees;
}

/**
 * The amount that an agreement adds to what is owed, in whole rupees. A running one adds its outstanding amount. One that has
 * not started adds what it will finance. An agreement that has ended adds nothing.
 */
export function owedOn({ status, financed, outstanding }: Owing): Rupees {
  if (status === 'active') return outstanding;
  return status === 'draft' || status === 'submitted' || status === 'approved' ? financed : noRupees;
}

/** A guarantor, and the number of agreements that they vouch for. */
export interface Vouching {
  readonly id: string;
  readonly agreements: number;
}

/** The debts and the load of the guarantors with a new agreement. */
export interface Exposure {
  /** Whole rupees, over all agreements of the customer. */
  readonly customer: Rupees;
  /** The same over the whole household. */
  readonly household: Rupees;
  readonly guarantors: readonly Vouching[];
}

/** Adds up an exposure. `customers` are the agreements of the customer with the new one, `relatives` those of the others in the household. */
export function exposureOf(
  customers: readonly Owing[],
  relatives: readonly Owing[],
  guarantors: readonly Vouching[],
): Exposure {
  const customer = sumOf(customers.map(owedOn));
  return { customer, household: rupees(customer + sumOf(relatives.map(owedOn))), guarantors };
}

export const exposureLimitNames = ['customer', 'household', 'guarantor'] as const;
export type ExposureLimitName = (typeof exposureLimitNames)[number];

/** A limit that an agreement goes beyond, with both figures: rupees, or a number of agreements for a guarantor. */
export interface ExceededLimit {
  readonly limit: ExposureLimitName;
  /** Null unless the limit is that of a guarantor. */
  readonly guarantorId: string | null;
  readonly figure: number;
  readonly most: number;
}

/** The limits that an exposure goes beyond. A figure equal to its limit is within it. */
export function exceededLimits(
  { customer, household, guarantors }: Exposure,
  { customerOwedMax, householdOwedMax, guarantorAgreementsMax }: ExposureLimits,
): readonly ExceededLimit[] {
  const held = [
    { limit: 'customer', guarantorId: null, figure: customer, most: customerOwedMax },
    { limit: 'household', guarantorId: null, figure: household, most: householdOwedMax },
    ...guarantors.map(({ id, agreements }) => ({
      limit: 'guarantor' as const,
      guarantorId: id,
      figure: agreements,
      most: guarantorAgreementsMax,
    })),
  ] as const;
  return held.flatMap(({ most, ...figures }) =>
    most !== null && figures.figure > most ? [{ ...figures, most }] : [],
  );
}

/**
 * True if a decider confirmed an exceeded limit as it is now, or a worse situation. A figure that has grown since, or a limit that
 * is lower now, needs another look.
 */
export function isConfirmed(
  { limit, guarantorId, figure, most }: ExceededLimit,
  confirmed: readonly ExceededLimit[],
): boolean {
  return confirmed.some(
    (seen) =>
      seen.limit === limit && seen.guarantorId === guarantorId && seen.figure >= figure && seen.most <= most,
  );
}
