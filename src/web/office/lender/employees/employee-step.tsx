import type { ReactNode } from 'react';
import classes from './employee-step.module.css';

interface EmployeeStepProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Something that can be done about someone, and what it means. */
export function EmployeeStep({ title, text, action }: EmployeeStepProps) {
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
