import { type TypedNumber, typedNumber } from '#web/format/typed-number.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

interface NumberFieldProps extends FieldProps<TypedNumber> {
  /** The number of digits of the largest sensible number. */
  readonly digitsMax: number;
}

/** A whole number: a count, a year, a number of days. */
export function NumberField({ digitsMax, ...field }: NumberFieldProps) {
  const width = digitsMax > 4 ? 'amount' : 'digits';
  return (
    <TypedField {...field} format={typedNumber} inputMode="numeric" lengthMax={digitsMax} width={width} />
  );
}
