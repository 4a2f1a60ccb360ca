import type { ReactNode } from 'react';
import classes from './form-step.module.css';

interface FormStepProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Something that can be done at once, apart from saving the form, and what it means. */
export function FormStep({ title, text, action }: FormStepProps) {
  return (
    <div className={classes.step}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action}
    </div>
  );
}
