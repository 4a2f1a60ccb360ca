import type { PaymentMethod } from '../ledger/bookkeeping.ts';

/** The states of a transfer that a customer reported. Staff match it to a payment, or refuse it with a reason. */
export const transferStates = ['checking', 'matched', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];

/** The ways to send money without coming to the branch. */
export const transferMethods = ['bank', 'jazzcash', 'easypaisa', 'raast'] as const satisfies PaymentMethod[];
export type TransferMethod = (typeof transferMethods)[number];

/** The most transfers of one customer that are checked at once: more than anybody sends before the branch has looked. */
export const transfersCheckedMax = 5;

/** A payment belongs to a transfer that was sent so many days before or after its day at most. */
export const matchDaysMax = 7;
