import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The movements by which a difference is settled: the notes are in the drawer again, or in the hand again, or the lender bears it. */
export const cashSettlementKinds = ['paid_back', 'found_in_drawer', 'found_in_hand', 'borne'] as const;
export type CashSettlementKind = (typeof cashSettlementKinds)[number];

/** The movements that one person offers and another counts: from a hand to the drawer of a branch, and from the drawer to a hand. */
export const cashOfferKinds = ['hand_over', 'float'] as const;
export type CashOfferKind = (typeof cashOfferKinds)[number];

/** The answers to the question where the notes of a payment are that was reversed after its cash was handed over. */
export const reversedCashKinds = ['given_back', 'still_there', 'never_existed'] as const;
export type ReversedCashKind = (typeof reversedCashKinds)[number];

/** The reversals of movements that another person counted: of a hand-over, and of a float. */
export const cashReversalKinds = ['hand_over_reversed', 'float_reversed'] as const;
export type CashReversalKind = (typeof cashReversalKinds)[number];

/**
 * The movements of cash. An opening is the count that a drawer begins with; a deposit goes from the drawer to an account of the lender, and
 * never arrived if the account never had it; an expense is paid from the drawer, and is not ours if it was none of the lender's; a day's count is one at the close of a day that differs
 * from what should be in the drawer.
 */
export const cashMovementKinds = [
  'opening',
  ...cashOfferKinds,
  ...cashSettlementKinds,
  ...reversedCashKinds,
  'deposit',
  'never_arrived',
  'day_count',
  'expense',
  'not_ours',
  ...cashReversalKinds,
] as const;
export type CashMovementKind = (typeof cashMovementKinds)[number];

/** An offer waits until it is counted or taken back. */
export type CashOfferState = 'waiting' | 'counted' | 'withdrawn';

/** The places of cash. A deposit is of its account before the account is known to have it. A difference has the name of its giver, or of the drawer's custodian, until it is settled, and what the lender bears is outside. An expense is spent. */
export const cashPlaces = ['drawer', 'hand', 'account', 'difference', 'outside', 'spent'] as const;
export type CashPlace = (typeof cashPlaces)[number];

/** The times that the moved amount and the stated amount count in a place. */
export type CashEffect = Readonly<Partial<Record<'amount' | 'stated', 1 | -1>>>;

/**
 * The effect of each movement on the places. The giving place gives what was stated, the other takes what was counted, and the rest
 * is the difference. Only an opening count brings cash in. A payment that was reversed too late leaves its hand below zero: the drawer
 * gave the notes back, or else they are too much in the name of the hand. Of a deposit that never arrived the account has nothing, and of an expense that was not the lender's nothing was spent: all of
 * it is the difference. A reversal puts back what a hand-over or a float moved, with its difference.
 */
export const cashEffects: Readonly<
  Record<CashMovementKind, Readonly<Partial<Record<CashPlace, CashEffect>>>>
> = {
  opening: { drawer: { amount: 1 } },
  hand_over: { drawer: { amount: 1 }, hand: { stated: -1 }, difference: { stated: 1, amount: -1 } },
  float: { drawer: { stated: -1 }, hand: { amount: 1 }, difference: { stated: 1, amount: -1 } },
  paid_back: { drawer: { amount: 1 }, difference: { amount: -1 } },
  found_in_drawer: { drawer: { amount: 1 }, difference: { amount: -1 } },
  found_in_hand: { hand: { amount: 1 }, difference: { amount: -1 } },
  borne: { outside: { amount: 1 }, difference: { amount: -1 } },
  given_back: { drawer: { amount: -1 }, hand: { amount: 1 } },
  still_there: { hand: { amount: 1 }, difference: { amount: -1 } },
  never_existed: { hand: { amount: 1 }, difference: { amount: -1 } },
  deposit: { drawer: { amount: -1 }, account: { amount: 1 } },
  never_arrived: { account: { stated: -1, amount: 1 }, difference: { stated: 1, amount: -1 } },
  day_count: { drawer: { stated: -1, amount: 1 }, difference: { stated: 1, amount: -1 } },
  expense: { drawer: { amount: -1 }, spent: { amount: 1 } },
  not_ours: { spent: { stated: -1, amount: 1 }, difference: { stated: 1, amount: -1 } },
  hand_over_reversed: { drawer: { amount: -1 }, hand: { stated: 1 }, difference: { stated: -1, amount: 1 } },
  float_reversed: { drawer: { stated: 1 }, hand: { amount: -1 }, difference: { stated: -1, amount: 1 } },
};

