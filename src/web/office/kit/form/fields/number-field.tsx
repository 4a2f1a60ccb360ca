import { type TypedNumber, typedNumber } from '#web/format/typed-number.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

interface NumberFieldProps extends FieldProps<TypedNumber> {
  /** How many digits the largest number has that makes sense. */
  readonly digitsMax: number;
}

/** A whole number: a count, a year, a number of days. */
export function NumberField({ digitsMax, ...field }: NumberFieldProps) {
  return <TypedField {...field} format={typedNumber} inputMode="numeric" lengthMax={digitsMax} />;
}
