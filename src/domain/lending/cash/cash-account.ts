/** The accounts of the lender into which cash is deposited. */
export const cashAccountKinds = ['bank', 'jazzcash', 'easypaisa'] as const;
export type CashAccountKind = (typeof cashAccountKinds)[number];
