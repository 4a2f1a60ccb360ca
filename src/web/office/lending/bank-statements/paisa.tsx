import { rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './paisa.module.css';

interface PaisaProps {
  readonly paisa: number;
  /** True below a heading that names the unit. */
  readonly isCell?: boolean;
}

/** An amount of a bank: in rupees, and with its paisa where it has some. */
export function Paisa({ paisa, isCell = false }: PaisaProps) {
  const part = Math.abs(paisa % 100);
  const whole = rupees(Math.trunc(paisa / 100));
  if (part === 0) return isCell ? <Ltr>{formatCount(whole)}</Ltr> : <Money amount={whole} />;
  const sign = paisa < 0 && whole === 0 ? '\u2212' : '';
  return (
    <Ltr className={classes.paisa}>
      {sign}
      {isCell ? formatCount(whole) : formatRupees(whole)}.{String(part).padStart(2, '0')}
    </Ltr>
  );
}
