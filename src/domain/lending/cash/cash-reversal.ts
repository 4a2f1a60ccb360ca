import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { CashOfferKind, CashReversalKind } from './cash-movement.ts';

/** The reversal of each movement that one person offered and another counted. */
export const reversalKindOf: Readonly<Record<CashOfferKind, CashReversalKind>> = {
  hand_over: 'hand_over_reversed',
  float: 'float_reversed',
};

interface ReversibleCash {
  readonly givenBy: string;
  readonly countedBy: string;
  /** True if a reversal was asked for that is not refused, or has taken place. */
  readonly isAsked: boolean;
  /** True if its difference was settled. */
  readonly isSettled: boolean;
}

type AskingRefusal = {
  readonly reason: 'not_own_cash_movement' | 'cash_reversal_asked' | 'reversed_difference_settled';
};

/**
 * Refuses to ask for the reversal of a hand-over or a float; null if it may be asked for. Its giver or its receiver asks, once, and not
 * after its difference was settled: that decision stands.
 */
export function refusalOfAskingReversal(
  { givenBy, countedBy, isAsked, isSettled }: ReversibleCash,
  askedBy: string,
): AskingRefusal | null {
  if (askedBy !== givenBy && askedBy !== countedBy) return { reason: 'not_own_cash_movement' };
  if (isAsked) return { reason: 'cash_reversal_asked' };
  return isSettled ? { reason: 'reversed_difference_settled' } : null;
}

/** A request waits until the other side agrees or one of the two ends it. */
export type CashReversalState = 'waiting' | 'agreed' | 'refused';

interface ReversalRequest {
  readonly state: CashReversalState;
  readonly askedBy: string;
  /** The giver if the receiver asked, and the receiver if the giver did. */
  readonly otherSide: string;
  /** True if the other side is no longer active at the branch. */
  readonly isOtherGone: boolean;
}

/** The person who answers a request. */
interface Answerer {
  readonly userId: string;
  readonly isSuperadmin: boolean;
  /** True if the lender has another superadmin than the person who asked. */
  readonly hasOtherSuperadmin: boolean;
  /** True if the person entered the password again for this very answer. */
  readonly isPasswordReentered: boolean;
}

interface AgreedReversal extends ReversalRequest {
  readonly kind: CashOfferKind;
  /** The counted and the stated amount, in whole rupees. */
  readonly amount: Rupees;
  readonly isSettled: boolean;
  /** The cash of the drawer and of the hand beside what waits to be counted, in whole rupees. */
  readonly inDrawer: Rupees;
  readonly inHand: Rupees;
}

type RightRefusal = {
  readonly reason:
    | 'cash_reversal_ended'
    | 'own_cash_reversal'
    | 'not_own_cash_movement'
    | 'alone_without_password';
};

type ReversalRefusal =
  | RightRefusal
  | { readonly reason: 'reversed_difference_settled' }
  | { readonly reason: 'cash_beyond_drawer' | 'reversal_beyond_hand'; readonly left: Rupees };

/**
 * Refuses to agree to a reversal; null if it takes place. The other side agrees. For one that is gone a superadmin agrees who did not ask, or
 * who asked if there is no other, with the password. The place that took the cash gives it back only from what it has.
 */
export function refusalOfReversal(request: AgreedReversal, by: Answerer): ReversalRefusal | null {
  if (request.state !== 'waiting') return { reason: 'cash_reversal_ended' };
  const refusal = refusalOfAgreeing(request, by);
  if (refusal !== null) return refusal;
  if (request.isSettled) return { reason: 'reversed_difference_settled' };
  const isFromDrawer = request.kind === 'hand_over';
  const left = rupees(Math.max(0, isFromDrawer ? request.inDrawer : request.inHand));
  if (request.amount <= left) return null;
  return { reason: isFromDrawer ? 'cash_beyond_drawer' : 'reversal_beyond_hand', left };
}

function refusalOfAgreeing({ askedBy, ...request }: ReversalRequest, by: Answerer): RightRefusal | null {
  if (by.userId === request.otherSide) return null;
  const isOwn = by.userId === askedBy;
  const refused = { reason: isOwn ? 'own_cash_reversal' : 'not_own_cash_movement' } as const;
  if (!request.isOtherGone || !by.isSuperadmin) return refused;
  if (!isOwn) return null;
  if (by.hasOtherSuperadmin) return refused;
  return by.isPasswordReentered ? null : { reason: 'alone_without_password' };
}

/** Refuses to end a request without a reversal; null if it may be ended: by either side, and by a superadmin for one that is gone. */
export function refusalOfEndingReversal(
  { state, askedBy, otherSide, isOtherGone }: ReversalRequest,
  { userId, isSuperadmin }: Pick<Answerer, 'userId' | 'isSuperadmin'>,
): RightRefusal | null {
  if (state !== 'waiting') return { reason: 'cash_reversal_ended' };
  if (userId === askedBy || userId === otherSide || (isOtherGone && isSuperadmin)) return null;
  return { reason: 'not_own_cash_movement' };
}
