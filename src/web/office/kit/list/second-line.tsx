import type { ReactNode } from 'react';
import classes from './second-line.module.css';

interface SecondLineProps {
  readonly children: ReactNode;
}

/** What a cell says below its first line. */
export function SecondLine({ children }: SecondLineProps) {
  return <div className={classes.second}>{children}</div>;
}
