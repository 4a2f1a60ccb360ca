import { invariant } from '#domain/invariant.ts';
import type { EntryRefusal } from '#domain/lending/ledger/check-entry.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** A refused entry as it is answered; of what is to be confirmed, the first. */
export function entryRefusal(refusal: EntryRefusal): Refusal {
  if (refusal.reason !== 'not_confirmed') return new Refusal(refusal.reason);
  const [warning] = refusal.warnings;
  invariant(warning !== undefined, 'what is not confirmed was warned of');
  return new Refusal(warning);
}
