import type { TypedNumber } from '#web/format/typed-number.ts';
import { typedRupees } from '#web/format/typed-rupees.ts';
import { Text } from '../../layout/text.tsx';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

/** The unit of every amount, left of it in both languages. */
const unit = 'Rs';

/** Long enough for the largest amount that the contract takes, as people write it. */
const lengthMax = 24;

/** Whole rupees, grouped while they are typed. */
export function MoneyField(field: FieldProps<TypedNumber>) {
  return (
    <TypedField
      {...field}
      format={typedRupees}
      inputMode="numeric"
      lengthMax={lengthMax}
      width="amount"
      unit={
        <Text as="span" size={2} tone="muted">
          {unit}
        </Text>
      }
    />
  );
}
