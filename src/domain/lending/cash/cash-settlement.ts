import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { CashMovementKind, CashSettlementKind } from './cash-movement.ts';

interface SettledDifference {
  readonly how: CashSettlementKind;
  readonly settledBy: string;
  /** The movement with the difference. */
  readonly kind: CashMovementKind;
  readonly givenBy: string;
  readonly countedBy: string;
  /** The stated amount less the counted one, in whole rupees: below zero if a note was too much. */
  readonly missing: Rupees;
  /** The parts of it that were settled before, in whole rupees, with its sign. */
  readonly settled: Rupees;
  /** The part to settle now, above zero; null for all that is left. */
  readonly amount: Rupees | null;
  /** True if the movement was reversed: its difference went with it. */
  readonly isReversed: boolean;
  /** True if the lender has another superadmin who may settle it: then nobody settles an own one alone. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the settler entered the password again for this very settlement. */
  readonly isPasswordReentered: boolean;
  /** The cash of the drawer beside its floats that wait, in whole rupees. */
  readonly inDrawer: Rupees;
}

type SettlementRefusal =
  | {
      readonly reason:
        | 'no_cash_difference'
        | 'cash_difference_settled'
        | 'cash_movement_reversed'
        | 'own_cash_difference'
        | 'own_cash_count'
        | 'alone_without_password'
        | 'difference_of_drawer';
    }
  | { readonly reason: 'cash_beyond_drawer' | 'settlement_beyond_difference'; readonly left: Rupees };

/**
 * Refuses to settle a difference or a part of it; null if it may be settled. Its parts never come to more than it, and each is settled by a
 * person who neither gave nor counted, or alone with the password if there is no such superadmin. Notes that a drawer gave or had can't be found in a hand, and the drawer gives
 * back only what it has.
 */
export function refusalOfSettlement(settled: SettledDifference): SettlementRefusal | null {
  const { how, kind, missing } = settled;
  if (missing === 0) return { reason: 'no_cash_difference' };
  if (settled.isReversed) return { reason: 'cash_movement_reversed' };
  const open = Math.abs(missing - settled.settled);
  if (open === 0) return { reason: 'cash_difference_settled' };
  const own = refusalOfOwn(settled);
  if (own !== null) return own;
  if (how === 'found_in_hand' && isOfDrawer(kind)) return { reason: 'difference_of_drawer' };
  const part = settledPart(settled);
  if (Math.abs(part) > open) return { reason: 'settlement_beyond_difference', left: rupees(open) };
  const left = Math.max(0, settled.inDrawer);
  const isFromDrawer = part < 0 && (how === 'paid_back' || how === 'found_in_drawer');
  return isFromDrawer && -part > left ? { reason: 'cash_beyond_drawer', left: rupees(left) } : null;
}

/** The part of a difference that a settlement settles, in whole rupees: below zero of cash that was too much. */
export function settledPart({
  missing,
  settled,
  amount,
}: Pick<SettledDifference, 'missing' | 'settled' | 'amount'>): Rupees {
  const open = missing - settled;
  return rupees(amount === null ? open : amount * Math.sign(open));
}

/** True for a movement whose difference was of notes of the drawer, not of a hand. */
export const isOfDrawer = (kind: CashMovementKind): boolean =>
  kind === 'float' || kind === 'day_count' || kind === 'never_arrived' || kind === 'not_ours';

function refusalOfOwn({
  settledBy,
  givenBy,
  countedBy,
  ...facts
}: SettledDifference): SettlementRefusal | null {
  if (settledBy !== givenBy && settledBy !== countedBy) return null;
  if (facts.hasOtherSuperadmin)
    return { reason: settledBy === givenBy ? 'own_cash_difference' : 'own_cash_count' };
  return facts.isPasswordReentered ? null : { reason: 'alone_without_password' };
}
