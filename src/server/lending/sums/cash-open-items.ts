import type { KeptSum } from './kept-sum.ts';

/**
 * The amounts about which somebody has still to say something: deposits until their account has them, expenses until they are confirmed,
 * and differences until they are settled. What answers a movement takes its amount away, whole or in part.
 */
export const cashOpenItems = [
  (named) => `
  SELECT id AS movement_id, amount FROM ${named('cash_movements')} WHERE kind IN ('deposit', 'expense')`,
  (named) => `
  SELECT m.id AS movement_id, -m.amount AS amount FROM ${named('cash_movements')} n JOIN cash_movements m ON m.id = n.refuses`,
  (named) => `
  SELECT m.id AS movement_id, -m.amount AS amount FROM ${named('cash_arrivals')} v JOIN cash_movements m ON m.id = v.deposit_id`,
  (named) => `
  SELECT m.id AS movement_id, m.amount FROM ${named('cash_arrival_take_backs')} t JOIN cash_movements m ON m.id = t.deposit_id`,
  (named) => `
  SELECT m.id AS movement_id, -m.amount AS amount FROM ${named('cash_expense_confirmations')} c JOIN cash_movements m ON m.id = c.expense_id`,
  (named) => `
  SELECT id AS movement_id, stated - amount AS amount FROM ${named('cash_movements')} WHERE stated <> amount AND reverses IS NULL`,
  (named) => `
  SELECT settles AS movement_id, -amount AS amount FROM ${named('cash_movements')} WHERE settles IS NOT NULL`,
  (named) => `
  SELECT reverses AS movement_id, amount - stated AS amount FROM ${named('cash_movements')} WHERE stated <> amount AND reverses IS NOT NULL`,
] as const satisfies KeptSum['rows'];
