import type { ReactNode } from 'react';
import { Stack } from '../../layout/stack.tsx';
import classes from './list-split.module.css';

interface ListSplitProps {
  readonly isOpen: boolean;
  /** The list shrinks to a queue, and the open row gets most of the width. */
  readonly isQueue?: boolean;
  /** The list, and the panel of the row that is open. */
  readonly children: ReactNode;
}

/** A list with one of its rows open beside it. */
export function ListSplit({ isOpen, isQueue, children }: ListSplitProps) {
  return (
    <Stack gap={4} className={classes.split} data-open={isOpen} data-queue={isQueue}>
      {children}
    </Stack>
  );
}
