import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  /** What is not known is left out of them, not shown as a blank. */
  readonly facts: readonly Fact[];
}

/** What is on record of something: names at the start, values beside them. */
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
