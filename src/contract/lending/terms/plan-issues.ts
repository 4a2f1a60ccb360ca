import type { FieldIssue } from '#contract/field-messages/field-issue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { ContractRefusal } from '#domain/lending/agreements/contract-kind.ts';
import type { PlanRefusal } from '#domain/lending/agreements/plan.ts';

interface WrongField {
  readonly field: string;
  readonly message: FieldMessageKey;
}

/** The field of the form for each refusal of a plan. */
const fields: Readonly<Record<Exclude<PlanRefusal, { countMax: number }>['reason'], WrongField>> = {
  price_not_positive: { field: 'items', message: 'items_required' },
  down_payment_negative: { field: 'downPayment', message: 'rupees_invalid' },
  relief_negative: { field: 'relief', message: 'rupees_invalid' },
  nothing_to_finance: { field: 'downPayment', message: 'nothing_to_finance' },
  rounding_step_not_positive: { field: 'roundingStep', message: 'rupees_not_positive' },
  frequency_out_of_range: { field: 'frequency.every', message: 'frequency_out_of_range' },
  start_before_books: { field: 'startOn', message: 'start_before_books' },
  start_too_far_ahead: { field: 'startOn', message: 'start_too_far_ahead' },
  first_due_too_late: { field: 'firstDueOn', message: 'first_due_too_late' },
  first_due_before_start: { field: 'firstDueOn', message: 'first_due_before_start' },
};

/**
 * The message about an impossible plan, and its field. For a count, it names the largest possible one.
 */
export function planIssueOf(
  refusal: PlanRefusal,
  countField = 'count',
): FieldIssue & { readonly field: string } {
  return 'countMax' in refusal
    ? { field: countField, message: 'count_does_not_split', maximum: refusal.countMax }
    : fields[refusal.reason];
}

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
