import type { MoneyBasis } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import type { MoneyLedger } from './money-ledger.ts';
import type { MoneyTask } from './money-tasks.ts';
import type { MoneyValues } from './money-values.ts';

/** The properties of every step. */
export interface StepProps {
  readonly task: MoneyTask;
  readonly basis: MoneyBasis;
  readonly ledger: MoneyLedger;
  readonly form: FormOf<MoneyValues>;
  readonly today: CalendarDate;
  readonly close: () => void;
}
