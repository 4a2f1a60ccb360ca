import { useId } from 'react';
import { FieldProblem } from './field-problem.tsx';
import type { FlagValue } from './field-values.ts';
import classes from './switch-field.module.css';

interface SwitchFieldProps extends FlagValue {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Something that is on or off, with what it means. */
export function SwitchField({ name, isOn, problem, onEdit, label, hint }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className={classes.field}>
      <input
        type="checkbox"
        role="switch"
        id={name}
        name={name}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onEdit(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={name}>{label}</label>
        {hint !== undefined && (
          <p id={hintId} className={classes.hint}>
            {hint}
          </p>
        )}
        {problem && <FieldProblem problem={problem} />}
      </div>
    </div>
  );
}
