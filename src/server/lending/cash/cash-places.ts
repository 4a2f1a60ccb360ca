import { receivedKinds } from '#domain/lending/ledger/collected.ts';

const kinds = [...receivedKinds, 'refund'].map((kind) => `'${kind}'`).join(', ');

/**
 * A query of the cash that entries put into hands: a row for each entry that stands, below zero for a refund. The cash of a branch from
 * before its opening count is outside, and so is what was brought in. A reversed entry counts nothing in the hand that took it, also
 * if another person reversed it. `only` is a further condition on the entry `e`. The condition that excludes transfers follows from
 * the method: the planner uses the index `entries_handled` only if the query repeats that index's own condition.
 */
export const cashOfEntries = (only: string) => `
  SELECT e.recorded_by AS user_id, e.branch_id, CASE e.kind WHEN 'refund' THEN -e.amount ELSE e.amount END AS amount
    FROM entries e JOIN cash_drawers d ON d.branch_id = e.branch_id AND e.recorded_at >= d.opened_at
   WHERE e.kind IN (${kinds}) AND e.method <> 'transfer' AND NOT e.brought_in AND e.method = 'cash' AND ${only}
     AND NOT EXISTS (SELECT FROM entries v WHERE v.reverses = e.id AND v.agreement_id = e.agreement_id)`;

/** The cash in the hand of a user, as an expression: by entries and by movements. */
export const heldBy = (userId: string) => `
  ((SELECT coalesce(sum(amount), 0)
      FROM (${cashOfEntries(`e.recorded_by = ${userId} AND e.recorded_at >= (SELECT min(opened_at) FROM cash_drawers)`)}) taken)
   + (SELECT coalesce(sum(into_hand), 0) FROM cash_flows WHERE hand_of = ${userId}))::bigint`;

/** The cash in the drawer of a branch, as an expression. */
export const inDrawer = (branchId: string) =>
  `(SELECT coalesce(sum(into_drawer), 0)::bigint FROM cash_flows WHERE branch_id = ${branchId})`;

/** The cash of a drawer that is not offered as a float yet, as an expression. */
export const freeInDrawer = (branchId: string) =>
  `(${inDrawer(branchId)} - (SELECT coalesce(sum(amount), 0)::bigint FROM cash_offers
     WHERE branch_id = ${branchId} AND kind = 'float' AND state = 'waiting'))`;

/** True of a movement `m` whose difference nobody has settled yet. */
export const isOpenDifference = `m.stated <> m.amount AND NOT EXISTS (SELECT FROM cash_movements x WHERE x.settles = m.id)`;
