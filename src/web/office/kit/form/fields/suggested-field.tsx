import { useId } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Field } from './field.tsx';
import { lengthProblem } from './length-problem.ts';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface SuggestedFieldProps extends FieldProps<string | null, string> {
  /** The usual values, suggested in the reader's language. Any other may be typed. */
  readonly usual: readonly Phrase[];
  readonly lengthMax: number;
}

/** One line of text, with the browser's own list of usual values. */
export function SuggestedField({ value, onEdit, usual, lengthMax, ...field }: SuggestedFieldProps) {
  const pick = usePick();
  const listId = useId();
  const frame = useFieldFrame({
    ...field,
    problem: field.problem ?? lengthProblem(value, lengthMax),
  });
  return (
    <>
      <Field
        {...frame}
        value={value ?? ''}
        dir="auto"
        list={listId}
        onChange={(event) => onEdit(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {usual.map((phrase) => (
          <option key={phrase.en} value={pick(phrase)} />
        ))}
      </datalist>
    </>
  );
}
