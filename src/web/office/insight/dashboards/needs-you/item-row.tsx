import type { ReactNode } from 'react';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import classes from './item-row.module.css';

interface ItemRowProps {
  readonly sign: ReactNode;
  /** The link or button that opens it. */
  readonly children: ReactNode;
  /** In whole rupees. */
  readonly amount?: number | null;
  readonly about: ReactNode;
  /** Shown where the row is open; false where it is not. */
  readonly details?: ReactNode;
}

/** A row of what waits: its sign, its name and amount, and who it is about. */
export function ItemRow({ sign, children, amount = null, about, details }: ItemRowProps) {
  return (
    <Row
      as="li"
      gap={3}
      pad={[3, 0]}
      align="start"
      className={classes.row}
      data-open={Boolean(details) || undefined}
    >
      {sign}
      <Stack className={classes.about}>
        {/* Below a long name the amount stays where the other amounts are. */}
        <Row gap={[0, 3]} align="baseline" justify="end" wraps weight={600}>
          {children}
          {amount !== null && <Money amount={amount} />}
        </Row>
        <Text size={2} tone="muted">
          {about}
        </Text>
        {details}
      </Stack>
    </Row>
  );
}

/** The class of the link or button that opens a row: a press anywhere on the row presses it. */
export const itemOpener = classes.open;

/** The class of buttons in an open row, which lie above its opener. */
export const itemButtons = classes.buttons;
