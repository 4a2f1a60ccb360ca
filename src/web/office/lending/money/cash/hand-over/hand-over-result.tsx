import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { CountResult } from '../count-result.tsx';
import { CountedNotes } from './counted-notes.tsx';
import { HandOverReceipts } from './hand-over-receipts.tsx';
import classes from './hand-over-result.module.css';

interface HandOverResultProps {
  readonly movement: CashMovement;
}

/** A locked count of a hand-over: the difference, the counted notes, and the receipts behind the stated amount. */
export function HandOverResult({ movement }: HandOverResultProps) {
  return (
    <div className={classes.parts}>
      <div className={classes.result}>
        <CountResult movement={movement} />
      </div>
      <CountedNotes movement={movement} />
      <HandOverReceipts movement={movement} />
    </div>
  );
}
