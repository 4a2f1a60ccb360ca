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
        | 'difference_of_drawer';
    }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/**
 * Refuses to settle a difference; null if it may be settled. It is settled once and whole, by a person who neither gave nor counted.
 * Notes that a drawer gave can't be found in a hand, and the drawer gives back only what it has.
 */
export function refusalOfSettlement({
  how,
  kind,
  missing,
  ...facts
}: SettledDifference): SettlementRefusal | null {
  if (missing === 0) return { reason: 'no_cash_difference' };
  if (facts.isSettled) return { reason: 'cash_difference_settled' };
  if (facts.settledBy === facts.givenBy) return { reason: 'own_cash_difference' };
  if (facts.settledBy === facts.countedBy) return { reason: 'own_cash_count' };
  if (how === 'found_in_hand' && kind === 'float') return { reason: 'difference_of_drawer' };
  const left = Math.max(0, facts.inDrawer);
  const isFromDrawer = missing < 0 && (how === 'paid_back' || how === 'found_in_drawer');
  return isFromDrawer && -missing > left ? { reason: 'cash_beyond_drawer', left: rupees(left) } : null;
}
