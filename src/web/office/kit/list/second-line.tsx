import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import classes from './second-line.module.css';

interface SecondLineProps {
  readonly children: ReactNode;
}

/** The text of a cell below its first line. */
export function SecondLine({ children }: SecondLineProps) {
  return (
    <Text as="div" size={2} tone="muted" weight={400} className={classes.second}>
      {children}
    </Text>
  );
}
