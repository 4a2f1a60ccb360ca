import type { Language } from '#domain/language.ts';
import { Field } from './field.tsx';
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
  const frame = useFieldFrame({
    ...field,
    problem: field.problem ?? lengthProblem(value, lengthMax),
  });
  return (
    <Field
      as="textarea"
      {...frame}
      className={classes.sentences}
      value={value ?? ''}
      dir={direction}
      lang={writtenIn}
      rows={3}
      onChange={(event) => onEdit(event.currentTarget.value)}
    />
  );
}
