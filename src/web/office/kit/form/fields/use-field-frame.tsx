import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf } from '../engine/use-office-form.ts';
import { FieldProblem } from './field-problem.tsx';

/** The properties of every field of the kit, beside those of the form's field. */
export interface FieldProps<Value, Entered = Value> extends FieldOf<Value, Entered> {
  /** Below the field: its format or its purpose. */
  readonly hint?: Phrase | undefined;
  readonly isRequired?: boolean;
}

type Framed = Pick<FieldProps<unknown>, 'id' | 'name' | 'label' | 'problem' | 'hint' | 'isRequired'>;

/** The frame of the kit's fields in a form: label, field, hint, problem. */
export function useFieldFrame({ id, name, label, problem, hint, isRequired = false }: Framed) {
  const pick = usePick();
  return {
    id,
    name,
    label: pick(label),
    description: hint && pick(hint),
    required: isRequired,
    error: problem && <FieldProblem problem={problem} />,
    // The office is a shared machine: one clerk's input is not suggested to the next.
    autoComplete: 'off',
  };
}
