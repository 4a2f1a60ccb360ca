import type { ReactNode } from 'react';
import type { FilledForm } from '#contract/site/site-pages.ts';
import styles from './form-fields.module.css';

const none: FilledForm = { values: {}, problems: {}, failure: null };

/** The form as it was sent; empty before that. */
export const filledOr = (form: FilledForm | undefined): FilledForm => form ?? none;

interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly form: FilledForm;
  readonly children: (props: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label, and the problem of what was sent in it. */
export function Field({ name, label, hint, form, children }: FieldProps) {
  const problem = form.problems[name];
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
      })}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

interface ProblemProps {
  readonly id: string;
  readonly text: string | undefined;
}

export function Problem({ id, text }: ProblemProps) {
  return text === undefined ? null : (
    <p id={id} className={styles.problem}>
      {text}
    </p>
  );
}

/** Why nothing was sent, at the top of the form. */
export function Failure({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p role="alert" className={styles.failure}>
      {text}
    </p>
  );
}
