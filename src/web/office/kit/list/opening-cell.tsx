import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { SecondLine } from '../layout/second-line.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './opening-cell.module.css';

interface OpeningCellProps {
  /** The kind of the item, or its owner: one element, hidden on the smallest phones. */
  readonly sign: ReactNode;
  /** The first line of the row. */
  readonly children: ReactNode;
  /** The second line, which tells apart rows with the same first line. */
  readonly second: ReactNode;
  /** Set to false for an item already read. */
  readonly isStrong?: boolean;
  readonly onOpen: () => void;
}

/** The subject of a list's row. The whole row opens it beside the list. */
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
