import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  /** The known facts. Unknown ones are left out, not shown as blanks. */
  readonly facts: readonly Fact[];
}

/** The facts of a record: names at the start, values beside them. */
export function Facts({ facts }: FactsProps) {
  return (
    <Stack as="dl" gap={2} className={classes.facts}>
      {facts.map(({ label, value }) => (
        <Row key={label} gap={[0, 3]} wraps>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </Stack>
  );
}
