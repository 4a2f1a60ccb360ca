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
  readonly isSettled: boolean;
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
        | 'own_cash_difference'
        | 'own_cash_count'
        | 'alone_without_password'
        | 'difference_of_drawer';
    }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/**
 * Refuses to settle a difference; null if it may be settled. It is settled once and whole, by a person who neither gave nor counted, or
 * alone with the password if there is no such superadmin. Notes that a drawer gave or had can't be found in a hand, and the drawer gives
 * back only what it has.
 */
export function refusalOfSettlement(settled: SettledDifference): SettlementRefusal | null {
  const { how, kind, missing } = settled;
  if (missing === 0) return { reason: 'no_cash_difference' };
  if (settled.isSettled) return { reason: 'cash_difference_settled' };
  const own = refusalOfOwn(settled);
  if (own !== null) return own;
  if (how === 'found_in_hand' && isOfDrawer(kind)) return { reason: 'difference_of_drawer' };
  const left = Math.max(0, settled.inDrawer);
  const isFromDrawer = missing < 0 && (how === 'paid_back' || how === 'found_in_drawer');
  return isFromDrawer && -missing > left ? { reason: 'cash_beyond_drawer', left: rupees(left) } : null;
}

/** True for a movement whose difference was of notes of the drawer, not of a hand. */
export const isOfDrawer = (kind: CashMovementKind): boolean =>
  kind === 'float' || kind === 'day_count' || kind === 'never_arrived';

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
