import { typedPhone } from '#web/format/typed-phone.ts';
import { TypedField } from './typed-field.tsx';
import type { FieldProps } from './use-field-frame.tsx';

/** The format of a mobile number. It has no words, so it is the same in both languages. */
const example = '03xx-xxxxxxx';

/** Long enough for one that is pasted with its country code and spaces. */
const lengthMax = 40;

/** A mobile number, grouped while it is typed. */
export function PhoneField(field: FieldProps<string | null>) {
  return (
    <TypedField
      {...field}
      format={typedPhone}
      inputMode="tel"
      lengthMax={lengthMax}
      width="number"
      placeholder={example}
    />
  );
}
