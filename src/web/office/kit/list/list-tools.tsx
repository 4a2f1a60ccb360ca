import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import classes from './list-tools.module.css';

interface ListToolsProps {
  readonly children: ReactNode;
}

/** The search and the filters of a list, in one row if there is room. */
export function ListTools({ children }: ListToolsProps) {
  return (
    <Row gap={2} align="end" wraps pad={[3, 5]} className={classes.tools}>
      {children}
    </Row>
  );
}
