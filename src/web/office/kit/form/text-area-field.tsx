import { Textarea } from '@mantine/core';
import { fieldLook } from './field-look.ts';
import { FieldProblem } from './field-problem.tsx';
import type { TextValue } from './field-values.ts';
import classes from './form-fields.module.css';

interface TextAreaFieldProps extends TextValue {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isRequired: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly writtenIn: 'en' | 'ur';
  readonly lengthMax: number;
}

/** A labelled field for sentences, as tall as they are. */
export function TextAreaField({
  name,
  problem,
  onEdit,
  isRequired,
  direction,
  writtenIn,
  hint,
  lengthMax,
  ...props
}: TextAreaFieldProps) {
  return (
    <Textarea
      {...fieldLook}
      classNames={{ ...fieldLook.classNames, input: `${fieldLook.classNames.input} ${classes.sentences}` }}
      {...props}
      id={name}
      name={name}
      description={hint}
      required={isRequired}
      // The kit would turn the whole field; only what is typed runs in a direction of its own.
      attributes={{ input: { dir: direction } }}
      lang={writtenIn}
      rows={3}
      maxLength={lengthMax}
      error={problem && <FieldProblem problem={problem} />}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
