/**
 * The contracts behind an agreement: a deferred sale of goods at their cash price, or a qard-e-hasan, a loan of money that is
 * repaid without any return.
 */
export const contractKinds = ['deferred_sale', 'qard_e_hasan'] as const;
export type ContractKind = (typeof contractKinds)[number];
