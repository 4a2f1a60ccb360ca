import { Textarea } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import classes from './form-fields.module.css';
import { lengthProblem } from './length-problem.ts';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface TextAreaFieldProps extends FieldProps<string | null, string> {
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  readonly writtenIn?: Language;
  readonly lengthMax: number;
}

/** Sentences, in a field as tall as they are. */
export function TextAreaField({
  value,
  onEdit,
  direction = 'auto',
  writtenIn,
  lengthMax,
  ...field
}: TextAreaFieldProps) {
  const { classNames, ...frame } = useFieldFrame({
    ...field,
    problem: field.problem ?? lengthProblem(value, lengthMax),
  });
  return (
    <Textarea
      {...frame}
      classNames={{ ...classNames, input: `${classNames.input} ${classes.sentences}` }}
      value={value ?? ''}
      // The kit would turn the whole field; only the typed text has its own direction.
      attributes={{ input: { dir: direction } }}
      lang={writtenIn}
      rows={3}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
