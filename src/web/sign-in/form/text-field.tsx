import type { ReactNode } from 'react';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './sign-in-form.module.css';

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

interface PlainFieldProps extends TextFieldProps {
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  /** Stands inside the field, at its end. */
  readonly action?: ReactNode;
}

/** A labelled field with its problem below it. Phones, e-mails and passwords run left to right in Urdu too. */
export function TextField({
  id,
  label,
  value,
  problem,
  onChange,
  type = 'text',
  autoComplete,
  action,
}: PlainFieldProps) {
  const problemId = `${id}-problem`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box} data-invalid={problem !== undefined}>
        <input
          id={id}
          name={id}
          type={type}
          value={value}
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => onChange(event.target.value)}
        />
        {action}
      </div>
      {problem !== undefined && (
        <p id={problemId} className={classes.problem}>
          <AlertIcon size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}
