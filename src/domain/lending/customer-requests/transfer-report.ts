import type { PaymentMethod } from '../ledger/bookkeeping.ts';

/** The states of a transfer that a customer reported. Staff match it to a payment, or refuse it with a reason. */
export const transferStates = ['checking', 'matched', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];

/** The ways to send money without coming to the branch. */
export const transferMethods = ['bank', 'jazzcash', 'easypaisa', 'raast'] as const satisfies PaymentMethod[];
export type TransferMethod = (typeof transferMethods)[number];

/** The most transfers of one customer that can wait for the branch: more than anyone needs. */
export const transfersCheckedMax = 5;

/** The most days between a transfer and the payment that it is matched to. */
export const matchDaysMax = 7;
