import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldLook } from '#web/office/kit/form/field-look.ts';
import fields from '#web/office/kit/form/form-fields.module.css';
import controls from '#web/office/office-controls.module.css';

export interface ProfileFieldProps extends Omit<TextInputProps, 'onChange' | 'error'> {
  readonly id: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled field with its hint and its problem below it. */
export function ProfileField({ problem, onChange, ...input }: ProfileFieldProps) {
  return (
    <TextInput
      {...fieldLook}
      name={input.id}
      error={problem}
      classNames={{ ...fieldLook.classNames, input: controls.asTyped, error: fields.problem }}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...input}
    />
  );
}