interface OfferedCash {
  readonly kind: CashOfferKind;
  readonly amount: Rupees;
  /** The cash of the giving place by its entries and movements, in whole rupees. A hand is below zero after a late reversal. */
  readonly held: Rupees;
  /** The offers from that place which nobody has counted yet, in whole rupees. */
  readonly waiting: Rupees;
}

type OfferRefusal =
  | { readonly reason: 'cash_beyond_hand'; readonly left: Rupees }
  | { readonly reason: 'cash_beyond_drawer'; readonly left: Rupees };

/** Refuses an offer of more whole rupees than the giving place has left beside its other offers; null if it may be made. */
export function refusalOfOffer({ kind, amount, held, waiting }: OfferedCash): OfferRefusal | null {
  const left = rupees(Math.max(0, held - waiting));
  if (amount <= left) return null;
  return { reason: kind === 'hand_over' ? 'cash_beyond_hand' : 'cash_beyond_drawer', left };
}

interface CountedOffer {
  readonly kind: CashOfferKind;
  readonly handOf: string;
  readonly offeredBy: string;
  readonly state: CashOfferState;
  readonly countedBy: string;
  /** True for the custodian of the drawer and for a superadmin. */
  readonly isCustodian: boolean;
  readonly counted: Rupees;
}

type CountRefusal = {
  readonly reason:
    | 'own_cash_offer'
    | 'not_cash_custodian'
    | 'float_of_another'
    | 'cash_offer_withdrawn'
    | 'cash_offer_counted'
    | 'nothing_counted';
};

/**
 * Refuses a count, in whole rupees; null if it may be stored. The giver never counts: of a hand-over the drawer's custodian does, of a float
 * the person who takes it. An offer is counted once, and not after it was withdrawn.
 */
export function refusalOfCount(count: CountedOffer): CountRefusal | null {
  if (count.offeredBy === count.countedBy) return { reason: 'own_cash_offer' };
  if (count.kind === 'hand_over' && !count.isCustodian) return { reason: 'not_cash_custodian' };
  if (count.kind === 'float' && count.handOf !== count.countedBy) return { reason: 'float_of_another' };
  return refusalOfEnding(count.state) ?? (count.counted > 0 ? null : { reason: 'nothing_counted' });
}

/** Refuses to end an offer that has ended; null for one that waits. */
function refusalOfEnding(state: CashOfferState): CountRefusal | null {
  if (state === 'waiting') return null;
  return { reason: state === 'counted' ? 'cash_offer_counted' : 'cash_offer_withdrawn' };
}

interface WithdrawnOffer {
  readonly offeredBy: string;
  readonly state: CashOfferState;
  readonly withdrawnBy: string;
}

/** Refuses to take back an offer of another person's, or one that has ended; null if it may be taken back. */
export function refusalOfTakingBack({ offeredBy, state, withdrawnBy }: WithdrawnOffer) {
  return offeredBy === withdrawnBy ? refusalOfEnding(state) : ({ reason: 'not_own_cash_offer' } as const);
}

/** The counted amount less the offered one, in whole rupees: below zero it is short, above zero too much. */
export function cashDifference(offered: Rupees, counted: Rupees): Rupees {
  return rupees(counted - offered);
}
