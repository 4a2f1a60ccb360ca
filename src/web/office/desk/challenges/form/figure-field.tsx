import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { typedPercent } from '#web/format/typed-percent.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { TypedField } from '#web/office/kit/form/fields/typed-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { messages } from '../challenges.messages.ts';

interface FigureFieldProps extends FieldProps<TypedNumber> {
  /** The metric that gives the unit; undefined while none is chosen. */
  readonly metric: Metric | BalancingMetric | null;
}

const percent = '%';

/** A target or a bound: rupees, a count or a rate, by its metric. */
export function FigureField({ metric, ...field }: FigureFieldProps) {
  const unit = metric === null ? 'count' : unitOf(metric);
  if (unit === 'rupees') return <MoneyField {...field} isRequired />;
  if (unit === 'count') return <NumberField {...field} isRequired digitsMax={6} />;
  return (
    <TypedField
      {...field}
      isRequired
      format={typedPercent}
      inputMode="numeric"
      lengthMax={6}
      width="amount"
      hint={messages.percentHint}
      action={<span>{percent}</span>}
    />
  );
}
