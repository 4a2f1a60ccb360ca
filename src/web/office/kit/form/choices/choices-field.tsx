import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { FieldProblem } from '../fields/field-problem.tsx';
import frame from '../fields/form-fields.module.css';
import { RequiredStar } from '../fields/required-star.tsx';
import type { FieldProps } from '../fields/use-field-frame.tsx';
import classes from './choices-field.module.css';

interface ChoicesFieldProps
  extends Pick<FieldProps<unknown>, 'id' | 'label' | 'hint' | 'problem' | 'isRequired'> {
  /** Over all columns of the form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Several controls that are one field: its label, the choices, its hint and its problem. */
export function ChoicesField({
  id,
  label,
  hint,
  problem,
  isRequired = false,
  isWide = false,
  children,
}: ChoicesFieldProps) {
  const pick = usePick();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={isWide ? classes.wide : undefined}
      aria-describedby={`${id}-below`}
    >
      <legend className={frame.label}>
        {pick(label)}
        {isRequired && <RequiredStar />}
      </legend>
      {children}
      <div id={`${id}-below`}>
        {hint && <p className={frame.hint}>{pick(hint)}</p>}
        {problem && <FieldProblem problem={problem} />}
      </div>
    </fieldset>
  );
}
