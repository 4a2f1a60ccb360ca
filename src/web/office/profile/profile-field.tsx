import { TextInput, type TextInputProps } from '@mantine/core';
import controls from '../office-controls.module.css';
import classes from './profile-form.module.css';

export interface ProfileFieldProps extends Omit<TextInputProps, 'onChange' | 'error'> {
  readonly id: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled field with its hint and its problem below it. */
export function ProfileField({ problem, onChange, ...input }: ProfileFieldProps) {
  return (
    <TextInput
      name={input.id}
      error={problem}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{
        input: controls.asTyped,
        label: classes.label,
        description: classes.hint,
        error: classes.problem,
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...input}
    />
  );
}
