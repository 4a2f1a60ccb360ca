import type { ReactNode } from 'react';
import classes from './second-line.module.css';
import { Text } from './text.tsx';

interface SecondLineProps {
  readonly children: ReactNode;
}

/** The text of a cell below its first line. */
export function SecondLine({ children }: SecondLineProps) {
  return (
    <>
      <span className={classes.gap} data-gap>
        {' '}
      </span>
      <Text as="div" size={2} tone="muted" weight={400} className={classes.second} data-second>
        {children}
      </Text>
    </>
  );
}
