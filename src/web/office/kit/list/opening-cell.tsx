import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './opening-cell.module.css';
import { SecondLine } from './second-line.tsx';

interface OpeningCellProps {
  /** What kind of thing it is, or whose: one element, which the smallest phones leave out. */
  readonly sign: ReactNode;
  /** What the row says first. */
  readonly children: ReactNode;
  /** What tells it from another that says the same. */
  readonly second: ReactNode;
  /** Set false where it is read already. */
  readonly isStrong?: boolean;
  readonly onOpen: () => void;
}

/** What a row of a list is about; the whole row opens it beside the list. */
export function OpeningCell({ sign, children, second, isStrong = true, onOpen }: OpeningCellProps) {
  return (
    <Row gap={3} align="center" className={classes.cell}>
      {sign}
      <Stack>
        <button type="button" className={classes.open} data-strong={isStrong} onClick={onOpen}>
          {children}
        </button>
        <SecondLine>{second}</SecondLine>
      </Stack>
    </Row>
  );
}
