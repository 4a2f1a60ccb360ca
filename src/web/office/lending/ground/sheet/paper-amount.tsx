import { rupees } from '#domain/money/rupees.ts';
import { rupeesParts } from '#domain/money/rupees-parts.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './paper-amount.module.css';

interface PaperAmountProps {
  /** In whole rupees. */
  readonly amount: number;
}

/** An amount on paper, in Latin digits: its unit smaller than the figure. */
export function PaperAmount({ amount }: PaperAmountProps) {
  const { minus, unit, digits } = rupeesParts(rupees(amount));
  return (
    <Ltr className={classes.amount}>
      {minus}
      <span>{unit}</span> {digits}
    </Ltr>
  );
}
