import type { ReactNode } from 'react';
import classes from './layout.module.css';
import { Row } from './row.tsx';

interface ActionsProps {
  readonly children: ReactNode;
}

/** The buttons at the end of a form or dialog, at the inline end. On a phone each takes the whole width. */
export function Actions({ children }: ActionsProps) {
  return (
    <Row gap={2} justify="end" wraps className={classes.actions}>
      {children}
    </Row>
  );
}
