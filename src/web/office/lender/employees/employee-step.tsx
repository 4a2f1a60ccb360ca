import type { ReactNode } from 'react';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import classes from './employee-step.module.css';

interface EmployeeStepProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** An action on an employee, with its meaning. */
export function EmployeeStep({ title, text, action }: EmployeeStepProps) {
  return (
    <Row gap={[2, 4]} align="center" justify="space-between" wraps className={classes.step}>
      <Stack className={classes.words}>
        <h3>{title}</h3>
        <Text tone="muted">{text}</Text>
      </Stack>
      {action}
    </Row>
  );
}
