import { receivedKinds } from '#domain/lending/ledger/collected.ts';

const received = receivedKinds.map((kind) => `'${kind}'`).join(', ');

/**
 * True of an entry by which money came in or went out over the counter or by wire, as the indexes of such entries have it. Money
 * moved between agreements did neither, and money from before the move did it elsewhere.
 */
export const isMovedHere = (entry: string) => `${entry}.method <> 'transfer' AND NOT ${entry}.brought_in`;

/** True of an entry by which money came in over the counter or by wire. */
export const isReceived = (entry: string) => `${entry}.kind IN (${received}) AND ${isMovedHere(entry)}`;

/** True of an entry by which money came in before the move. */
export const isBroughtIn = (entry: string) => `${entry}.kind IN (${received}) AND ${entry}.brought_in`;

/** True of an entry by which money went back to the customer. */
export const isRefund = (entry: string) => `${entry}.kind = 'refund' AND ${isMovedHere(entry)}`;

/**
 * The user for whom an entry counts as collected: who recorded it; of a refund, who took the money that goes back, by the rule
 * of `moneyGivenBack` in the domain. Entries are only added, so this never changes.
 */
export const takerOf = (entry: string) => `
  CASE ${entry}.kind WHEN 'refund' THEN coalesce((
    SELECT taken.recorded_by FROM entries taken
     WHERE taken.agreement_id = ${entry}.agreement_id AND taken.position < ${entry}.position
       AND taken.kind IN ('payment', 'down_payment')
       AND NOT EXISTS (SELECT FROM entries undone WHERE undone.reverses = taken.id AND undone.agreement_id = taken.agreement_id
                          AND undone.position < ${entry}.position)
     ORDER BY taken.position DESC LIMIT 1), ${entry}.recorded_by)
  ELSE ${entry}.recorded_by END`;
