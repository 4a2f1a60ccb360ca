import type { InputHTMLAttributes, ReactNode } from 'react';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './sign-in-form.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  /** Shown below the field. */
  readonly hint?: string;
  /** Stands beside the label, at its end. */
  readonly aside?: ReactNode;
  /** Stands inside the field, at its end. */
  readonly action?: ReactNode;
}

/** A labeled field with its problem below it. Phones, e-mails, codes and passwords run left to right in Urdu too. */
export function TextField({ id, label, problem, onChange, hint, aside, action, ...input }: TextFieldProps) {
  const below = problem ?? hint;
  const belowId = `${id}-below`;
  return (
    <div>
      <div className={classes.labels}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.box} data-invalid={problem !== undefined}>
        <input
          id={id}
          name={id}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={below === undefined ? undefined : belowId}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
        {action}
      </div>
      {below !== undefined && (
        <p id={belowId} className={problem === undefined ? classes.hint : classes.problem}>
          {problem !== undefined && <AlertIcon size={16} />}
          {below}
        </p>
      )}
    </div>
  );
}
