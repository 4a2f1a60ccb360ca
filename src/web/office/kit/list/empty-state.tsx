import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Shown when there is nothing to list: the purpose of the place, or the reason, and the next step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" className={classes.state}>
      {drawing}
      <Text as="h2" size={5}>
        {title}
      </Text>
      <Text tone="muted" className={classes.text}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
