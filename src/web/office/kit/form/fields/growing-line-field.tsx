import type { Language } from '#domain/language.ts';
import { Field } from './field.tsx';
import classes from './form-fields.module.css';
import { lengthProblem } from './length-problem.ts';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface GrowingLineFieldProps extends FieldProps<string | null, string> {
  readonly direction?: 'ltr' | 'rtl' | 'auto';
  readonly writtenIn?: Language;
  readonly lengthMax: number;
}

/** One line of text that may be wider than the field. It is shown whole, and has no line breaks of its own. */
export function GrowingLineField({
  value,
  onEdit,
  direction = 'auto',
  writtenIn,
  lengthMax,
  ...field
}: GrowingLineFieldProps) {
  const frame = useFieldFrame({
    ...field,
    problem: field.problem ?? lengthProblem(value, lengthMax),
  });
  return (
    <Field
      as="textarea"
      {...frame}
      className={classes.line}
      value={value ?? ''}
      dir={direction}
      lang={writtenIn}
      rows={1}
      onChange={(event) => onEdit(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
