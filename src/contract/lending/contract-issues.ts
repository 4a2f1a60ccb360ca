import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { ContractRefusal } from '#domain/lending/agreements/contract-kind.ts';

/** The field beside which terms that do not fit their kind of contract are refused, and its message. */
export const contractIssues: Readonly<
  Record<
    ContractRefusal,
    { readonly field: 'items' | 'amount' | 'downPayment'; readonly message: FieldMessageKey }
  >
> = {
  sale_without_items: { field: 'items', message: 'items_required' },
  sale_with_amount: { field: 'amount', message: 'sale_with_amount' },
  qard_without_amount: { field: 'amount', message: 'rupees_not_positive' },
  qard_with_items: { field: 'items', message: 'qard_with_items' },
  qard_with_down_payment: { field: 'downPayment', message: 'qard_with_down_payment' },
};
