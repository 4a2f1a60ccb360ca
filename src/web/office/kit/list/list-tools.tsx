import type { ReactNode } from 'react';
import classes from './list-tools.module.css';

interface ListToolsProps {
  readonly children: ReactNode;
}

/** The search and the filters of a list, in one row where there is room. */
export function ListTools({ children }: ListToolsProps) {
  return <div className={classes.tools}>{children}</div>;
}
