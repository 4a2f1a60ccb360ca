import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { ReversedCashKind } from './cash-movement.ts';

interface ReversedCash {
  readonly where: ReversedCashKind;
  /** The amount of the reversed entry, in whole rupees. */
  readonly amount: Rupees;
  readonly takenBy: string;
  readonly saidBy: string;
  /** True for the custodian of the drawer and for a superadmin. */
  readonly isCustodian: boolean;
  readonly isSaid: boolean;
  /** The cash of the hand that took it, in whole rupees. */
  readonly held: Rupees;
  /** The cash of the drawer beside its floats that wait, in whole rupees. */
  readonly inDrawer: Rupees;
}

type ReversedCashRefusal =
  | {
      readonly reason:
        | 'own_reversed_cash'
        | 'not_cash_custodian'
        | 'reversed_cash_said'
        | 'reversed_cash_in_hand';
    }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

type ReversedCashAnswer =
  | { readonly ok: true; readonly moved: Rupees }
  | { readonly ok: false; readonly refusal: ReversedCashRefusal };

const refused = (refusal: ReversedCashRefusal): ReversedCashAnswer => ({ ok: false, refusal });

/**
 * The whole rupees that come back into the hand of a reversed payment: as much of it as the hand is below zero, which is the part that
 * was handed over. Refuses the person whose hand it is, a second answer, and notes that the drawer does not have.
 */
export function placeReversedCash({ where, amount, held, ...facts }: ReversedCash): ReversedCashAnswer {
  if (facts.takenBy === facts.saidBy) return refused({ reason: 'own_reversed_cash' });
  if (!facts.isCustodian) return refused({ reason: 'not_cash_custodian' });
  if (facts.isSaid) return refused({ reason: 'reversed_cash_said' });
  if (held >= 0) return refused({ reason: 'reversed_cash_in_hand' });
  const moved = rupees(Math.min(amount, -held));
  const left = rupees(Math.max(0, facts.inDrawer));
  if (where === 'given_back' && moved > left) return refused({ reason: 'cash_beyond_drawer', left });
  return { ok: true, moved };
}
