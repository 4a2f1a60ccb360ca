import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { rupeesLimit } from '#contract/fields/rupees-limit-field.ts';
import { searchText } from '#contract/fields/text-field.ts';
import { paperFile } from '#contract/picture.ts';
import { cashOfferKinds } from '#domain/lending/cash/cash-movement.ts';
import {
  arrivalForm,
  cashCountForm,
  cashDepositForm,
  cashFloatForm,
  handOverForm,
  neverArrivedForm,
  reversedCashForm,
  settlementForm,
  slippedDepositForm,
} from './cash-forms.ts';
import { branchOfCash, cashMovement, cashRights } from './cash-movement.ts';

const byId = z.object({ id: z.uuid() });
const byBranch = z.object({ branchId: z.uuid() });

const offerToCount = z.object({
  id: z.uuid(),
  kind: z.enum(cashOfferKinds),
  ...branchOfCash,
  offeredByName: spoken,
  offeredAt: z.iso.datetime(),
});
/** An offer for its receiver, who counts before they know the amount. */
export type CashOfferToCount = z.output<typeof offerToCount>;

const ownOffer = z.extend(offerToCount, { amount: z.number(), handName: spoken });
/** An offer of the reader's that nobody has counted yet. */
export type OwnCashOffer = z.output<typeof ownOffer>;

/** The cash that a place should stay below, in whole rupees: its own limit, or that of the office rules. Null is no limit. */
const limit = z.nullable(z.number());

const myCash = z.object({
  /** The cash in the reader's hand: below zero if a payment was reversed after its cash was handed over. */
  held: z.number(),
  limit,
  /** The offers of the reader's that wait, the oldest first. */
  waiting: z.array(ownOffer),
  /** The offers of others that the reader counts, without their amounts; the oldest first. */
  toCount: z.array(offerToCount),
  /** The drawers within reach. `held` is null for a reader who is not its custodian. */
  drawers: z.array(
    z.object({ ...branchOfCash, isCustodian: z.boolean(), held: z.nullable(z.number()), limit }),
  ),
  /** The movements of the reader's hand in the last seven days, the newest first. */
  slips: z.array(cashMovement),
  /** The movements with a difference in the reader's name that nobody has settled, the oldest first. */
  differences: z.array(cashMovement),
});
export type MyCash = z.output<typeof myCash>;

/** The most offers that wait for one reader in an answer. */
export const cashOffersShownMax = 100;

const reversedPayment = z.object({
  entryId: z.uuid(),
  ...branchOfCash,
  receiptNumber: z.string(),
  amount: z.number(),
  takenByName: spoken,
  /** True if the reader took the cash: another person says where it is. */
  isOwn: z.boolean(),
  reversedAt: z.iso.datetime(),
});
export type ReversedCash = z.output<typeof reversedPayment>;

/** The most reversed payments in an answer. */
export const reversedCashShownMax = 100;

/** The most open differences in an answer. */
export const cashDifferencesShownMax = 100;

/** The most deposits in transit in an answer. */
export const cashDepositsShownMax = 100;

/** The most unconfirmed expenses in an answer. */
export const cashExpensesShownMax = 100;

/** The most slips of a week in an answer. */
export const cashSlipsShownMax = 50;

const placesOfBranch = z.object({
  ...branchOfCash,
  /** Null until the drawer is counted for the first time. */
  openedAt: z.nullable(z.iso.datetime()),
  drawer: z.number(),
  /** The cash that left the drawer for an account that is not known to have it yet. */
  inTransit: z.number(),
  limit,
  /** The drawer's own limit; null is that of the office rules. */
  drawerCashMax: z.nullable(z.number()),
  custodian: z.nullable(z.object({ userId: z.uuid(), name: spoken })),
});
const cashPosition = z.object({
  branches: z.array(placesOfBranch),
  /** The cash that was deposited in accounts of the lender, and how much of it no account is known to have yet. */
  inAccounts: z.number(),
  inTransit: z.number(),
  /** The sum of the expenses that nobody has confirmed. */
  unconfirmed: z.number(),
  /** The deposits in transit, the oldest first. */
  deposits: z.array(z.extend(cashMovement, { right: z.enum(cashRights) })),
  /** The expenses that nobody has confirmed, the oldest first. */
  expenses: z.array(z.extend(cashMovement, { right: z.enum(cashRights) })),
  /** The hands that are not empty, the fullest first. Of a superadmin, who has no branch, the code is null. */
  hands: z.array(
    z.object({
      userId: z.uuid(),
      name: spoken,
      branchCode: z.nullable(z.string()),
      amount: z.number(),
      limit,
    }),
  ),
  /** The movements whose difference nobody has settled, the oldest first. */
  differences: z.array(z.extend(cashMovement, { right: z.enum(cashRights) })),
});
export type CashPosition = z.output<typeof cashPosition>;
export type CashPlaces = CashPosition['branches'][number];
export type CashDeposit = CashPosition['deposits'][number];
export type CashExpense = CashPosition['expenses'][number];
export type CashDifference = CashPosition['differences'][number];

