import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The next steps for the reader. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A page with a single message: a drawing, the event, and the next step. */
export function Notice({ drawing, title, text, actions, children }: NoticeProps) {
  return (
    <div className={classes.notice}>
      {drawing}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
