import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { countLimit } from '#contract/field-messages/lending-field-messages.ts';
import { type Plan, type PlanRefusal, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { Refusal, type RefusedField } from '#server/platform/refusal.ts';

interface WrongField {
  readonly field: string;
  readonly message: FieldMessageKey;
}

/** Beside which field of the form a plan's refusal is said. */
const fields: Readonly<Record<Exclude<PlanRefusal, { countMax: number }>['reason'], WrongField>> = {
  price_not_positive: { field: 'items', message: 'items_required' },
  down_payment_negative: { field: 'downPayment', message: 'rupees_invalid' },
  relief_negative: { field: 'relief', message: 'rupees_invalid' },
  nothing_to_finance: { field: 'downPayment', message: 'nothing_to_finance' },
  rounding_step_not_positive: { field: 'roundingStep', message: 'rupees_not_positive' },
  frequency_out_of_range: { field: 'frequency.every', message: 'frequency_out_of_range' },
  start_before_books: { field: 'startOn', message: 'start_before_books' },
  first_due_before_start: { field: 'firstDueOn', message: 'first_due_before_start' },
};

/** Refuses a plan that can't become a schedule, beside the field that is wrong. */
export function checkPlan(plan: Plan): void {
  const refusal = refusalOfPlan(plan);
  if (refusal !== null) throw planRefusal(refusal);
}

/** A refused plan as a refused form; where a count doesn't split, with the largest one that does. */
export function planRefusal(refusal: PlanRefusal, countField = 'count'): Refusal {
  const field: RefusedField =
    'countMax' in refusal
      ? { field: countField, message: countLimit.key, maximum: refusal.countMax }
      : fields[refusal.reason];
  return new Refusal('invalid_input', undefined, [field]);
}
