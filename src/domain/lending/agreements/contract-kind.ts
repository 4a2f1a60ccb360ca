/**
 * The contracts behind an agreement: a deferred sale of goods at their cash price, or a qard-e-hasan, a loan of money that is
 * repaid without any return.
 */
export const contractKinds = ['deferred_sale', 'qard_e_hasan'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The parts of an agreement's terms that differ between the kinds. */
export interface ContractTerms {
  readonly contractKind: ContractKind;
  readonly items: readonly unknown[];
  /** The money that is lent, in whole rupees; null in a sale, whose price is the sum of its items. */
  readonly amount: number | null;
  readonly downPayment: number;
}

export type ContractRefusal =
  | 'sale_without_items'
  | 'sale_with_amount'
  | 'qard_without_amount'
  | 'qard_with_items'
  | 'qard_with_down_payment';

const broken: Readonly<Record<ContractKind, (terms: ContractTerms) => (ContractRefusal | false)[]>> = {
  deferred_sale: ({ items, amount }) => [
    items.length === 0 && 'sale_without_items',
    amount !== null && 'sale_with_amount',
  ],
  qard_e_hasan: ({ items, amount, downPayment }) => [
    amount === null && 'qard_without_amount',
    items.length > 0 && 'qard_with_items',
    downPayment > 0 && 'qard_with_down_payment',
  ],
};

/** The ways in which terms break the rules of their kind: goods are sold, money is lent, and a loan has no down payment. */
export function refusalsOfContract(terms: ContractTerms): ContractRefusal[] {
  return broken[terms.contractKind](terms).filter((refusal) => refusal !== false);
}
