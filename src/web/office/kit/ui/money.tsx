import { rupees } from '#domain/money/rupees.ts';
import { rupeesParts } from '#domain/money/rupees-parts.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Text } from '../layout/text.tsx';
import classes from './money.module.css';

interface MoneyProps {
  /** In whole rupees. */
  readonly amount: number;
}

/** An amount: the unit belongs to the figure and is smaller than it. Below zero it has a minus, never a bracket. */
export function Money({ amount }: MoneyProps) {
  const { minus, unit, digits } = rupeesParts(rupees(amount));
  return (
    <Ltr className={classes.money}>
      {minus}
      <Text as="span" tone="muted" weight={400} className={classes.unit}>
        {unit}
      </Text>{' '}
      {digits}
    </Ltr>
  );
}
