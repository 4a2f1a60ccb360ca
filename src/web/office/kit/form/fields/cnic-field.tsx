import { typedCnic } from '#web/format/typed-cnic.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

/** The format of a CNIC. It has no words, so it is the same in both languages. */
const example = 'xxxxx-xxxxxxx-x';

/** Long enough for one that is pasted with spaces. */
const lengthMax = 40;

interface CnicFieldProps extends FieldProps<string | null> {
  /** The number on record, masked; it stays while nothing is entered. */
  readonly onRecord?: string | null;
}

/** A CNIC, grouped as it is on the card. */
export function CnicField({ onRecord, ...field }: CnicFieldProps) {
  return (
    <TypedField
      {...field}
      format={typedCnic}
      inputMode="numeric"
      lengthMax={lengthMax}
      width="number"
      placeholder={onRecord ?? example}
    />
  );
}
