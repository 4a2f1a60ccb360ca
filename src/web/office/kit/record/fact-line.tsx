import { Children, type ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import classes from './fact-line.module.css';

interface FactLineProps {
  /** The facts; null and false are left out. */
  readonly children: ReactNode;
}

/** Short facts in a row with a dot between them. Where they take more than one line, no line begins or ends with a dot. */
export function FactLine({ children }: FactLineProps) {
  return (
    <span className={classes.line} data-facts>
      <Row as="span" wraps className={classes.facts}>
        {Children.map(Children.toArray(children), (fact, index) => (
          <span className={classes.fact}>
            {index > 0 && <span className={classes.dot}> · </span>}
            {fact}
          </span>
        ))}
      </Row>
    </span>
  );
}
