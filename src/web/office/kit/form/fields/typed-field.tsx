import { type ChangeEvent, type ReactNode, useState } from 'react';
import type { TypedFormat } from '#web/format/typed-format.ts';
import { Field } from './field.tsx';
import classes from './form-fields.module.css';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface TypedFieldProps<Value> extends FieldProps<Value> {
  readonly format: TypedFormat<Value>;
  readonly inputMode: 'numeric' | 'tel';
  readonly lengthMax: number;
  /** The width of its figures: a few digits, an amount or a date, a phone or a CNIC. */
  readonly width: 'digits' | 'amount' | 'number';
  readonly placeholder?: string | undefined;
  /** At the left end of the field, in both languages: a unit that is part of the figure. */
  readonly unit?: ReactNode;
  /** At the end of the field. */
  readonly action?: ReactNode;
}

/** A figure in its own format: grouped while it is typed, and left to right in Urdu too. */
export function TypedField<Value>({
  format,
  value,
  onEdit,
  inputMode,
  lengthMax,
  width,
  placeholder,
  unit,
  action,
  ...field
}: TypedFieldProps<Value>) {
  const frame = useFieldFrame(field);
  // While somebody types, the field shows their text; otherwise it shows the formatted value.
  const [typed, setTyped] = useState<string | null>(null);

  function change({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { text, caret } = format.edit({
      raw: input.value,
      caret: input.selectionStart ?? input.value.length,
      isForwardDelete: nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward',
    });
    // A value set only at the next render would move the caret to the end.
    input.value = text;
    input.setSelectionRange(caret, caret);
    setTyped(text);
    onEdit(format.read(text));
  }

  return (
    <Field
      {...frame}
      frameClass={classes[width]}
      value={typed ?? format.show(value)}
      inputMode={inputMode}
      maxLength={lengthMax}
      placeholder={placeholder}
      dir="ltr"
      isFrameLtr={unit !== undefined}
      leftSection={unit}
      rightSection={action}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
}
