import { TextInput } from '@mantine/core';
import { fieldLook } from './field-look.ts';
import { FieldProblem } from './field-problem.tsx';
import type { TextValue } from './field-values.ts';

interface TextFieldProps extends TextValue {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'date' | 'time' | 'url';
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /** Phones, codes and addresses of the web run left to right also in Urdu; a name runs as it is written. */
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  /** The language that is to be written here, where the field asks for one. */
  readonly writtenIn?: 'en' | 'ur';
  readonly placeholder?: string | undefined;
  readonly lengthMax: number;
}

/** A labelled field with its hint and its problem below it. */
export function TextField({
  name,
  problem,
  onEdit,
  isRequired = false,
  direction = 'auto',
  writtenIn,
  hint,
  lengthMax,
  ...props
}: TextFieldProps) {
  return (
    <TextInput
      {...fieldLook}
      {...props}
      id={name}
      name={name}
      description={hint}
      required={isRequired}
      // The kit would turn the whole field; only what is typed runs in a direction of its own.
      attributes={{ input: { dir: direction } }}
      lang={writtenIn}
      maxLength={lengthMax}
      error={problem && <FieldProblem problem={problem} />}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
