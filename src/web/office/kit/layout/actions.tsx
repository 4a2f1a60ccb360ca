import type { ReactNode } from 'react';
import classes from './layout.module.css';
import { Row } from './row.tsx';

interface ActionsProps {
  readonly children: ReactNode;
}

/** The buttons that end something, at the end of its line; on a phone each is as wide as the room. */
export function Actions({ children }: ActionsProps) {
  return (
    <Row gap={2} justify="end" wraps className={classes.actions}>
      {children}
    </Row>
  );
}