const refusalsOfDeposit = [
  'not_found',
  'idempotency_key_reused',
  'cash_not_opened',
  'not_cash_custodian',
  'cash_day_closed',
  'cash_account_closed',
  'deposit_slip_used',
  'valued_in_future',
  'deposit_too_early',
  'cash_beyond_drawer',
] as const;

export const cashEndpoints = {
  getMyCash: endpoint({
    method: 'GET',
    path: '/api/cash/mine',
    summary: 'The cash in the hand of the caller, with what waits to be counted by them or by others',
    access: 'cash.read',
    output: myCash,
  }),
  getCashPosition: endpoint({
    method: 'GET',
    path: '/api/cash/position',
    summary: 'The cash in the drawer of each branch and in each hand, and the open differences',
    access: 'cash.manage',
    output: cashPosition,
  }),
  listCashMovements: endpoint({
    method: 'GET',
    path: '/api/cash/movements',
    summary:
      'The movements of cash, the newest first: of every branch, of the branch whose custodian the caller is, or of their own hand',
    access: 'cash.read',
    query: z.object({
      ...pageQuery,
      /** The number of a slip, or its serial, as people type it. */
      number: z.optional(searchText()),
    }),
    output: cashMovement,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getCashMovement: endpoint({
    method: 'GET',
    path: '/api/cash/movements/:id',
    summary: 'One movement of cash with its slip, for those who see it in the list',
    access: 'cash.read',
    params: byId,
    output: cashMovement,
    errors: ['not_found'],
  }),
  handOverCash: endpoint({
    method: 'POST',
    path: '/api/cash/hand-overs',
    summary: 'Says how much cash the caller gives to the drawer; it moves when another person has counted it',
    access: 'cash.move',
    body: handOverForm,
    output: ownOffer,
    errors: ['not_found', 'idempotency_key_reused', 'cash_not_opened', 'cash_day_closed', 'cash_beyond_hand'],
    idempotencyKey: 'required',
  }),
  giveCashFloat: endpoint({
    method: 'POST',
    path: '/api/cash/floats',
    summary: 'Says how much cash the drawer gives to a person, who counts it',
    access: 'cash.move',
    body: cashFloatForm,
    output: ownOffer,
    errors: [
      'not_found',
      'idempotency_key_reused',
      'cash_not_opened',
      'not_cash_custodian',
      'own_cash_offer',
      'not_of_cash_branch',
      'cash_day_closed',
      'cash_beyond_drawer',
    ],
    idempotencyKey: 'required',
  }),
  withdrawCashOffer: endpoint({
    method: 'POST',
    path: '/api/cash/offers/:id/withdrawal',
    summary: 'Takes back an offer of the caller’s that nobody has counted',
    access: 'cash.move',
    params: byId,
    output: z.object({ id: z.uuid() }),
    errors: ['not_own_cash_offer', 'cash_offer_withdrawn', 'cash_offer_counted'],
  }),
  countCashOffer: endpoint({
    method: 'POST',
    path: '/api/cash/offers/:id/count',
    summary:
      'Stores what the receiver counted, which moves the cash; only the answer says what the giver had said',
    access: 'cash.move',
    params: byId,
    body: cashCountForm,
    output: cashMovement,
    errors: [
      'idempotency_key_reused',
      'own_cash_offer',
      'not_cash_custodian',
      'float_of_another',
      'cash_offer_withdrawn',
      'cash_offer_counted',
      'cash_day_closed',
      'nothing_counted',
    ],
    idempotencyKey: 'required',
  }),
  listReversedCash: endpoint({
    method: 'GET',
    path: '/api/cash/reversed',
    summary:
      'The payments that were reversed after their cash was handed over, the newest first: for the custodian of the branch and for superadmins',
    access: 'cash.read',
    output: z.array(reversedPayment),
  }),
  placeReversedCash: endpoint({
    method: 'POST',
    path: '/api/cash/reversed/:id/place',
    summary: 'Says where the notes of a payment are that was reversed after its cash was handed over',
    access: 'cash.move',
    params: byId,
    body: reversedCashForm,
    output: cashMovement,
    errors: [
      'idempotency_key_reused',
      'cash_day_closed',
      'own_reversed_cash',
      'not_cash_custodian',
      'reversed_cash_said',
      'reversed_cash_in_hand',
      'cash_beyond_drawer',
    ],
    idempotencyKey: 'required',
  }),
  settleCashDifference: endpoint({
    method: 'POST',
    path: '/api/cash/movements/:id/settlement',
    summary:
      'Settles the difference of a movement, or a part of it, by a decision of a person who neither gave nor counted; alone only without another superadmin and with the password',
    access: 'cash.manage',
    params: byId,
    body: settlementForm,
    output: cashMovement,
    errors: [
      'idempotency_key_reused',
      'no_cash_difference',
      'cash_difference_settled',
      'cash_movement_reversed',
      'own_cash_difference',
      ...([
        'own_cash_count',
        'alone_without_password',
        'wrong_current_password',
        'too_many_requests',
      ] as const),
      'difference_of_drawer',
      'settlement_beyond_difference',
      'cash_day_closed',
      'cash_beyond_drawer',
    ],
    idempotencyKey: 'required',
  }),
  depositCash: endpoint({
    method: 'POST',
    path: '/api/cash/drawers/:branchId/deposits',
    summary: 'Stores a deposit of cash from the drawer of a branch in an account of the lender, by its slip',
    access: 'cash.move',
    params: byBranch,
    body: cashDepositForm,
    output: cashMovement,
    errors: refusalsOfDeposit,
    idempotencyKey: 'required',
  }),
  depositSlippedCash: endpoint({
    method: 'POST',
    path: '/api/cash/drawers/:branchId/slipped-deposits',
    summary:
      'Stores a deposit of cash from the drawer of a branch in an account of the lender, with a picture of its slip',
    access: 'cash.move',
    params: byBranch,
    body: { fields: slippedDepositForm, files: { slip: paperFile } },
    output: cashMovement,
    errors: refusalsOfDeposit,
    idempotencyKey: 'required',
  }),
  confirmCashDeposit: endpoint({
    method: 'POST',
    path: '/api/cash/deposits/:id/arrival',
    summary:
      'Says that the account has a deposit, by a superadmin who did not make it; by its maker only without another superadmin and with the password',
    access: 'cash.manage',
    params: byId,
    body: arrivalForm,
    output: cashMovement,
    errors: [
      ...(['own_deposit', 'alone_without_password', 'wrong_current_password', 'too_many_requests'] as const),
      ...(['deposit_confirmed', 'deposit_refused', 'valued_in_future', 'arrived_before_deposit'] as const),
    ],
  }),
  refuseCashDeposit: endpoint({
    method: 'POST',
    path: '/api/cash/deposits/:id/refusal',
    summary:
      'Says that the account never had a deposit, which is then a difference in the name of its maker; by a superadmin who did not make it, or alone with the password',
    access: 'cash.manage',
    params: byId,
    body: neverArrivedForm,
    output: cashMovement,
    errors: [
      'idempotency_key_reused',
      ...(['own_deposit', 'alone_without_password', 'wrong_current_password', 'too_many_requests'] as const),
      ...(['deposit_confirmed', 'deposit_refused', 'cash_day_closed'] as const),
    ],
    idempotencyKey: 'required',
  }),
  openCashDrawer: endpoint({
    method: 'POST',
    path: '/api/cash/drawers/:branchId/opening',
    summary: 'Stores the first count of the drawer of a branch: its cash is followed from here on',
    access: 'cash.manage',
    params: byBranch,
    body: cashCountForm,
    output: cashMovement,
    errors: ['idempotency_key_reused', 'cash_already_opened'],
    idempotencyKey: 'required',
  }),
  nameCashCustodian: endpoint({
    method: 'PUT',
    path: '/api/cash/drawers/:branchId/custodian',
    summary:
      'Names the employee who counts what comes into the drawer of a branch, null for nobody, and sets its limit of cash',
    access: 'cash.manage',
    params: byBranch,
    body: z.object({ userId: z.nullable(z.uuid()), drawerCashMax: rupeesLimit() }),
    output: z.object({ branchId: z.uuid() }),
    errors: ['cash_not_opened', 'not_of_cash_branch'],
  }),
};
