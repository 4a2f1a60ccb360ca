import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Where there is nothing to show: what this place is for, or what happened, and the next step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing}
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
