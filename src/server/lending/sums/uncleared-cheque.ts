import { isReceived } from './collected-money.ts';

/** True of an entry by which a customer paid with a cheque, as the index of cheques has it. */
export const isCheque = (entry: string) => `${entry}.method = 'cheque' AND ${isReceived(entry)}`;

const stands = (entry: string) =>
  `NOT EXISTS (SELECT FROM entries v WHERE v.reverses = ${entry}.id AND v.agreement_id = ${entry}.agreement_id)`;

/** True if a line of a bank statement is linked to the payment by this cheque. */
export const isClearedByLine = (entry: string) =>
  `EXISTS (SELECT FROM statement_matches m WHERE m.entry_id = ${entry}.id AND m.undone_at IS NULL)`;

/** True if somebody says that this cheque was cleared, and has not taken it back. */
export const isClearedByHand = (entry: string) =>
  `EXISTS (SELECT FROM cheque_steps s WHERE s.entry_id = ${entry}.id AND s.step = 'cleared' AND s.taken_back_at IS NULL)`;

/** True of a payment by a cheque that counts, although no bank has paid it yet. */
export const isUncleared = (entry: string) =>
  `(${isCheque(entry)} AND ${stands(entry)} AND NOT ${isClearedByHand(entry)} AND NOT ${isClearedByLine(entry)})`;

/**
 * The same in a list of columns. Subqueries with a value are asked row by row; for an EXISTS the planner may read every entry there is
 * into memory.
 */
export const unclearedColumn = (entry: string) => `CASE WHEN ${isCheque(entry)} THEN
    (SELECT v.id FROM entries v WHERE v.reverses = ${entry}.id AND v.agreement_id = ${entry}.agreement_id) IS NULL
    AND (SELECT s.id FROM cheque_steps s WHERE s.entry_id = ${entry}.id AND s.step = 'cleared' AND s.taken_back_at IS NULL) IS NULL
    AND (SELECT m.id FROM statement_matches m WHERE m.entry_id = ${entry}.id AND m.undone_at IS NULL) IS NULL
  ELSE false END`;

/** True of a payment by a cheque that counts and that a bank has paid. */
export const isCleared = (entry: string) =>
  `(${isCheque(entry)} AND ${stands(entry)} AND (${isClearedByHand(entry)} OR ${isClearedByLine(entry)}))`;

/** True of a payment that was reversed because a bank returned its cheque. */
export const isReturned = (entry: string) => `(${isCheque(entry)} AND EXISTS (
  SELECT FROM entries v JOIN approvals p ON p.id = v.approval_id
   WHERE v.reverses = ${entry}.id AND v.agreement_id = ${entry}.agreement_id AND p.details ->> 'of' = 'cheque'))`;
