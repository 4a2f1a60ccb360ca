import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { formatCount } from '#web/format/count.ts';

/** An amount in a list of money in and out, in whole rupees: a refund has a minus. */
export function signedAmount(kind: EntryKind, amount: number): string {
  return `${kind === 'refund' ? '\u2212' : ''}${formatCount(amount)}`;
}
