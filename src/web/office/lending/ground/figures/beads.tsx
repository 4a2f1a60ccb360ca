import type { CSSProperties } from 'react';
import { paidCount } from '#domain/lending/collections/paid-shares.ts';
import { usePick } from '#web/i18n/language.ts';
import { beadsText } from './beads.messages.ts';
import classes from './beads.module.css';

interface BeadsProps {
  /** The paid share of each installment, from 0 to 1, in the order of the due dates. */
  readonly shares: readonly number[];
}

/** One bead for each installment: paid, partly paid, or to come. They run as the reader reads, and turn green when all are paid. */
export function Beads({ shares }: BeadsProps) {
  const pick = usePick();
  const paid = paidCount(shares);
  const isNextPartlyPaid = shares.some((share) => share > 0 && share < 1);
  return (
    <div
      role="img"
      aria-label={pick(beadsText)({ paid, isNextPartlyPaid, count: shares.length })}
      className={classes.beads}
      data-many={shares.length > 30}
      data-complete={paid === shares.length}
    >
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an installment keeps its place in the schedule
        <span key={index} style={{ '--share': share } as CSSProperties} />
      ))}
    </div>
  );
}
